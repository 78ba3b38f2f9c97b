enum Devices2013 {
    static let devices: [Device] = [
        Device(
            id: "iphone-5c", name: "iPhone 5c",
            modelIdentifiers: ["iPhone5,3", "iPhone5,4"],
            year: 2013, firstSystem: 7, lastSystem: SystemVersion(10, 3), display: .points320x568),
        Device(
            id: "iphone-5s", name: "iPhone 5s",
            modelIdentifiers: ["iPhone6,1", "iPhone6,2"],
            year: 2013, firstSystem: 7, lastSystem: SystemVersion(12, 5), display: .points320x568),
        Device(
            id: "ipad-air", name: "iPad Air",
            modelIdentifiers: ["iPad4,1", "iPad4,2", "iPad4,3"],
            year: 2013, firstSystem: 7, lastSystem: SystemVersion(12, 5), display: .points768x1024),
        Device(
            id: "ipad-mini-2", name: "iPad mini 2",
            modelIdentifiers: ["iPad4,4", "iPad4,5", "iPad4,6"],
            year: 2013, firstSystem: 7, lastSystem: SystemVersion(12, 5), display: .points768x1024Mini),
    ]
}
