import LintelProject

/// A cell of an interface file that is made again for each row that needs one.
@MainActor
struct InterfacePrototype {
    private let element: MarkupElement
    private let load: InterfaceLoad

    init(_ element: MarkupElement, _ load: InterfaceLoad) {
        self.element = element
        self.load = load
    }

    func make() -> UIView {
        let part = load.part(element)
        let view = part.view(element)
        part.finish()
        return view
    }
}
