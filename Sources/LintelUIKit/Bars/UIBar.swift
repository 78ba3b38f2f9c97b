public import Foundation
import LintelLayout
import LintelModel

/// What toolbars, navigation bars and tab bars have in common.
@preconcurrency @MainActor
open class UIBar: UIView, Styled, UIBarPositioning {
    var styles = StyleSheet()
    /// The container that places the bar; nil for a bar of the app's own.
    weak var manager: UIViewController?
    /// The bar as it was last placed.
    var placed: PlacedBar?
    /// What a finger is on.
    var pressed: BarTarget?

    var isOffScreen = false { didSet { changed() } }

    var isManaged: Bool { manager != nil }

    /// What it is when nobody said: an image with transparent parts makes it true (TB-16).
    open var isTranslucent: Bool {
        get { legacyLook(.default).translucency.isTranslucent }
        set { setStyle(Optional(newValue)) }
    }
    /// Colours the background (TB-17).
    open var barTintColor: UIColor? {
        get { style(else: nil) }
        set { setStyle(newValue) }
    }
    open var barStyle: UIBarStyle {
        get { style(else: .default) }
        set { setStyle(newValue) }
    }
    override var ownTintColor: UIColor? {
        get { style(else: nil) }
        set { setStyle(newValue) }
    }

    /// Where the bar belongs (TB-06).
    public var barPosition: UIBarPosition {
        let asked = askedPosition
        return asked == .any ? naturalPosition : asked
    }
    var askedPosition: UIBarPosition { .any }
    var naturalPosition: UIBarPosition { .bottom }

    override func windowChanged() {
        guard window != nil else { return }
        let sheets = UIApplication.running?.appearances.sheets(for: self, in: containers, traits: traitCollection) ?? []
        if styles.take(sheets) { changed() }
    }

    /// What the bar lies in, the innermost first.
    private var containers: [any UIAppearanceContainer] {
        guard let next else { return [] }
        return sequence(first: next) { $0.next }.compactMap { $0 as? any UIAppearanceContainer }
    }

    /// Items that came into the bar since take over what their proxies say.
    func styleItems() {
        guard let app = UIApplication.running, window != nil else { return }
        for item in styledItems where item.styledIn !== self {
            item.styledIn = self
            let sheets = app.appearances.sheets(for: item, in: [self] + containers, traits: traitCollection)
            if item.styles.take(sheets) { item.changed() }
        }
    }

    /// Custom views of its items that stand in it now.
    var hosted: [UIView] = []
    /// The app's own view in the title's place.
    var titleView: UIView? { nil }
    /// Lies where the layout has put its parts, which it does not paint itself.
    var searchBar: UISearchBar? { nil }

    /// A view that the app has put into a bar lies below the bar's own content, which takes its touches (TB-09).
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event), hit !== self else { return super.hitTest(point, with: event) }
        return hosted.contains { hit.isDescendant(of: $0) } ? hit : self
    }

    override func drawing(in box: Rect, _ context: ViewDrawing) -> [Scene.Item] {
        guard !isManaged else { return [] }
        placed = placedByItself(in: box, context.screen, context.environment).map { dressed($0, context) }
        return placed?.drawing ?? []
    }

    /// The items in it, to find the touched one by its id.
    var barItems: [UIBarButtonItem] { [] }
    var styledItems: [UIBarItem] { barItems }

    /// What the trace calls it.
    var kindName: String { "bar" }

    /// A touch on the back button.
    func goBack() {}

    /// Its subviews are painted with the bar, above all content.
    override var paintsSubviews: Bool { false }

    // MARK: - Touches

    /// Items of low bars answer beyond the bar's edges (TB-81).
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard !isOffScreen else { return false }
        return super.point(inside: point, with: event) || target(at: convert(point, to: nil).model) != nil
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { movePress(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endPress(touches, event: event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { dropPress() }

    /// An item's tap goes before that of a view around the bar.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        pressed == nil || !(gestureRecognizer is UITapGestureRecognizer)
    }

    // MARK: - Looks

    var interfaceStyle: UIUserInterfaceStyle { traitCollection.userInterfaceStyle }

    /// The four appearances; what the old properties ask for where none is set (TB-17, TB-18).
    var appearanceSlots: AppearanceSlots { modernSlots ?? legacySlots }

    /// Nil where no appearance object was given.
    var modernSlots: AppearanceSlots? { nil }

    private var legacySlots: AppearanceSlots {
        let plain = legacyAppearance(.default)
        let compact = legacyAppearance(.compact)
        var slots = AppearanceSlots(standard: dressed(plain ?? .standard), compact: compact == plain ? nil : compact.map(dressed))
        // A picture chosen for the bar stays at the content's edge; colours and materials go (TB-11).
        if backgroundImage(for: .default) != nil { slots.scrollEdge = slots.standard }
        return slots
    }

    /// What the old properties of a bar say beside its background.
    func dressed(_ appearance: BarAppearance) -> BarAppearance { appearance }

    private func legacyAppearance(_ metrics: UIBarMetrics) -> BarAppearance? {
        guard let image = backgroundImage(for: metrics), image.isEmpty else { return legacyLook(metrics).appearance }
        let keepsLine = legacyShadow?.isEmpty != true
        return BarAppearance(background: .none, shadow: keepsLine ? .barShadow : nil)
    }

    private func legacyLook(_ metrics: UIBarMetrics) -> LegacyBarLook {
        let image = backgroundImage(for: metrics).flatMap { image in
            image.file(interfaceStyle).map { LegacyBarLook.Image($0, hasAlpha: image.hasAlpha) }
        }
        var look = LegacyBarLook(
            barTint: barTintColor?.dynamic, isBlack: barStyle == .black, isTranslucent: style("isTranslucent", else: nil),
            backgroundImage: image)
        look.shadowImage = legacyShadow?.shadow(interfaceStyle)
        return look
    }

    /// The picture set for a measure, or for `default` (TB-07).
    func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { nil }
    var legacyShadow: UIImage? { nil }
}
