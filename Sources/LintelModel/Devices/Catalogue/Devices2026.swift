enum Devices2026 {
    static let devices: [Device] = [
        Device(
            id: "iphone-17e", name: "iPhone 17e",
            modelIdentifiers: ["iPhone18,5"],
            year: 2026, firstSystem: 26, display: .points390x844E),
        Device(
            id: "ipad-air-11-m4", name: "iPad Air 11-inch (M4)", aliases: ["iPad Air (11-inch) (M4)"],
            modelIdentifiers: ["iPad16,8", "iPad16,9"],
            year: 2026, firstSystem: 26, display: .points820x1180Air),
        Device(
            id: "ipad-air-13-m4", name: "iPad Air 13-inch (M4)", aliases: ["iPad Air (13-inch) (M4)"],
            modelIdentifiers: ["iPad16,10", "iPad16,11"],
            year: 2026, firstSystem: 26, display: .points1024x1366),
    ]
}
