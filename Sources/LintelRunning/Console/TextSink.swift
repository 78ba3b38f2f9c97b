/// Where text goes: a file of the process, or a test's memory.
package protocol TextSink: AnyObject {
    func write(_ text: String)
    func flush()
    /// Why something that was written is lost, in the system's words; nil where nothing is.
    var failure: String? { get }
}
