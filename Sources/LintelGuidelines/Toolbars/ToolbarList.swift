import LintelEvidence

/// The items of one toolbar as rules see them, whether an interface file or code gives them.
struct ToolbarList {
    /// Where the bar is shown.
    enum Role: Hashable {
        /// A screen's own bar.
        case screen
        /// Over the keyboard, as an input accessory.
        case keyboard
        /// Inside a title view, a cell or another bar.
        case embedded
    }

    /// What a finding belongs to in a storyboard.
    struct Origin {
        var file: InterfaceFile
        var scene: InterfaceScene
        /// The stand-alone bar; nil for a controller's `toolbarItems`.
        var bar: InterfaceView?
    }

    var entries: [ToolbarEntry]
    /// Whether every item is known and always there.
    var isComplete: Bool
    var role: Role
    /// The bar's element, or the statement that gives the list.
    var place: Place
    var origin: Origin?
    /// The type whose code gives the list.
    var owner: String?
    /// Shown by a navigation controller, or by SwiftUI.
    var isManaged = false
    var isSwiftUI = false

    /// The storyboard scene that shows the bar, with the item a finding is about.
    func sceneReference(_ objectID: String?) -> SceneReference? {
        origin.map { SceneReference(file: $0.file.path, controllerID: $0.scene.id, objectID: objectID ?? $0.bar?.id) }
    }
}

/// One item of a toolbar.
struct ToolbarEntry {
    enum Content: Hashable {
        case flexibleSpace
        case fixedSpace
        /// A title; nil where its text is not known.
        case title(String?)
        /// A system item that is drawn as a word, such as Cancel.
        case word(String)
        case systemIcon(String)
        case image(String)
        case symbol(String)
        case segmentedControl
        case view
        case unknown
    }

    /// What is known of the text that VoiceOver reads for a picture.
    enum Label: Hashable { case given, missing, unknown }

    var content: Content
    var label: Label
    var place: Place
    var isHidden = false

    var isText: Bool {
        switch content {
        case .title, .word: true
        case .flexibleSpace, .fixedSpace, .systemIcon, .image, .symbol, .segmentedControl, .view, .unknown: false
        }
    }

    var isSpace: Bool { content == .flexibleSpace || content == .fixedSpace }

    /// A symbol of the system's.
    var isSymbol: Bool { if case .symbol = content { true } else { false } }

    /// A picture of the app's own or a symbol, without a title beside it.
    var isPicture: Bool { if case .image = content { true } else { isSymbol } }

    /// How messages name the item.
    var name: String {
        switch content {
        case .title(let text?), .word(let text), .systemIcon(let text): "“\(text)”"
        case .image(let name): "icon “\(name)”"
        // The reader writes a question mark for a name that is computed.
        case .symbol("?"): "a symbol"
        case .symbol(let name): "symbol “\(name)”"
        case .title(nil): "a title"
        case .flexibleSpace, .fixedSpace: "a space"
        case .segmentedControl: "a segmented control"
        case .view, .unknown: "an item"
        }
    }
}
