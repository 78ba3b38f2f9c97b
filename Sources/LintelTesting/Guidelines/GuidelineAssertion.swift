import LintelEvidence
import LintelModel
import LintelUIKit

/// Runs guidelines on an app and records what they find, one failure each.
@MainActor
struct GuidelineAssertion {
    let site: CallSite
    var severity = Severity.advice

    /// All but some; a name that no guideline has is a failure, or it would hide nothing for ever.
    func guidelines(except exceptions: Set<String>) -> [Guideline] {
        let all = Guideline.all
        for id in exceptions.sorted() where !all.contains(where: { $0.id == id }) {
            let near = NearestName.of(id, among: all.map(\.id)).map { ": did you mean \($0)?" } ?? ": `lintel rules` lists them"
            site.fail("no guideline is called \(id)\(near)")
        }
        return all.filter { !exceptions.contains($0.id) }
    }

    func check(_ guidelines: [Guideline], _ app: UIApplication, on device: String? = nil) {
        for guideline in guidelines {
            do {
                for finding in try guideline.findings(in: app) where finding.severity >= severity {
                    site.fail(Self.words(finding, on: device))
                }
            } catch {
                site.fail("\(guideline.id): \(error)")
            }
        }
    }

    func check(
        _ guidelines: [Guideline], _ controller: @autoclosure () throws -> UIViewController, _ devices: [TestDevice],
        _ prepare: (UIApplication) throws -> Void
    ) {
        for device in devices {
            do {
                let app = try UIApplication(on: device, rootViewController: try controller())
                try prepare(app)
                check(guidelines, app, on: device.label)
            } catch {
                site.fail("on \(device.label): \(error)")
            }
        }
    }

    /// What is wrong, where, how to go on.
    private static func words(_ finding: Finding, on device: String?) -> String {
        let place = finding.place.objectID.map { " (\($0))" } ?? ""
        let basis = finding.basis.isEmpty ? "" : " [\(finding.basis.joined(separator: ", "))]"
        return "\(finding.rule)\(device.map { " on \($0)" } ?? ""): \(finding.message)\(place)\nto go on: \(finding.help)\(basis)"
    }
}
