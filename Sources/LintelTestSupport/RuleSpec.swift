public import Foundation

/// A rule's page of samples, as Markdown: every section is a small project, its files in fences, the findings marked in place.
///
/// A fence begins ```` ```xml file=App/Main.storyboard ````. A line where a finding is expected ends in a comment: `finds:` and the
/// rule's id, in the file's own manner of comments. A fence `png` with `size=48x72` stands for a picture. A fence `says` holds the
/// findings as a report words them. `edition=26` behind a fence's file chooses the guidelines' edition for its section.
public struct RuleSpec: Sendable, CustomStringConvertible {
    public struct Section: Sendable, CustomStringConvertible {
        public var title: String
        /// Line of the heading in the page.
        public var line: Int
        public var files: [SampleFile] = []
        public var edition: Int?
        /// The whole text of the findings, where the page gives it.
        public var says: String?

        public var description: String { title }

        /// Where findings are marked, as `file:line`, in order.
        public func marks(of rule: String) -> [String] {
            files.flatMap { file in
                file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
                    Self.markedRules(line).contains(rule) ? "\(file.path):\(index + 1)" : nil
                }
            }.sorted()
        }

        /// Every rule that some mark names.
        public var markedRules: Set<String> {
            Set(files.flatMap { $0.text.split(separator: "\n").flatMap { Self.markedRules($0) } })
        }

        private static func markedRules(_ line: Substring) -> [String] {
            guard let range = line.range(of: "finds: ") else { return [] }
            let words = line[range.upperBound...].split { $0 == " " || $0 == "," }
            return words.prefix { $0.first?.isLetter ?? false }.map(String.init)
        }
    }

    public struct SampleFile: Sendable {
        public var path: String
        public var text: String
        /// Width and height in pixels of a picture that the file stands for.
        public var pictureSize: (width: Int, height: Int)?
    }

    public var rule: String
    public var sections: [Section]

    public var description: String { rule }

    /// - Parameter file: `<rule-id>.md`.
    public init(contentsOf file: URL) throws {
        rule = file.deletingPathExtension().lastPathComponent
        sections = Self.sections(try String(contentsOf: file, encoding: .utf8))
    }

    private static func sections(_ text: String) -> [Section] {
        var sections: [Section] = []
        var fence: Fence?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let open = fence {
                if line.hasPrefix("```") {
                    if !sections.isEmpty { open.close(into: &sections[sections.count - 1]) }
                    fence = nil
                } else {
                    fence?.lines.append(String(line))
                }
            } else if line.hasPrefix("```") {
                fence = Fence(String(line.dropFirst(3)))
            } else if line.hasPrefix("## ") {
                sections.append(Section(title: String(line.dropFirst(3)), line: index + 1))
            }
        }
        return sections.filter { !$0.files.isEmpty }
    }

    /// A fence while it is read.
    private struct Fence {
        var language: String
        var options: [String: String] = [:]
        var lines: [String] = []

        /// Values may hold blanks up to the next `name=`.
        init(_ heading: String) {
            language = String(heading.prefix { $0 != " " })
            var name: String?
            for word in heading.split(separator: " ").dropFirst() {
                if let equals = word.firstIndex(of: "=") {
                    name = String(word[..<equals])
                    options[String(word[..<equals])] = String(word[word.index(after: equals)...])
                } else if let name {
                    options[name, default: ""] += " " + word
                }
            }
        }

        func close(into section: inout Section) {
            if let edition = options["edition"].flatMap({ Int($0) }) { section.edition = edition }
            if language == "says" { section.says = lines.joined(separator: "\n") }
            guard let path = options["file"] else { return }
            var file = SampleFile(path: path, text: lines.joined(separator: "\n") + "\n")
            let sides = (options["size"] ?? "").split(separator: "x").compactMap { Int($0) }
            if sides.count == 2 { file.pictureSize = (sides[0], sides[1]) }
            section.files.append(file)
        }
    }
}
