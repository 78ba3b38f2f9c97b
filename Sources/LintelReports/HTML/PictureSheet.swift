import LintelEvidence

/// The pictures of a page: each scene's is drawn once and stands once in the page, however many findings show it.
final class PictureSheet {
    private let draw: (SceneReference) -> ScenePicture?
    private var drawn: [SceneReference: ScenePicture?] = [:]
    private var classes: [[UInt8]: String] = [:]
    /// Rules of the style sheet that hold the pictures' bytes.
    private(set) var rules = ""

    init(_ draw: @escaping (SceneReference) -> ScenePicture?) { self.draw = draw }

    /// The figure of a finding's scene; nothing where it cannot be drawn.
    func figure(of scene: SceneReference?, alternative: String) -> String {
        guard let scene, let picture = picture(of: scene) else { return "" }
        let label = Markup.escaped("Picture of the screen on \(picture.caption): \(alternative)")
        let mark = picture.mark.map { Self.frame($0, width: picture.width, height: picture.height) } ?? ""
        return """
            <figure><div class="screen \(className(of: picture.png))" role="img" aria-label="\(label)" \
            style="aspect-ratio:\(picture.width)/\(picture.height)">\(mark)</div><figcaption>\(Markup.escaped(picture.caption))</figcaption></figure>
            """
    }

    /// Points shown above and below the marked place.
    private static let margin = 16.0

    /// The band of the screen that holds the marked place, as wide as the page gives room for.
    func detail(of scene: SceneReference?) -> String {
        guard let scene, let picture = picture(of: scene), var mark = picture.mark else { return "" }
        let top = max(0, mark.y - Self.margin)
        let height = min(picture.height, mark.y + mark.height + Self.margin) - top
        let rest = picture.height - height
        guard height > 0, rest > 0 else { return "" }
        mark.y -= top
        return """
            <div class="detail \(className(of: picture.png))" aria-hidden="true" style="aspect-ratio:\(picture.width)/\(height);\
            background-position:0 \(Self.percent(top, of: rest))">\(Self.frame(mark, width: picture.width, height: height))</div>
            """
    }

    private static func frame(_ box: ScenePicture.Mark, width: Double, height: Double) -> String {
        "<i style=\"left:\(percent(box.x, of: width));top:\(percent(box.y, of: height));"
            + "width:\(percent(box.width, of: width));height:\(percent(box.height, of: height))\"></i>"
    }

    private static func percent(_ value: Double, of whole: Double) -> String { "\((value / whole * 10_000).rounded() / 100)%" }

    private func picture(of scene: SceneReference) -> ScenePicture? {
        if let known = drawn[scene] { return known }
        let picture = draw(scene)
        drawn[scene] = picture
        return picture
    }

    private func className(of png: [UInt8]) -> String {
        if let name = classes[png] { return name }
        let name = "p\(classes.count + 1)"
        classes[png] = name
        rules += ".\(name){background-image:url(data:image/png;base64,\(Base64.text(png)))}\n"
        return name
    }
}
