import Foundation
import LintelLayout
import LintelModel
import LintelUIKit
import Testing

extension MemberTable {
    static let traitCollection = MemberTable("UITraitCollection") { type in
        type.traits("userInterfaceIdiom", .device(pad)) { $0.userInterfaceIdiom }
        type.traits("horizontalSizeClass", .device(pad)) { $0.horizontalSizeClass }
        type.traits("displayScale", .device(pad)) { $0.displayScale }
        type.traits("verticalSizeClass", .orientation(.landscape)) { $0.verticalSizeClass }
        type.traits("userInterfaceStyle", .appearance(.dark)) { $0.userInterfaceStyle }
        type.traits("layoutDirection", .locale("ar")) { $0.layoutDirection }
        type.traits("preferredContentSizeCategory", .textSize(.extraSmall)) { $0.preferredContentSizeCategory }
        type.traits("containsTraits(in:)", .appearance(.dark)) {
            $0.containsTraits(in: UITraitCollection(userInterfaceStyle: .light))
        }
        type.member("init(userInterfaceStyle:)") { stage in
            let view = stage.square()
            return { view.backgroundColor = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) }
        }
    }

    static let contentSizeCategory = MemberTable("UIContentSizeCategory") { type in
        type.traits("isAccessibilityCategory", .textSize(.accessibilityLarge)) { $0.preferredContentSizeCategory.isAccessibilityCategory }
        type.values(
            [
                "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extraLarge": .extraLarge,
                "extraExtraLarge": .extraExtraLarge, "extraExtraExtraLarge": .extraExtraExtraLarge,
                "accessibilityMedium": .accessibilityMedium, "accessibilityLarge": .accessibilityLarge,
                "accessibilityExtraLarge": .accessibilityExtraLarge, "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
                "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
            ]
        ) { (stage, category: UIContentSizeCategory) in
            stage.see {
                TextSize.allCases.filter {
                    stage.app.handle(.textSize($0))
                    return stage.view.traitCollection.preferredContentSizeCategory == category
                }
            }
        }
    }

    static let interfaceIdiom = MemberTable("UIUserInterfaceIdiom") { type in
        type.values(["unspecified": .unspecified, "phone": .phone, "pad": .pad]) { (stage, idiom: UIUserInterfaceIdiom) in
            stage.seeTraits { $0.userInterfaceIdiom == idiom }
        }
    }

    static let sizeClass = MemberTable("UIUserInterfaceSizeClass") { type in
        type.values(
            ["unspecified": .unspecified, "compact": .compact, "regular": .regular]
        ) { (stage, sizeClass: UIUserInterfaceSizeClass) in
            stage.seeTraits { $0.horizontalSizeClass == sizeClass }
        }
    }

    static let layoutDirection = MemberTable("UIUserInterfaceLayoutDirection") { type in
        type.values(["leftToRight": .leftToRight, "rightToLeft": .rightToLeft]) { (stage, direction: UIUserInterfaceLayoutDirection) in
            stage.see { stage.view.traitCollection.layoutDirection == direction }
        }
    }

    /// On a device in light and in dark.
    static let interfaceStyle = MemberTable("UIUserInterfaceStyle") { type in
        type.values(["unspecified": .unspecified, "light": .light, "dark": .dark]) { (stage, style: UIUserInterfaceStyle) in
            let view = stage.square()
            view.backgroundColor = .label
            view.overrideUserInterfaceStyle = style
            stage.see {
                [Appearance.light, .dark].map {
                    stage.app.handle(.appearance($0))
                    return stage.app.placed().content
                }
            }
        }
    }

    private static var pad: Device {
        guard let pad = DeviceCatalogue.device(named: Stage.Place.pad.device) else { preconditionFailure("no iPad in the catalogue") }
        return pad
    }

    /// A row about a trait that an event changes.
    private func traits(
        _ name: String, _ event: InputEvent, line: Int = #line, _ probe: @escaping @MainActor (UITraitCollection) -> Any
    ) {
        member(name, line: line) { stage in
            stage.see { probe(stage.view.traitCollection) }
            return { stage.app.handle(event) }
        }
    }
}

extension Stage {
    /// What holds of a phone, of an iPad, and of traits that say nothing of it.
    fileprivate func seeTraits(_ holds: @escaping @MainActor (UITraitCollection) -> Bool) {
        let phone = app.describedScreen.device
        see { [unowned self] in
            let devices = [phone, DeviceCatalogue.device(named: Stage.Place.pad.device) ?? phone]
            return devices.map {
                app.handle(.device($0))
                return holds(view.traitCollection)
            } + [holds(UITraitCollection(userInterfaceStyle: .light))]
        }
    }
}
