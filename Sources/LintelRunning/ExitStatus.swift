/// What the tool says to the shell (cli.md).
package enum ExitStatus: Int32 {
    case done = 0
    /// Findings at or above the failing severity.
    case findings = 1
    case couldNotWork = 2
}
