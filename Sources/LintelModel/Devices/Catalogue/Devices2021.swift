enum Devices2021 {
    static let devices: [Device] = [
        Device(
            id: "iphone-13-mini", name: "iPhone 13 mini",
            modelIdentifiers: ["iPhone14,4"],
            year: 2021, firstSystem: 15, display: .points375x812Mini13),
        Device(
            id: "iphone-13", name: "iPhone 13",
            modelIdentifiers: ["iPhone14,5"],
            year: 2021, firstSystem: 15, display: .points390x844),
        Device(
            id: "iphone-13-pro", name: "iPhone 13 Pro",
            modelIdentifiers: ["iPhone14,2"],
            year: 2021, firstSystem: 15, display: .points390x844),
        Device(
            id: "iphone-13-pro-max", name: "iPhone 13 Pro Max",
            modelIdentifiers: ["iPhone14,3"],
            year: 2021, firstSystem: 15, display: .points428x926),
        Device(
            id: "ipad-9", name: "iPad (9th generation)",
            modelIdentifiers: ["iPad12,1", "iPad12,2"],
            year: 2021, firstSystem: 15, display: .points810x1080),
        Device(
            id: "ipad-mini-6", name: "iPad mini (6th generation)",
            modelIdentifiers: ["iPad14,1", "iPad14,2"],
            year: 2021, firstSystem: 15, display: .points744x1133),
        Device(
            id: "ipad-pro-11-3", name: "iPad Pro (11-inch) (3rd generation)",
            modelIdentifiers: ["iPad13,4", "iPad13,5", "iPad13,6", "iPad13,7"],
            year: 2021, firstSystem: SystemVersion(14, 5), display: .points834x1194),
        Device(
            id: "ipad-pro-12.9-5", name: "iPad Pro (12.9-inch) (5th generation)",
            modelIdentifiers: ["iPad13,8", "iPad13,9", "iPad13,10", "iPad13,11"],
            year: 2021, firstSystem: SystemVersion(14, 5), display: .points1024x1366),
    ]
}
