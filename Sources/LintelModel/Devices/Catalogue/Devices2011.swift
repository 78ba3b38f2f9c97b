enum Devices2011 {
    static let devices: [Device] = [
        Device(
            id: "iphone-4s", name: "iPhone 4s",
            modelIdentifiers: ["iPhone4,1"],
            year: 2011, firstSystem: 5, lastSystem: SystemVersion(9, 3), display: .points320x480),
        Device(
            id: "ipad-2", name: "iPad 2",
            modelIdentifiers: ["iPad2,1", "iPad2,2", "iPad2,3", "iPad2,4"],
            year: 2011, firstSystem: SystemVersion(4, 3), lastSystem: SystemVersion(9, 3), display: .points768x1024at1x),
    ]
}
