enum Devices2024 {
    static let devices: [Device] = [
        Device(
            id: "iphone-16", name: "iPhone 16",
            modelIdentifiers: ["iPhone17,3"],
            year: 2024, firstSystem: 18, display: .points393x852Sixteen),
        Device(
            id: "iphone-16-plus", name: "iPhone 16 Plus",
            modelIdentifiers: ["iPhone17,4"],
            year: 2024, firstSystem: 18, display: .points430x932Sixteen),
        Device(
            id: "iphone-16-pro", name: "iPhone 16 Pro",
            modelIdentifiers: ["iPhone17,1"],
            year: 2024, firstSystem: 18, display: .points402x874),
        Device(
            id: "iphone-16-pro-max", name: "iPhone 16 Pro Max",
            modelIdentifiers: ["iPhone17,2"],
            year: 2024, firstSystem: 18, display: .points440x956),
        Device(
            id: "ipad-mini-a17-pro", name: "iPad mini (A17 Pro)",
            modelIdentifiers: ["iPad16,1", "iPad16,2"],
            year: 2024, firstSystem: 18, display: .points744x1133),
        Device(
            id: "ipad-air-11-m2", name: "iPad Air 11-inch (M2)", aliases: ["iPad Air (11-inch) (M2)"],
            modelIdentifiers: ["iPad14,8", "iPad14,9"],
            year: 2024, firstSystem: SystemVersion(17, 5), display: .points820x1180Air),
        Device(
            id: "ipad-air-13-m2", name: "iPad Air 13-inch (M2)", aliases: ["iPad Air (13-inch) (M2)"],
            modelIdentifiers: ["iPad14,10", "iPad14,11"],
            year: 2024, firstSystem: SystemVersion(17, 5), display: .points1024x1366),
        Device(
            id: "ipad-pro-11-m4", name: "iPad Pro 11-inch (M4)", aliases: ["iPad Pro (11-inch) (M4)"],
            modelIdentifiers: ["iPad16,3", "iPad16,4"],
            year: 2024, firstSystem: SystemVersion(17, 5), display: .points834x1210),
        Device(
            id: "ipad-pro-13-m4", name: "iPad Pro 13-inch (M4)", aliases: ["iPad Pro (13-inch) (M4)"],
            modelIdentifiers: ["iPad16,5", "iPad16,6"],
            year: 2024, firstSystem: SystemVersion(17, 5), display: .points1032x1376),
    ]
}
