enum Devices2023 {
    static let devices: [Device] = [
        Device(
            id: "iphone-15", name: "iPhone 15",
            modelIdentifiers: ["iPhone15,4"],
            year: 2023, firstSystem: 17, display: .points393x852),
        Device(
            id: "iphone-15-plus", name: "iPhone 15 Plus",
            modelIdentifiers: ["iPhone15,5"],
            year: 2023, firstSystem: 17, display: .points430x932),
        Device(
            id: "iphone-15-pro", name: "iPhone 15 Pro",
            modelIdentifiers: ["iPhone16,1"],
            year: 2023, firstSystem: 17, display: .points393x852),
        Device(
            id: "iphone-15-pro-max", name: "iPhone 15 Pro Max",
            modelIdentifiers: ["iPhone16,2"],
            year: 2023, firstSystem: 17, display: .points430x932),
    ]
}
