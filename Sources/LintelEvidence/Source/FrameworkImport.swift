/// A file that imports one of the frameworks whose presence tells what kind of app it is.
public struct FrameworkImport: Hashable, Sendable {
    public var framework: String
    public var file: String

    public init(framework: String, file: String) {
        self.framework = framework
        self.file = file
    }
}
