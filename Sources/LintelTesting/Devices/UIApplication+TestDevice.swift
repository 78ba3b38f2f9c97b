import LintelDraw
public import LintelUIKit

extension UIApplication {
    /// An app on a device with a controller on screen, drawn with the real fonts. The app that ran before is left behind: tests on the
    /// main actor that do not wait in between cannot disturb each other.
    ///
    /// - Parameter rootViewController: asked for once the app runs, so that `UIScreen.main` and the like answer for this device.
    public convenience init(
        on device: TestDevice, rootViewController: @autoclosure () throws -> UIViewController
    ) throws {
        let (model, traits) = try device.resolved()
        self.init(
            on: model, traits: traits, status: device.status, keys: device.keys, environment: try TestStudio.renderer.environment)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = try rootViewController()
        window.makeKeyAndVisible()
        commit()
    }

    /// An app that starts as its delegate makes it.
    public convenience init(on device: TestDevice, delegate: any UIApplicationDelegate) throws(TestingError) {
        let (model, traits) = try device.resolved()
        self.init(
            on: model, traits: traits, status: device.status, keys: device.keys, environment: try TestStudio.renderer.environment,
            delegate: delegate)
    }
}
