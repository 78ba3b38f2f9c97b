enum Devices2023 {
    static let devices: [Device] = []
}
