import Foundation

enum FontFiles {
    /// Held by whoever opens, reads or closes a font file through Cairo, which has one FreeType library for all threads of a process, keeps
    /// ten files open in it (`MAX_OPEN_FACES` in cairo-ft-font.c) and may close one that another thread is reading.
    static let lock = NSLock()
}
