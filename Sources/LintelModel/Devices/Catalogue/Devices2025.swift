enum Devices2025 {
    static let devices: [Device] = [
        Device(
            id: "iphone-16e", name: "iPhone 16e",
            modelIdentifiers: ["iPhone17,5"],
            year: 2025, firstSystem: SystemVersion(18, 3), display: .points390x844E),
        Device(
            id: "iphone-17", name: "iPhone 17",
            modelIdentifiers: ["iPhone18,3"],
            year: 2025, firstSystem: 26, display: .points402x874),
        Device(
            id: "iphone-17-pro", name: "iPhone 17 Pro",
            modelIdentifiers: ["iPhone18,1"],
            year: 2025, firstSystem: 26, display: .points402x874),
        Device(
            id: "iphone-17-pro-max", name: "iPhone 17 Pro Max",
            modelIdentifiers: ["iPhone18,2"],
            year: 2025, firstSystem: 26, display: .points440x956),
        Device(
            id: "iphone-air", name: "iPhone Air",
            modelIdentifiers: ["iPhone18,4"],
            year: 2025, firstSystem: 26, display: .points420x912),
        Device(
            id: "ipad-a16", name: "iPad (A16)", aliases: ["iPad 11-inch (A16)", "iPad (11th generation)"],
            modelIdentifiers: ["iPad15,7", "iPad15,8"],
            year: 2025, firstSystem: SystemVersion(18, 3), display: .points820x1180A16),
        Device(
            id: "ipad-air-11-m3", name: "iPad Air 11-inch (M3)", aliases: ["iPad Air (11-inch) (M3)"],
            modelIdentifiers: ["iPad15,3", "iPad15,4"],
            year: 2025, firstSystem: SystemVersion(18, 3), display: .points820x1180Air),
        Device(
            id: "ipad-air-13-m3", name: "iPad Air 13-inch (M3)", aliases: ["iPad Air (13-inch) (M3)"],
            modelIdentifiers: ["iPad15,5", "iPad15,6"],
            year: 2025, firstSystem: SystemVersion(18, 3), display: .points1024x1366),
        Device(
            id: "ipad-pro-11-m5", name: "iPad Pro 11-inch (M5)", aliases: ["iPad Pro (11-inch) (M5)"],
            modelIdentifiers: ["iPad17,1", "iPad17,2"],
            year: 2025, firstSystem: 26, display: .points834x1210),
        Device(
            id: "ipad-pro-13-m5", name: "iPad Pro 13-inch (M5)", aliases: ["iPad Pro (13-inch) (M5)"],
            modelIdentifiers: ["iPad17,3", "iPad17,4"],
            year: 2025, firstSystem: 26, display: .points1032x1376),
    ]
}
