/// Where text goes: a file of the process, or a test's memory.
protocol TextSink: AnyObject {
    func write(_ text: String)
    func flush()
}
