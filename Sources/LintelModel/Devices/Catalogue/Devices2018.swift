enum Devices2018 {
    static let devices: [Device] = [
        Device(
            id: "iphone-xs", name: "iPhone XS", aliases: ["iPhone Xs"], simulatorName: "iPhone Xs",
            modelIdentifiers: ["iPhone11,2"],
            year: 2018, firstSystem: 12, lastSystem: SystemVersion(18, 7), display: .points375x812),
        Device(
            id: "iphone-xs-max", name: "iPhone XS Max", aliases: ["iPhone Xs Max"], simulatorName: "iPhone Xs Max",
            modelIdentifiers: ["iPhone11,4", "iPhone11,6"],
            year: 2018, firstSystem: 12, lastSystem: SystemVersion(18, 7), display: .points414x896at3x),
        Device(
            id: "iphone-xr", name: "iPhone XR", aliases: ["iPhone Xr"], simulatorName: "iPhone Xʀ",
            modelIdentifiers: ["iPhone11,8"],
            year: 2018, firstSystem: 12, lastSystem: SystemVersion(18, 7), display: .points414x896at2x),
        Device(
            id: "ipad-6", name: "iPad (6th generation)",
            modelIdentifiers: ["iPad7,5", "iPad7,6"],
            year: 2018, firstSystem: SystemVersion(11, 3), lastSystem: SystemVersion(17, 7), display: .points768x1024),
        Device(
            id: "ipad-pro-11-1", name: "iPad Pro (11-inch) (1st generation)", aliases: ["iPad Pro (11-inch)"],
            modelIdentifiers: ["iPad8,1", "iPad8,2", "iPad8,3", "iPad8,4"],
            year: 2018, firstSystem: SystemVersion(12, 1), display: .points834x1194),
        Device(
            id: "ipad-pro-12.9-3", name: "iPad Pro (12.9-inch) (3rd generation)",
            modelIdentifiers: ["iPad8,5", "iPad8,6", "iPad8,7", "iPad8,8"],
            year: 2018, firstSystem: SystemVersion(12, 1), display: .points1024x1366),
    ]
}
