/// What a finger on a bar can mean.
enum BarTarget: Equatable {
    case item(UIBarButtonItem)
    case back
    /// The bar's own item for what found no room.
    case overflow
    case tab(Int)
}
