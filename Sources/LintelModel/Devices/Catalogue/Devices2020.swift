enum Devices2020 {
    static let devices: [Device] = [
        Device(
            id: "iphone-se-2", name: "iPhone SE (2nd generation)",
            modelIdentifiers: ["iPhone12,8"],
            year: 2020, firstSystem: SystemVersion(13, 4), display: .points375x667),
        Device(
            id: "iphone-12-mini", name: "iPhone 12 mini",
            modelIdentifiers: ["iPhone13,1"],
            year: 2020, firstSystem: SystemVersion(14, 2), display: .points375x812Mini12),
        Device(
            id: "iphone-12", name: "iPhone 12",
            modelIdentifiers: ["iPhone13,2"],
            year: 2020, firstSystem: SystemVersion(14, 1), display: .points390x844WideNotch),
        Device(
            id: "iphone-12-pro", name: "iPhone 12 Pro",
            modelIdentifiers: ["iPhone13,3"],
            year: 2020, firstSystem: SystemVersion(14, 1), display: .points390x844WideNotch),
        Device(
            id: "iphone-12-pro-max", name: "iPhone 12 Pro Max",
            modelIdentifiers: ["iPhone13,4"],
            year: 2020, firstSystem: SystemVersion(14, 2), display: .points428x926WideNotch),
        Device(
            id: "ipad-8", name: "iPad (8th generation)",
            modelIdentifiers: ["iPad11,6", "iPad11,7"],
            year: 2020, firstSystem: 14, display: .points810x1080),
        Device(
            id: "ipad-air-4", name: "iPad Air (4th generation)",
            modelIdentifiers: ["iPad13,1", "iPad13,2"],
            year: 2020, firstSystem: 14, display: .points820x1180Air),
        Device(
            id: "ipad-pro-11-2", name: "iPad Pro (11-inch) (2nd generation)",
            modelIdentifiers: ["iPad8,9", "iPad8,10"],
            year: 2020, firstSystem: SystemVersion(13, 4), display: .points834x1194),
        Device(
            id: "ipad-pro-12.9-4", name: "iPad Pro (12.9-inch) (4th generation)",
            modelIdentifiers: ["iPad8,11", "iPad8,12"],
            year: 2020, firstSystem: SystemVersion(13, 4), display: .points1024x1366),
    ]
}
