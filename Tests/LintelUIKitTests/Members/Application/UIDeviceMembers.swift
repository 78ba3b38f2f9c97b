import Foundation
import LintelModel
import LintelUIKit
import Testing

extension MemberTable {
    static let device = MemberTable("UIDevice") { type in
        type.onPad("current") { UIDevice.current.model }
        type.onPad("name") { UIDevice.current.name }
        type.onPad("model") { UIDevice.current.model }
        type.onPad("localizedModel") { UIDevice.current.localizedModel }
        type.onPad("systemName") { UIDevice.current.systemName }
        type.onPad("userInterfaceIdiom") { UIDevice.current.userInterfaceIdiom }
        type.member("systemVersion") { stage in
            stage.see { UIDevice.current.systemVersion }
            return { stage.app.handle(.system(26)) }
        }
        turning(type)
        battery(type)
    }

    private func onPad(_ name: String, line: Int = #line, _ probe: @escaping @MainActor () -> Any?) {
        member(name, line: line) { stage in
            let pad = try #require(DeviceCatalogue.device(named: Stage.Place.pad.device))
            stage.see(probe)
            return { stage.app.handle(.device(pad)) }
        }
    }

    private static func turning(_ type: MemberTable) {
        type.member("orientation") { stage in
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            stage.see { UIDevice.current.orientation }
            return { stage.app.handle(.orientation(.landscape)) }
        }
        type.member("orientationDidChangeNotification") { stage in
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            stage.listen(to: UIDevice.orientationDidChangeNotification)
            stage.see { stage.log }
            return { stage.app.handle(.orientation(.landscape)) }
        }
        type.member("beginGeneratingDeviceOrientationNotifications()", "isGeneratingDeviceOrientationNotifications") { stage in
            stage.see { UIDevice.current.isGeneratingDeviceOrientationNotifications }
            stage.seeTurnings()
            return { UIDevice.current.beginGeneratingDeviceOrientationNotifications() }
        }
        type.member("endGeneratingDeviceOrientationNotifications()") { stage in
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            stage.seeTurnings()
            return { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
        }
    }

    private static func battery(_ type: MemberTable) {
        type.member("isBatteryMonitoringEnabled") { stage in
            stage.listen(to: UIDevice.batteryLevelDidChangeNotification)
            stage.seeHeard {
                stage.charge(10, .charging)
                stage.charge(50, .charging)
            }
            return { UIDevice.current.isBatteryMonitoringEnabled = true }
        }
        type.member("batteryLevel") { stage in
            UIDevice.current.isBatteryMonitoringEnabled = true
            stage.see { UIDevice.current.batteryLevel }
            return { stage.charge(10, .discharging) }
        }
        type.member("batteryState") { stage in
            UIDevice.current.isBatteryMonitoringEnabled = true
            stage.charge(50, .discharging)
            stage.see { UIDevice.current.batteryState }
            return { stage.charge(50, .charging) }
        }
        type.member("batteryLevelDidChangeNotification") { stage in
            UIDevice.current.isBatteryMonitoringEnabled = true
            stage.listen(to: UIDevice.batteryLevelDidChangeNotification)
            stage.see { stage.log }
            return { stage.charge(10, .charging) }
        }
        type.member("batteryStateDidChangeNotification") { stage in
            UIDevice.current.isBatteryMonitoringEnabled = true
            stage.charge(50, .discharging)
            stage.listen(to: UIDevice.batteryStateDidChangeNotification)
            stage.see { stage.log }
            return { stage.charge(50, .charging) }
        }
    }

    /// With which of the status bar's batteries the device says a state.
    static let batteryState = MemberTable("UIDevice.BatteryState") { type in
        type.values(
            ["unknown": UIDevice.BatteryState.unknown, "unplugged": .unplugged, "charging": .charging, "full": .full]
        ) { stage, state in
            let unwatched = UIDevice.current.batteryState == state
            UIDevice.current.isBatteryMonitoringEnabled = true
            let watched = [BatteryStatus.State.discharging, .charging, .charged].map { charge in
                stage.charge(100, charge)
                return UIDevice.current.batteryState == state
            }
            stage.see { [unwatched] + watched }
        }
    }

    /// When the device says an orientation, and what kind it is; Lintel's devices never lie on a table.
    static let deviceOrientation = MemberTable("UIDeviceOrientation") { type in
        type.values(
            [
                "unknown": UIDeviceOrientation.unknown, "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown,
                "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight, "faceUp": .faceUp, "faceDown": .faceDown,
            ], alike: [["faceUp", "faceDown"]]
        ) { stage, orientation in
            let unheard = UIDevice.current.orientation == orientation
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            let heard = [Orientation.landscape, .portrait].map { turned in
                stage.app.handle(.orientation(turned))
                return UIDevice.current.orientation == orientation
            }
            stage.see { [unheard] + heard + [orientation.isPortrait, orientation.isLandscape, orientation.isFlat] }
        }
        type.member("isPortrait", "isLandscape") { stage in
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            stage.see { UIDevice.current.orientation.isPortrait }
            stage.see { UIDevice.current.orientation.isLandscape }
            return { stage.app.handle(.orientation(.landscape)) }
        }
        type.member("isFlat") { stage in
            var orientation = UIDeviceOrientation.portrait
            stage.see { orientation.isFlat }
            return { orientation = .faceUp }
        }
    }
}

extension Stage {
    fileprivate func charge(_ level: Int, _ state: BatteryStatus.State) {
        var status = app.describedScreen.status
        status.battery = BatteryStatus(level: level, state: state)
        app.handle(.status(status))
    }

    /// From now on what counts is what is posted when the device turns and turns back.
    fileprivate func seeTurnings() {
        listen(to: UIDevice.orientationDidChangeNotification)
        seeHeard { [unowned self] in
            app.handle(.orientation(.landscape))
            app.handle(.orientation(.portrait))
        }
    }
}
