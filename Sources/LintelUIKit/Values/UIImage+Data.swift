public import Foundation
import LintelModel

extension UIImage {
    /// A picture of the app's catalogues or resources that is known to be there; the compiler's image literals ask for it.
    public convenience init(imageLiteralResourceName name: String) {
        guard let found = AssetCatalogue(bundle: .main).image(named: name) else {
            preconditionFailure("no picture \(name): add it to the app's resources, or ask UIImage(named:) for one that may be missing")
        }
        self.init(found.icon, dark: found.dark, renderingMode: found.renderingMode)
    }

    /// A PNG or SVG; nil for other data. It is kept in a temporary file, one for equal data.
    public convenience init?(data: Data) { self.init(data: data, size: nil) }

    /// - Parameter size: in points, where the data alone does not tell.
    convenience init?(data: Data, size: CGSize?) {
        guard let suffix = Self.suffix(of: data) else { return nil }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lintel-pictures")
        let file = folder.appendingPathComponent(String(Self.digest(of: data), radix: 16) + suffix)
        if !FileManager.default.fileExists(atPath: file.path) {
            guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil,
                (try? data.write(to: file, options: .atomic)) != nil
            else { return nil }
        }
        self.init(.file(file.path, size: size?.model))
    }

    private static func suffix(of data: Data) -> String? {
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return ".png" }
        let head = String(decoding: data.prefix(svgHeadLength), as: UTF8.self)
        return head.contains("<svg") ? ".svg" : nil
    }

    /// Declarations and comments before an SVG's element end within so many bytes.
    private static let svgHeadLength = 1024

    /// FNV-1a of 64 bits, which names equal data equally in every run.
    private static func digest(of data: Data) -> UInt64 {
        data.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
