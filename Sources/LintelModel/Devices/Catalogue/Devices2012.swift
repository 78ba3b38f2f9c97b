enum Devices2012 {
    static let devices: [Device] = [
        Device(
            id: "iphone-5", name: "iPhone 5",
            modelIdentifiers: ["iPhone5,1", "iPhone5,2"],
            year: 2012, firstSystem: 6, lastSystem: SystemVersion(10, 3), display: .points320x568),
        Device(
            id: "ipad-3", name: "iPad (3rd generation)",
            modelIdentifiers: ["iPad3,1", "iPad3,2", "iPad3,3"],
            year: 2012, firstSystem: SystemVersion(5, 1), lastSystem: SystemVersion(9, 3), display: .points768x1024),
        Device(
            id: "ipad-4", name: "iPad (4th generation)",
            modelIdentifiers: ["iPad3,4", "iPad3,5", "iPad3,6"],
            year: 2012, firstSystem: 6, lastSystem: SystemVersion(10, 3), display: .points768x1024),
        Device(
            id: "ipad-mini", name: "iPad mini",
            modelIdentifiers: ["iPad2,5", "iPad2,6", "iPad2,7"],
            year: 2012, firstSystem: 6, lastSystem: SystemVersion(9, 3), display: .points768x1024Mini1x),
    ]
}
