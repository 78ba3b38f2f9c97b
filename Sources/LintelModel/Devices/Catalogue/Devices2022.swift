enum Devices2022 {
    static let devices: [Device] = [
        Device(
            id: "iphone-se-3", name: "iPhone SE (3rd generation)",
            modelIdentifiers: ["iPhone14,6"],
            year: 2022, firstSystem: SystemVersion(15, 4), display: .points375x667),
        Device(
            id: "iphone-14", name: "iPhone 14",
            modelIdentifiers: ["iPhone14,7"],
            year: 2022, firstSystem: 16, display: .points390x844Fourteen),
        Device(
            id: "iphone-14-plus", name: "iPhone 14 Plus",
            modelIdentifiers: ["iPhone14,8"],
            year: 2022, firstSystem: 16, display: .points428x926Fourteen),
        Device(
            id: "iphone-14-pro", name: "iPhone 14 Pro",
            modelIdentifiers: ["iPhone15,2"],
            year: 2022, firstSystem: 16, display: .points393x852),
        Device(
            id: "iphone-14-pro-max", name: "iPhone 14 Pro Max",
            modelIdentifiers: ["iPhone15,3"],
            year: 2022, firstSystem: 16, display: .points430x932),
        Device(
            id: "ipad-10", name: "iPad (10th generation)",
            modelIdentifiers: ["iPad13,18", "iPad13,19"],
            year: 2022, firstSystem: SystemVersion(16, 1), display: .points820x1180),
        Device(
            id: "ipad-air-5", name: "iPad Air (5th generation)",
            modelIdentifiers: ["iPad13,16", "iPad13,17"],
            year: 2022, firstSystem: SystemVersion(15, 4), display: .points820x1180Air),
        Device(
            id: "ipad-pro-11-4", name: "iPad Pro (11-inch) (4th generation)",
            modelIdentifiers: ["iPad14,3", "iPad14,4"],
            year: 2022, firstSystem: SystemVersion(16, 1), display: .points834x1194),
        Device(
            id: "ipad-pro-12.9-6", name: "iPad Pro (12.9-inch) (6th generation)",
            modelIdentifiers: ["iPad14,5", "iPad14,6"],
            year: 2022, firstSystem: SystemVersion(16, 1), display: .points1024x1366),
    ]
}
