/// What a project tells of the SDK it is linked with.
public enum LinkedSDK: Hashable, Sendable {
    /// Named in `SDKROOT`, such as `17.2`.
    case version(String)
    /// The Xcode that last upgraded the project is known, and with it an SDK the team has had; builds today may use a later one.
    case atLeast(String)
    case unknown
}
