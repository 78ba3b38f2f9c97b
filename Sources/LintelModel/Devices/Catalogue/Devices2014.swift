enum Devices2014 {
    static let devices: [Device] = [
        Device(
            id: "iphone-6", name: "iPhone 6",
            modelIdentifiers: ["iPhone7,2"],
            year: 2014, firstSystem: 8, lastSystem: SystemVersion(12, 5), display: .points375x667),
        Device(
            id: "iphone-6-plus", name: "iPhone 6 Plus",
            modelIdentifiers: ["iPhone7,1"],
            year: 2014, firstSystem: 8, lastSystem: SystemVersion(12, 5), display: .points414x736),
        Device(
            id: "ipad-air-2", name: "iPad Air 2",
            modelIdentifiers: ["iPad5,3", "iPad5,4"],
            year: 2014, firstSystem: SystemVersion(8, 1), lastSystem: SystemVersion(15, 8), display: .points768x1024),
        Device(
            id: "ipad-mini-3", name: "iPad mini 3",
            modelIdentifiers: ["iPad4,7", "iPad4,8", "iPad4,9"],
            year: 2014, firstSystem: SystemVersion(8, 1), lastSystem: SystemVersion(12, 5), display: .points768x1024Mini),
    ]
}
