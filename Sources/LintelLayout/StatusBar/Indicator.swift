protocol Indicator: Sendable {}
protocol StatusBarArrangement: Sendable {}
