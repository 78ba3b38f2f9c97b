/// A target of an Xcode project.
public struct BuildTarget: Hashable, Sendable {
    public var name: String
    public var product: ProductKind
    public var platforms: Set<Platform>
    /// Where the target is declared in the project file.
    public var place: Place
    public var configurations: [BuildConfiguration]
    public var files: TargetFiles
    /// Names of the targets of the same project that it depends on or links.
    public var dependencies: Set<String>
    /// Empty if the project does not tell.
    public var deviceFamilies: Set<DeviceFamily>
    /// The lowest iOS version of its configurations, such as `13.0`; nil if the project does not tell.
    public var deploymentTarget: String?
    public var sdk: LinkedSDK

    public init(
        name: String, product: ProductKind, platforms: Set<Platform> = [.iOS], place: Place, configurations: [BuildConfiguration] = [],
        files: TargetFiles = TargetFiles(), dependencies: Set<String> = [], deviceFamilies: Set<DeviceFamily> = [],
        deploymentTarget: String? = nil, sdk: LinkedSDK = .unknown
    ) {
        self.name = name
        self.product = product
        self.platforms = platforms
        self.place = place
        self.configurations = configurations
        self.files = files
        self.dependencies = dependencies
        self.deviceFamilies = deviceFamilies
        self.deploymentTarget = deploymentTarget
        self.sdk = sdk
    }

    /// Path of the `project.pbxproj`.
    public var projectFile: String { place.file }

    /// The folder that the project's paths start from: the one that holds the `.xcodeproj`.
    public var projectFolder: String { FolderPath.parent(of: FolderPath.parent(of: projectFile)) }

    /// An app for the phone or the pad: what has a status bar.
    public var isApp: Bool { product == .application && (platforms.isEmpty || platforms.contains(.iOS)) }
}
