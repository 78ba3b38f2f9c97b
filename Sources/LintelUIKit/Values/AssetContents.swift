import Foundation
import LintelModel

extension AssetCatalogue {
    /// `Contents.json` of an image set or a colour set.
    struct Contents: Decodable {
        struct Look: Decodable {
            var appearance: String?
            var value: String?
        }

        struct Image: Decodable {
            var filename: String?
            var scale: String?
            var idiom: String?
            var appearances: [Look]?
        }

        struct ColorEntry: Decodable {
            var color: Definition?
            var idiom: String?
            var appearances: [Look]?
        }

        struct Definition: Decodable {
            var components: [String: String]?
        }

        struct Properties: Decodable {
            var intent: String?

            enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
        }

        var images: [Image]?
        var colors: [ColorEntry]?
        var properties: Properties?

        /// Nil where there is no such set, or its description cannot be read.
        init?(_ set: URL) {
            guard let data = try? Data(contentsOf: set.appending(path: "Contents.json")),
                let contents = try? JSONDecoder().decode(Contents.self, from: data)
            else { return nil }
            self = contents
        }

        var renderingMode: UIImage.RenderingMode {
            switch properties?.intent {
            case "template": .alwaysTemplate
            case "original": .alwaysOriginal
            default: .automatic
            }
        }

        /// The picture of the largest scale for an interface style; vectors have none and come first.
        func best(isDark: Bool) -> Image? {
            let fitting = (images ?? []).filter { $0.filename != nil && $0.appearances.isDark == isDark }
            return fitting.max { $0.factor < $1.factor }
        }

        func color(isDark: Bool) -> Color? {
            (colors ?? []).first { $0.appearances.isDark == isDark }?.color?.components.flatMap(Color.init(components:))
        }
    }
}

extension AssetCatalogue.Contents.Image {
    /// Pixels to a point; a picture without a scale suits all of them.
    fileprivate var factor: Double { scale.flatMap { Double($0.dropLast()) } ?? .infinity }

    func icon(in set: URL) -> Icon? {
        guard let filename else { return nil }
        let path = set.appending(path: filename).path
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return .file(path, size: PNGHeader(path)?.size(scale: factor.isFinite ? factor : 1))
    }
}

extension [AssetCatalogue.Contents.Look]? {
    fileprivate var isDark: Bool { self?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
}

extension Color {
    /// Parts as catalogues write them: `0xFF`, `255` or `0.5`.
    fileprivate init?(components: [String: String]) {
        func part(_ name: String) -> Double? {
            guard let text = components[name] else { return nil }
            if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
        }
        let alpha = components["alpha"].flatMap { Double($0) } ?? 1
        if let white = part("white") {
            self.init(white: white, alpha: alpha)
            return
        }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
}
