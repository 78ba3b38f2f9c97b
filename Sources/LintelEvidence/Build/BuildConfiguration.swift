/// A target's settings in one configuration, such as Debug: the target's own over its xcconfig over the project's.
public struct BuildConfiguration: Hashable, Sendable {
    public var name: String
    /// Resolved layers, one setting a name.
    public var settings: [String: BuildSetting]
    /// `INFOPLIST_FILE` as a path like all others in the evidence; nil if absent, or if its variables cannot be resolved.
    public var infoPlist: String?

    public init(name: String, settings: [String: BuildSetting] = [:], infoPlist: String? = nil) {
        self.name = name
        self.settings = settings
        self.infoPlist = infoPlist
    }

    /// Whether the build makes a list by itself and merges it into the file's (SB-37).
    public var generatesInfoPlist: Bool { value("GENERATE_INFOPLIST_FILE") == "YES" }

    /// A setting's value with its variables put in; nil if absent or not resolvable.
    public func value(_ name: String) -> String? {
        settings[name].flatMap { expand($0.value) }
    }

    /// Puts in the values of `$(NAME)` and `${NAME}`; nil if one of them is not known here.
    public func expand(_ text: String) -> String? {
        BuildVariables.expand(text) { settings[$0]?.value }
    }
}
