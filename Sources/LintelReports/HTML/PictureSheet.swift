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
        let name = className(of: picture.png)
        var mark = ""
        if let box = picture.mark {
            func percent(_ value: Double, of whole: Double) -> String { "\((value / whole * 10_000).rounded() / 100)%" }
            mark = "<i style=\"left:\(percent(box.x, of: picture.width));top:\(percent(box.y, of: picture.height));"
            mark += "width:\(percent(box.width, of: picture.width));height:\(percent(box.height, of: picture.height))\"></i>"
        }
        let label = Markup.escaped("Picture of the screen on \(picture.caption): \(alternative)")
        return """
            <figure><div class="screen \(name)" role="img" aria-label="\(label)" style="aspect-ratio:\(picture.width)/\(picture.height)">\
            \(mark)</div><figcaption>\(Markup.escaped(picture.caption))</figcaption></figure>
            """
    }

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
