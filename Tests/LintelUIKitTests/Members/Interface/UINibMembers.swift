import Foundation
import LintelUIKit

extension MemberTable {
    static let nib = MemberTable("UINib") { type in
        type.member("init(nibName:bundle:)") { stage in
            // Without a bundle the app's own is looked through.
            let sample = try InterfaceSample(in: .main)
            stage.keep(sample)
            return { show(UINib(nibName: sample.name, bundle: nil).instantiate(withOwner: nil), stage) }
        }
        type.member("instantiate(withOwner:options:)") { stage in
            let sample = try InterfaceSample()
            let nib = UINib(nibName: sample.name, bundle: sample.bundle)
            return { show(nib.instantiate(withOwner: nil), stage) }
        }
    }

    static let nibOptions = MemberTable("UINib.OptionsKey") { type in
        type.member("externalObjects") { stage in
            let sample = try InterfaceSample()
            let helper = SampleController()
            stage.see { helper.label?.text }
            return {
                UINib(nibName: sample.name, bundle: sample.bundle).instantiate(
                    withOwner: nil, options: [.externalObjects: ["Helper": helper]])
                stage.keep(helper.label as Any)
            }
        }
        type.member("init(rawValue:)", "rawValue") { stage in
            var key = UINib.OptionsKey(rawValue: "other")
            stage.see { key == .externalObjects }
            stage.see { key.rawValue }
            return { key.rawValue = "UINibExternalObjects" }
        }
    }

    static let nibsOfBundle = MemberTable("Bundle") { type in
        type.member("loadNibNamed(_:owner:options:)") { stage in
            let sample = try InterfaceSample()
            return { show(sample.bundle.loadNibNamed(sample.name, owner: nil) ?? [], stage) }
        }
    }

    static let connections = MemberTable("InterfaceConnections") { type in
        type.member("init(_:outlets:actions:)", "set(_:to:)") { stage in
            // `SampleController` has a table of both; without one the outlet stays empty.
            final class Untold: UIViewController {
                private let table = InterfaceConnections(
                    Untold.self, outlets: { owner, name, value in InterfaceConnections.set(&owner.helped, to: value) },
                    actions: { _ in nil })
                var helped: UILabel?
            }
            let sample = try InterfaceSample()
            let helper = Untold()
            stage.see { helper.helped?.text }
            return {
                stage.keep(
                    UINib(nibName: sample.name, bundle: sample.bundle).instantiate(
                        withOwner: nil, options: [.externalObjects: ["Helper": helper]]))
            }
        }
    }

    private static func show(_ made: [Any], _ stage: Stage) {
        if let view = made.first as? UIView { stage.show(view) }
    }
}
