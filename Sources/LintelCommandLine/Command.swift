import LintelRunning

/// One of the tool's commands. The files in `Commands/` register themselves: a file's name is its type's name.
typealias Command = LintelRunning.Command
