internal import LintelEvidence

/// What reading one file gave.
struct FileReading: Sendable {
    enum Content: Sendable {
        case interface(InterfaceFile)
        case source(SourceFile)
        case propertyList(PropertyListFile)
        case targets([BuildTarget])
        case images([ImageAsset])
        /// Read, and nothing in it that a rule could ask for.
        case nothing
    }

    var path: String
    var content = Content.nothing
    var suppressions: [Suppression] = []
    var unreadable: UnreadableFile?
}
