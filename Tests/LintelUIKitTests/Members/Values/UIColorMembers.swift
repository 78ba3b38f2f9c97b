import LintelLayout
import LintelUIKit

extension MemberTable {
    /// Each in the light and in the dark interface style. UIKit's own pairs are the same colour twice.
    static let systemColor = MemberTable("UIColor") { type in
        type.values(
            [
                "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "systemBackground": .systemBackground,
                "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
                "systemGroupedBackground": .systemGroupedBackground,
                "secondarySystemGroupedBackground": .secondarySystemGroupedBackground, "separator": .separator,
                "opaqueSeparator": .opaqueSeparator, "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
                "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6, "systemBlue": .systemBlue,
                "link": .link, "systemGreen": .systemGreen, "systemRed": .systemRed, "systemOrange": .systemOrange,
                "systemYellow": .systemYellow, "systemPurple": .systemPurple, "systemPink": .systemPink, "systemTeal": .systemTeal,
                "systemIndigo": .systemIndigo, "systemBrown": .systemBrown, "systemCyan": .systemCyan, "systemMint": .systemMint,
                "black": .black, "white": .white, "clear": .clear, "darkGray": .darkGray, "lightGray": .lightGray, "gray": .gray,
                "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
                "purple": .purple, "brown": .brown, "darkText": .darkText, "lightText": .lightText, "tintColor": .tintColor,
                "quaternaryLabel": .quaternaryLabel,
                "placeholderText": .placeholderText,
                "systemFill": .systemFill,
                "secondarySystemFill": .secondarySystemFill,
                "tertiarySystemFill": .tertiarySystemFill,
                "quaternarySystemFill": .quaternarySystemFill,
                "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
                "groupTableViewBackground": .groupTableViewBackground,
            ],
            alike: [
                ["systemBlue", "link", "tintColor"], ["black", "darkText"], ["secondarySystemBackground", "systemGray6"],
                ["tertiaryLabel", "placeholderText"], ["systemGroupedBackground", "groupTableViewBackground"],
            ]
        ) { (stage, color: UIColor) in
            stage.showInBothStyles {
                let view = UIView()
                view.backgroundColor = color
                return view
            }
        }
    }

    static let color = MemberTable("UIColor") { type in
        type.square("init(red:green:blue:alpha:)") { _, view in view.backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) }
        type.square("init(white:alpha:)") { _, view in view.backgroundColor = UIColor(white: 0.3, alpha: 0.5) }
        type.square("init(hue:saturation:brightness:alpha:)") { _, view in
            view.backgroundColor = UIColor(hue: 0.3, saturation: 0.7, brightness: 0.5, alpha: 1)
        }
        type.member("init(dynamicProvider:)") { stage in
            let view = stage.square()
            view.backgroundColor = UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .green : .red })
            stage.see { stage.app.placed().content }
            return { view.overrideUserInterfaceStyle = .dark }
        }
        type.square("withAlphaComponent(_:)") { _, view in view.backgroundColor = view.backgroundColor?.withAlphaComponent(0.4) }
        type.square("resolvedColor(with:)") { _, view in
            view.backgroundColor = UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        }
        type.member("getRed(_:green:blue:alpha:)") { stage in
            var red: CGFloat = 0
            var alpha: CGFloat = 0
            stage.see { [red, alpha] }
            return { UIColor.red.withAlphaComponent(0.5).getRed(&red, green: nil, blue: nil, alpha: &alpha) }
        }
        type.member("init(named:)") { stage in
            let (view, assets) = (stage.square(), try Assets(in: .main))
            stage.keep(assets)
            return { view.backgroundColor = UIColor(named: assets.color) }
        }
        type.member("init(named:in:compatibleWith:)") { stage in
            let (view, assets) = (stage.square(), try Assets())
            stage.keep(assets)
            return {
                view.backgroundColor = UIColor(
                    named: assets.color, in: assets.bundle, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
            }
        }
    }
}
