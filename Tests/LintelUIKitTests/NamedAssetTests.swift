import Foundation
import LintelModel
import LintelTestSupport
import Testing

@testable import LintelUIKit

/// `UIImage(named:)` and `UIColor(named:)` from catalogues as Xcode writes them, and from files beside them.
@MainActor @Suite struct NamedAssetTests {
    /// A bundle's folder; gone with its owner.
    final class Package {
        let folder = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID().uuidString)")
        var bundle: Bundle { get throws { try #require(Bundle(path: folder.path())) } }

        init(_ files: [String: [UInt8]]) throws {
            for (name, bytes) in files {
                let url = folder.appending(path: name)
                try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(bytes).write(to: url)
            }
        }

        deinit { try? FileManager.default.removeItem(at: folder) }
    }

    static let anyAndDark = """
        { "images": [
          { "idiom": "universal", "scale": "1x", "filename": "day.png" },
          { "idiom": "universal", "scale": "2x", "filename": "day@2x.png" },
          { "idiom": "universal", "scale": "3x" },
          { "idiom": "universal", "scale": "2x", "filename": "night@2x.png",
            "appearances": [{ "appearance": "luminosity", "value": "dark" }] }
        ], "info": { "author": "xcode", "version": 1 }, "properties": { "template-rendering-intent": "original" } }
        """

    /// One set in the catalogue, one in a group, one in the resources of a package's other target.
    static func files() -> [String: [UInt8]] {
        let png = PlainPNG.bytes(width: 48, height: 32)
        return [
            "Assets.xcassets/Sun.imageset/Contents.json": Array(anyAndDark.utf8),
            "Assets.xcassets/Sun.imageset/day.png": PlainPNG.bytes(width: 24, height: 16),
            "Assets.xcassets/Sun.imageset/day@2x.png": png, "Assets.xcassets/Sun.imageset/night@2x.png": png,
            "Assets.xcassets/Bars/Pin.imageset/Contents.json": Array(
                #"{ "images": [{ "idiom": "universal", "filename": "pin.svg" }], "properties": { "template-rendering-intent": "template" } }"#
                    .utf8),
            "Assets.xcassets/Bars/Pin.imageset/pin.svg": Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>"#.utf8),
            "Kit_Kit.resources/Media.xcassets/Kit.imageset/Contents.json": Array(
                #"{ "images": [{ "idiom": "universal", "scale": "3x", "filename": "kit.png" }] }"#.utf8),
            "Kit_Kit.resources/Media.xcassets/Kit.imageset/kit.png": png,
            "Assets.xcassets/Lost.imageset/Contents.json": Array(#"{ "images": [{ "filename": "gone.png", "scale": "1x" }] }"#.utf8),
            "loose@2x.png": png, "loose.png": png, "plain.svg": Array("<svg/>".utf8),
        ]
    }

    /// Name, file, size in points (nil where the file tells it when it is drawn), how it is painted.
    nonisolated static let images: [(name: String, file: String, size: Size?, mode: UIImage.RenderingMode)] = [
        ("Sun", "day@2x.png", Size(width: 24, height: 16), .alwaysOriginal),
        ("Pin", "pin.svg", nil, .alwaysTemplate),
        ("Kit", "kit.png", Size(width: 16, height: 32.0 / 3), .automatic),
        ("loose", "loose@2x.png", Size(width: 24, height: 16), .automatic),
        ("loose.png", "loose@2x.png", Size(width: 24, height: 16), .automatic),
        ("plain", "plain.svg", nil, .automatic),
    ]

    @Test("a picture by its name: the largest scale that has a file, its size in points, its rendering intent", arguments: images)
    func image(name: String, file: String, size: Size?, mode: UIImage.RenderingMode) throws {
        let package = try Package(Self.files())
        let image = try #require(UIImage(named: name, in: try package.bundle, compatibleWith: nil))
        guard case .file(let path, let found) = image.icon else { return #expect(Bool(false), "\(image.icon)") }
        #expect(path.hasSuffix("/" + file) && found == size && image.renderingMode == mode)
    }

    @Test("a dark picture shows in the dark, and alone where traits ask for it")
    func darkImage() throws {
        let package = try Package(Self.files())
        func file(_ icon: Icon) -> Substring? {
            if case .file(let path, _) = icon { path.split(separator: "/").last } else { nil }
        }
        let sun = try #require(UIImage(named: "Sun", in: try package.bundle, compatibleWith: nil))
        #expect(file(sun.icon(.light)) == "day@2x.png" && file(sun.icon(.dark)) == "night@2x.png")
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let night = try #require(UIImage(named: "Sun", in: try package.bundle, compatibleWith: dark))
        #expect(file(night.icon(.light)) == "night@2x.png")
        let pin = try #require(UIImage(named: "Pin", in: try package.bundle, compatibleWith: dark))
        #expect(file(pin.icon(.dark)) == "pin.svg", "without a dark one the other serves")
    }

    @Test("nothing is made of what is not there", arguments: ["Moon", "Lost", "Bars", "loose.jpg", ""])
    func missing(name: String) throws {
        let package = try Package(Self.files())
        #expect(UIImage(named: name, in: try package.bundle, compatibleWith: nil) == nil)
        #expect(UIColor(named: name, in: try package.bundle, compatibleWith: nil) == nil)
    }

    private static func colorSet(_ entries: [(components: String, isDark: Bool)]) -> [UInt8] {
        let colors = entries.map { components, isDark in
            let look = isDark ? #", "appearances": [{ "appearance": "luminosity", "value": "dark" }]"# : ""
            return #"{ "idiom": "universal", "color": { "color-space": "srgb", "components": { \#(components) } }\#(look) }"#
        }
        return Array("{ \"colors\": [\(colors.joined(separator: ", "))] }".utf8)
    }

    /// The parts as Xcode's three ways of writing have them, and the colour in light and dark.
    nonisolated static let colors: [(light: String, dark: String?, shown: DynamicColor)] = [
        (
            #""red": "0x33", "green": "0x66", "blue": "0xCC", "alpha": "1.000""#, nil,
            DynamicColor(Color(red: 0.2, green: 0.4, blue: 0.8))
        ),
        (
            #""red": "51", "green": "102", "blue": "204", "alpha": "0.500""#, nil,
            DynamicColor(Color(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.5))
        ),
        (
            #""red": "0.200", "green": "0.400", "blue": "0.800", "alpha": "1.000""#,
            #""white": "1.000", "alpha": "1.000""#,
            DynamicColor(light: Color(red: 0.2, green: 0.4, blue: 0.8), dark: .white)
        ),
    ]

    @Test("a colour by its name, in light and dark", arguments: colors)
    func color(light: String, dark: String?, shown: DynamicColor) throws {
        let set = Self.colorSet([(light, false)] + (dark.map { [($0, true)] } ?? []))
        let package = try Package(["Colors.xcassets/Brand/Ink.colorset/Contents.json": set])
        let color = try #require(UIColor(named: "Ink", in: try package.bundle, compatibleWith: nil))
        #expect(color.dynamic == shown)
        let night = UIColor(named: "Ink", in: try package.bundle, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
        #expect(night?.dynamic == DynamicColor(shown.dark))
    }
}
