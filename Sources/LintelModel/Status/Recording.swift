/// What the device is recording; shown by the privacy dot or a red pill (SB-10, SB-11).
public enum Recording: String, Sendable, CaseIterable {
    case microphone, camera, screen
}
