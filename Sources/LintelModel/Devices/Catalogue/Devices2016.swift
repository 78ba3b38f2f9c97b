enum Devices2016 {
    static let devices: [Device] = [
        Device(
            id: "iphone-se-1", name: "iPhone SE (1st generation)", aliases: ["iPhone SE"],
            modelIdentifiers: ["iPhone8,4"],
            year: 2016, firstSystem: SystemVersion(9, 3), lastSystem: SystemVersion(15, 8), display: .points320x568),
        Device(
            id: "iphone-7", name: "iPhone 7",
            modelIdentifiers: ["iPhone9,1", "iPhone9,3"],
            year: 2016, firstSystem: 10, lastSystem: SystemVersion(15, 8), display: .points375x667),
        Device(
            id: "iphone-7-plus", name: "iPhone 7 Plus",
            modelIdentifiers: ["iPhone9,2", "iPhone9,4"],
            year: 2016, firstSystem: 10, lastSystem: SystemVersion(15, 8), display: .points414x736),
        Device(
            id: "ipad-pro-9.7", name: "iPad Pro (9.7-inch)",
            modelIdentifiers: ["iPad6,3", "iPad6,4"],
            year: 2016, firstSystem: SystemVersion(9, 3), lastSystem: SystemVersion(16, 7), display: .points768x1024),
    ]
}
