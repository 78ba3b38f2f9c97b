internal import LintelEvidence

/// Files that the scan reads, told by their names.
enum FileKind: Sendable {
    case swift, objectiveC, interface, propertyList, project
    /// A folder that is read as one thing.
    case assetCatalogue
    case image
    /// Tells only that a package manager builds the folder.
    case package

    init?(name: String) {
        if name == "Package.swift" {
            self = .package
            return
        }
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        switch name[name.index(after: dot)...] {
        case "swift": self = .swift
        case "m", "mm", "h": self = .objectiveC
        case "storyboard", "xib": self = .interface
        case "plist": self = .propertyList
        case "pbxproj": self = .project
        case "xcassets": self = .assetCatalogue
        case "podspec": self = .package
        case let ending where ImageFileReader.extensions.contains(String(ending)): self = .image
        default: return nil
        }
    }

    /// The most bytes that are read of one; far above the largest of the survey (projects.md, section 2).
    var largestFile: Int {
        switch self {
        case .interface: MarkupParser.largestFile
        case .propertyList: PropertyListReader.largestFile
        case .project: XcodeProjectReader.largestFile
        case .swift, .objectiveC, .assetCatalogue, .image, .package: 16_000_000
        }
    }
}
