import Foundation
import LintelTestSupport
import LintelUIKit
import Testing

extension MemberTable {
    static let image = MemberTable("UIImage") { type in
        type.image("init(systemName:)") { UIImage(systemName: "heart") }
        type.image("init(systemName:withConfiguration:)") {
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
        }
        type.image("init(contentsOfFile:)") { UIImage(contentsOfFile: Stage.lake) }
        type.member("init(named:)") { stage in
            let (view, assets) = (stage.picture(), try Assets(in: .main))
            stage.keep(assets)
            return { view.image = UIImage(named: assets.image) }
        }
        type.member("init(named:in:compatibleWith:)") { stage in
            let (view, assets) = (stage.picture(), try Assets())
            stage.keep(assets)
            return {
                view.image = UIImage(
                    named: assets.image, in: assets.bundle, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
            }
        }
        type.member("init(data:)") { stage in
            let (view, data) = (stage.picture(), Data(#"<svg width="10" height="10"/>"#.utf8))
            return { view.image = UIImage(data: data) }
        }
        type.member("init(imageLiteralResourceName:)") { stage in
            let (view, assets) = (stage.picture(), try Assets(in: .main))
            stage.keep(assets)
            return { view.image = UIImage(imageLiteralResourceName: assets.image) }
        }
        type.picture("withRenderingMode(_:)") { $0.image = $0.image?.withRenderingMode(.alwaysTemplate) }
        type.picture("withTintColor(_:)") { $0.image = $0.image?.withTintColor(.green) }
        type.picture("withTintColor(_:renderingMode:)") { $0.image = $0.image?.withTintColor(.green, renderingMode: .alwaysOriginal) }
        type.symbol("withConfiguration(_:)") { $0.withConfiguration(.init(weight: .bold)) }
        type.symbol("applyingSymbolConfiguration(_:)") { $0.applyingSymbolConfiguration(.init(weight: .bold)) }
        type.symbol("configuration") {
            $0.configuration.flatMap { UIImage(systemName: "star", withConfiguration: $0.applying(.init(weight: .bold))) }
        }
        type.member("renderingMode") { stage in
            let view = stage.picture()
            stage.see { view.image?.renderingMode }
            return { view.image = view.image?.withRenderingMode(.alwaysTemplate) }
        }
        type.member("size") { stage in
            let view = stage.picture()
            view.image = UIImage(systemName: "star")
            stage.see { view.image?.size }
            return { view.image = view.image?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40)) }
        }
    }

    /// A file in an image view and in a bar.
    static let renderingMode = MemberTable("UIImage.RenderingMode") { type in
        type.values(
            ["automatic": .automatic, "alwaysOriginal": .alwaysOriginal, "alwaysTemplate": .alwaysTemplate]
        ) { (stage, mode: UIImage.RenderingMode) in
            let image = try #require(UIImage(contentsOfFile: Stage.lake)).withRenderingMode(mode)
            stage.picture().image = image
            stage.root.toolbarItems = [UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)]
        }
    }

    private func image(_ name: String, line: Int = #line, _ make: @escaping @MainActor () -> UIImage?) {
        picture(name, line: line) {
            $0.image = make()
            $0.sizeToFit()
        }
    }

    private func symbol(_ name: String, line: Int = #line, _ change: @escaping @MainActor (UIImage) -> UIImage?) {
        member(name, line: line) { stage in
            let star = try #require(UIImage(systemName: "star", withConfiguration: .init(pointSize: 20)))
            let view = UIImageView(image: star)
            stage.show(view)
            return {
                view.image = change(star)
                view.sizeToFit()
            }
        }
    }

    private func picture(_ name: String, line: Int = #line, _ use: @escaping @MainActor (UIImageView) -> Void) {
        member(name, line: line) { stage in
            let view = stage.picture()
            return { use(view) }
        }
    }
}

extension Stage {
    static var lake: String { PackageRoot.folder.appending(path: "Examples/Apps/Pictures/lake.svg").path() }

    /// A picture of a lake in its own colours.
    fileprivate func picture() -> UIImageView {
        let view = UIImageView(image: UIImage(contentsOfFile: Self.lake))
        view.frame.size = .zero
        show(view)
        return view
    }
}
