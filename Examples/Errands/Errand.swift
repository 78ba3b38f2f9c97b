/// A place to go to.
struct Errand {
    var place: String
    var isDone = false

    var sentence: String { isDone ? "Done." : "Go to the \(place.lowercased())." }
}
