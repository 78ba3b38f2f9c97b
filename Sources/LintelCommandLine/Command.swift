/// One of the tool's commands.
protocol Command: Sendable {
    var name: String { get }
}
