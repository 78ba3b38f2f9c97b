import LintelModel

/// One screen that a command is to show.
struct RequestedScreen: Sendable {
    var screen: Screen
    /// The file it was read from; nil for an empty screen.
    var file: String?
    /// Object id of the storyboard's controller.
    var sceneID: String?
    var sceneName: String?
    /// What people call it: the description's name, the storyboard's and the scene's.
    var title: String
    /// Values of the screen flags that were given, such as `dark`.
    var labels: [String]
    /// Languages that the screen's texts are translated into.
    var languages: [String] = []
}
