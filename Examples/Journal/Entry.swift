/// One day of a journal.
struct Entry {
    let day: String
    let text: String

    static let samples = [
        Entry(day: "Monday", text: "Rain until noon. Read by the window."),
        Entry(day: "Tuesday", text: "Walked to the lake and back."),
        Entry(day: "Wednesday", text: "Bread rose well; the neighbours came by."),
        Entry(day: "Thursday", text: "First frost on the roof."),
        Entry(day: "Friday", text: "Letters, then the evening train."),
    ]
}
