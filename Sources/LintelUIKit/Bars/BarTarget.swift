/// What a finger on a bar can mean.
enum BarTarget: Equatable {
    case item(UIBarButtonItem)
    case back
    case tab(Int)
}
