enum Devices2019 {
    static let devices: [Device] = [
        Device(
            id: "iphone-11", name: "iPhone 11",
            modelIdentifiers: ["iPhone12,1"],
            year: 2019, firstSystem: 13, display: .points414x896at2x),
        Device(
            id: "iphone-11-pro", name: "iPhone 11 Pro",
            modelIdentifiers: ["iPhone12,3"],
            year: 2019, firstSystem: 13, display: .points375x812),
        Device(
            id: "iphone-11-pro-max", name: "iPhone 11 Pro Max",
            modelIdentifiers: ["iPhone12,5"],
            year: 2019, firstSystem: 13, display: .points414x896at3x),
        Device(
            id: "ipod-touch-7", name: "iPod touch (7th generation)",
            modelIdentifiers: ["iPod9,1"],
            year: 2019, firstSystem: SystemVersion(12, 3), lastSystem: SystemVersion(15, 8), display: .points320x568),
        Device(
            id: "ipad-7", name: "iPad (7th generation)",
            modelIdentifiers: ["iPad7,11", "iPad7,12"],
            year: 2019, firstSystem: SystemVersion(13, 1), lastSystem: SystemVersion(18, 7), display: .points810x1080),
        Device(
            id: "ipad-mini-5", name: "iPad mini (5th generation)",
            modelIdentifiers: ["iPad11,1", "iPad11,2"],
            year: 2019, firstSystem: SystemVersion(12, 2), display: .points768x1024Mini),
        Device(
            id: "ipad-air-3", name: "iPad Air (3rd generation)",
            modelIdentifiers: ["iPad11,3", "iPad11,4"],
            year: 2019, firstSystem: SystemVersion(12, 2), display: .points834x1112),
    ]
}
