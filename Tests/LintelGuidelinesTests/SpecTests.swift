import Foundation
import LintelEvidence
import LintelGuidelines
import LintelModel
import LintelTestSupport
import Testing

/// Every rule against its page of samples, and against the samples that `lintel explain` shows.
@Suite struct SpecTests {
    static let folder = PackageRoot.folder.appending(path: "Tests/LintelGuidelinesTests/Specs")

    static let cases: [(rule: String, section: RuleSpec.Section)] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return names.filter { $0.hasSuffix(".md") }.sorted().flatMap { name -> [(String, RuleSpec.Section)] in
            guard let spec = try? RuleSpec(contentsOf: folder.appending(path: name)) else { return [] }
            return spec.sections.map { (spec.rule, $0) }
        }
    }()

    @Test("a section's findings stand where its marks are", arguments: cases)
    func findingsStandAtMarks(id: String, section: RuleSpec.Section) throws {
        let rule = try #require(Guidelines.rule(id), "no rule has this name")
        #expect(section.markedRules.subtracting([id]).isEmpty, "marks of other rules")
        var settings = RuleSettings()
        if let edition = section.edition { settings.edition = try #require(GuidelinesEdition(rawValue: edition)) }
        let evidence = try SampleProject(section).evidence()
        let unreadable = evidence.unreadable.map { "\($0.place.file):\($0.place.line) \($0.message)" }
        #expect(unreadable == [], "unreadable samples prove nothing")
        let findings = rule.check(evidence, settings).findings.sorted { $0.place < $1.place }
        #expect(findings.map { "\($0.place.file):\($0.place.line)" }.sorted() == section.marks(of: id))
        if let says = section.says { #expect(findings.map(Self.rendered).joined(separator: "\n") == says) }
    }

    /// The whole message, one line a part.
    static func rendered(_ finding: Finding) -> String {
        let start = finding.place.range?.start ?? .start
        let head = "\(finding.place.file):\(start.line):\(start.column): \(finding.severity.rawValue): \(finding.message)"
        let notes = finding.because.map { "  \($0.place.file):\($0.place.line): \($0.message)" }
        return ([head] + notes + ["  help: \(finding.help)"]).joined(separator: "\n")
    }

    @Test("the failing sample is found, the passing one is not", arguments: Guidelines.all.map(\.id))
    func pageSamples(id: String) throws {
        let rule = try #require(Guidelines.rule(id))
        #expect(try !SampleProject(rule.page.failing).findings(of: rule).isEmpty)
        #expect(try SampleProject(rule.page.passing).findings(of: rule).map(\.message) == [])
    }

    /// A fault, and at least two look-alikes that only a second file tells from it.
    @Test("every rule has a page of samples", arguments: Guidelines.all.map(\.id))
    func everyRuleHasAPage(id: String) {
        let sections = Self.cases.filter { $0.rule == id }.map(\.section)
        #expect(sections.contains { !$0.marks(of: id).isEmpty })
        #expect(sections.filter { $0.marks(of: id).isEmpty && $0.files.count > 1 }.count >= 2)
    }
}
