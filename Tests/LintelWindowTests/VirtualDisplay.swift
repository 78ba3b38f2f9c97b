import Foundation

/// An X server without a screen, of this test's own, whose pixels lie in a file.
final class VirtualDisplay {
    static let isInstalled = ["Xvfb", "xdotool"].allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }

    let name: String
    private let folder: URL
    private let server: Process

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        server = Process()
        server.executableURL = URL(filePath: "/usr/bin/Xvfb")
        let pipe = Pipe()
        // The server itself looks for a free number and writes it to its standard output.
        server.arguments = ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-fbdir", folder.path(), "-nolisten", "tcp"]
        server.standardOutput = pipe
        server.standardError = FileHandle.nullDevice
        try server.run()
        var answer = Data()
        while !answer.contains(UInt8(ascii: "\n")) {
            let part = pipe.fileHandleForReading.availableData
            if part.isEmpty { throw CocoaError(.executableLoad) }
            answer += part
        }
        name = ":" + String(decoding: answer, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    deinit {
        // Signals may be blocked in processes that worker threads start; this one cannot be.
        kill(server.processIdentifier, SIGKILL)
        server.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    /// A program on this display.
    func start(_ path: String, _ arguments: [String]) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = name
        environment["WAYLAND_DISPLAY"] = nil
        environment["SDL_VIDEODRIVER"] = "x11"
        process.environment = environment
        try process.run()
        return process
    }

    /// Mouse and keys, as `xdotool` takes them.
    func input(_ words: String) throws {
        let tool = try start("/usr/bin/xdotool", words.split(separator: " ").map(String.init))
        tool.waitUntilExit()
    }

    /// What the display shows now.
    func screenshot() throws -> Screenshot {
        try Screenshot(Data(contentsOf: folder.appending(path: "Xvfb_screen0")))
    }
}

/// Pixels of an XWD file (X11/XWDFile.h): a header of big-endian words, colours, rows.
struct Screenshot {
    let width: Int
    let height: Int
    private let pixels: [UInt32]

    init(_ data: Data) throws {
        let bytes = [UInt8](data)
        func word(_ index: Int) -> Int { bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) } }
        guard bytes.count > 100, word(11) == 32 else { throw CocoaError(.fileReadCorruptFile) }
        (width, height) = (word(4), word(5))
        let (stride, start, isLittle) = (word(12), word(0) + word(19) * 12, word(7) == 0)
        guard bytes.count >= start + stride * height else { throw CocoaError(.fileReadCorruptFile) }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width {
                let place = start + y * stride + x * 4
                let parts = (0..<4).map { UInt32(bytes[place + $0]) }
                let value = isLittle ? parts[2] << 16 | parts[1] << 8 | parts[0] : parts[1] << 16 | parts[2] << 8 | parts[3]
                pixels.append(value)
            }
        }
        self.pixels = pixels
    }

    subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

    /// The box of everything that is not the empty display's black; nil while there is no window.
    var window: (x: Int, y: Int, width: Int, height: Int)? {
        let lit = pixels.indices.filter { pixels[$0] != 0 }
        guard let first = lit.first, let last = lit.last else { return nil }
        let columns = lit.map { $0 % width }
        guard let left = columns.min(), let right = columns.max() else { return nil }
        return (left, first / width, right - left + 1, last / width - first / width + 1)
    }
}
