extension Toolbar {
    /// Up to so many actions are clearer as short titles; more are shown as icons (seeds T6 and T7).
    public static let titleLimit = 3
    /// Least distance between two titles, in points, so that they do not read as one: the bar's own margin on phones.
    public static let titleGap = 16.0
}
