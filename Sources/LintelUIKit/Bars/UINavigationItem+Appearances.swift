import LintelModel

extension UINavigationItem {
    var appearances: SetAppearances {
        SetAppearances(
            standard: standardAppearance, compact: compactAppearance, scrollEdge: scrollEdgeAppearance,
            compactScrollEdge: compactScrollEdgeAppearance)
    }
}
