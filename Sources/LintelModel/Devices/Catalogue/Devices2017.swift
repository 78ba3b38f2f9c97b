enum Devices2017 {
    static let devices: [Device] = [
        Device(
            id: "iphone-8", name: "iPhone 8",
            modelIdentifiers: ["iPhone10,1", "iPhone10,4"],
            year: 2017, firstSystem: 11, lastSystem: SystemVersion(16, 7), display: .points375x667),
        Device(
            id: "iphone-8-plus", name: "iPhone 8 Plus",
            modelIdentifiers: ["iPhone10,2", "iPhone10,5"],
            year: 2017, firstSystem: 11, lastSystem: SystemVersion(16, 7), display: .points414x736),
        Device(
            id: "iphone-x", name: "iPhone X",
            modelIdentifiers: ["iPhone10,3", "iPhone10,6"],
            year: 2017, firstSystem: 11, lastSystem: SystemVersion(16, 7), display: .points375x812),
        Device(
            id: "ipad-5", name: "iPad (5th generation)",
            modelIdentifiers: ["iPad6,11", "iPad6,12"],
            year: 2017, firstSystem: SystemVersion(10, 3), lastSystem: SystemVersion(16, 7), display: .points768x1024),
        Device(
            id: "ipad-pro-12.9-2", name: "iPad Pro (12.9-inch) (2nd generation)",
            modelIdentifiers: ["iPad7,1", "iPad7,2"],
            year: 2017, firstSystem: SystemVersion(10, 3), lastSystem: SystemVersion(17, 7), display: .points1024x1366HomeButton),
        Device(
            id: "ipad-pro-10.5", name: "iPad Pro (10.5-inch)",
            modelIdentifiers: ["iPad7,3", "iPad7,4"],
            year: 2017, firstSystem: SystemVersion(10, 3), lastSystem: SystemVersion(17, 7), display: .points834x1112),
    ]
}
