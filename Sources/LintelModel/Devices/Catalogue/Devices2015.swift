enum Devices2015 {
    static let devices: [Device] = [
        Device(
            id: "iphone-6s", name: "iPhone 6s",
            modelIdentifiers: ["iPhone8,1"],
            year: 2015, firstSystem: 9, lastSystem: SystemVersion(15, 8), display: .points375x667),
        Device(
            id: "iphone-6s-plus", name: "iPhone 6s Plus",
            modelIdentifiers: ["iPhone8,2"],
            year: 2015, firstSystem: 9, lastSystem: SystemVersion(15, 8), display: .points414x736),
        Device(
            id: "ipad-mini-4", name: "iPad mini 4",
            modelIdentifiers: ["iPad5,1", "iPad5,2"],
            year: 2015, firstSystem: 9, lastSystem: SystemVersion(15, 8), display: .points768x1024Mini),
        Device(
            id: "ipad-pro-12.9-1", name: "iPad Pro (12.9-inch) (1st generation)", aliases: ["iPad Pro (12.9-inch)"],
            simulatorName: "iPad Pro (12.9-inch)",
            modelIdentifiers: ["iPad6,7", "iPad6,8"],
            year: 2015, firstSystem: SystemVersion(9, 1), lastSystem: SystemVersion(16, 7), display: .points1024x1366HomeButton),
    ]
}
