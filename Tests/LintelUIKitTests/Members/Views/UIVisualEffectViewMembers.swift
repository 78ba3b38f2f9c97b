import LintelUIKit

extension MemberTable {
    static let visualEffectView = MemberTable("UIVisualEffectView") { type in
        type.member("init(effect:)") { stage in
            { stage.show(UIVisualEffectView(effect: UIBlurEffect(style: .regular))) }
        }
        type.member("effect") { stage in
            let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
            stage.show(view)
            return { view.effect = nil }
        }
        type.member("contentView") { stage in
            let view = UIVisualEffectView(effect: nil)
            stage.show(view)
            return { view.contentView.backgroundColor = .red }
        }
    }

    static let blurEffect = MemberTable("UIBlurEffect") { type in
        type.member("init(style:)") { stage in
            let view = UIVisualEffectView(effect: nil)
            stage.show(view)
            return { view.effect = UIBlurEffect(style: .dark) }
        }
    }

    /// Each on light and on dark ground.
    static let blurStyle = MemberTable("UIBlurEffect.Style") { type in
        type.values(
            [
                "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
                "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
                "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
                "systemChromeMaterial": .systemChromeMaterial, "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
                "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
                "systemThickMaterialLight": .systemThickMaterialLight, "systemChromeMaterialLight": .systemChromeMaterialLight,
                "systemUltraThinMaterialDark": .systemUltraThinMaterialDark, "systemThinMaterialDark": .systemThinMaterialDark,
                "systemMaterialDark": .systemMaterialDark, "systemThickMaterialDark": .systemThickMaterialDark,
                "systemChromeMaterialDark": .systemChromeMaterialDark,
            ]
        ) { (stage, style: UIBlurEffect.Style) in
            stage.showInBothStyles { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
        }
    }
}
