import Foundation
import LintelModel
import LintelUIKit

extension MemberTable {
    static let selector = MemberTable("Selector") { type in
        type.member("==(_:_:)", "init(_:)", "init(stringLiteral:)") { stage in
            var other = Selector("load:")
            let literal: Selector = "save:"
            stage.see { literal == other }
            return { other = Selector("save:") }
        }
        type.member("hash(into:)", "description") { stage in
            var selector = Selector("load:")
            stage.see { selector.description }
            stage.see {
                var hasher = Hasher()
                selector.hash(into: &hasher)
                return hasher.finalize()
            }
            return { selector = Selector("save:") }
        }
        type.member("init(_:_:)") { stage in
            let listener = Listener(stage)
            stage.see { stage.log }
            return { stage.app.sendAction(Selector("heard:", Listener.heard), to: listener, from: "sender", for: nil) }
        }
        type.member("owner(of:)") { stage in
            let listener: Listener? = Listener(stage)
            stage.see { stage.log }
            return {
                let method = Selector("heard:", Selector.owner(of: listener).heard)
                stage.app.sendAction(method, to: listener, from: "sender", for: nil)
            }
        }
    }

    static let notificationCenter = MemberTable("NotificationCenter") { type in
        type.member("addObserver(_:selector:name:object:)") { stage in
            let listener = Listener(stage)
            stage.keep(listener)
            return {
                NotificationCenter.default.addObserver(listener, selector: heard, name: name, object: nil)
                NotificationCenter.default.post(name: name, object: nil)
                NotificationCenter.default.removeObserver(listener)
            }
        }
        type.member("removeObserver(_:)") { stage in
            let listener = Listener(stage)
            NotificationCenter.default.addObserver(listener, selector: heard, name: name, object: nil)
            stage.see { isHeard(by: stage) }
            return { NotificationCenter.default.removeObserver(listener) }
        }
        type.member("removeObserver(_:name:object:)") { stage in
            let listener = Listener(stage)
            NotificationCenter.default.addObserver(listener, selector: heard, name: name, object: nil)
            stage.see { isHeard(by: stage) }
            return { NotificationCenter.default.removeObserver(listener, name: name, object: nil) }
        }
    }

    private static let name = NSNotification.Name("LintelMemberWalk")
    @MainActor private static var heard: Selector { Selector("heard:", Listener.heard) }

    @MainActor private static func isHeard(by stage: Stage) -> Bool {
        let before = stage.log.count
        NotificationCenter.default.post(name: name, object: nil)
        return stage.log.count > before
    }
}

/// Tells the stage of what reaches it.
@MainActor private final class Listener: NSObject {
    let stage: Stage

    init(_ stage: Stage) { self.stage = stage }

    func heard(_ sender: Any) { stage.told("heard") }
}
