import LintelModel

/// One part of the machine that knows some slots of the status. A slot it knows nothing of stays as it was.
protocol StatusSource {
    func read(into status: inout DeviceStatus)
}
