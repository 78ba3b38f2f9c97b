internal import LintelEvidence
internal import LintelModel

/// Who decides style and visibility of the status bar in the app that a file is part of (SB-35, SB-41).
enum StatusBarControl: Hashable {
    /// The controllers are asked: the key is YES or absent. The place is the key's, or the list's, or the target's.
    case controllers(Place)
    /// The controllers are never asked: the key is NO, at these places.
    case application([Place])
    /// No list is known, the lists disagree, or the value is no Boolean (SB-38).
    case unknown

    static let key = StatusBarKeys.control

    init(_ lists: [EffectivePropertyList]) {
        let answers = lists.map { list in list.entry(Self.key).map { ($0.value.truth, $0.place) } ?? (true, list.ownPlace) }
        guard let first = answers.first?.0, answers.allSatisfy({ $0.0 == first }) else {
            self = .unknown
            return
        }
        var places: [Place] = []
        for (_, place) in answers where !places.contains(place) { places.append(place) }
        self = first ? .controllers(places[0]) : .application(places)
    }
}

extension ProjectEvidence {
    /// Who decides about the status bar over what a source or interface file shows.
    func statusBarControl(of file: String) -> StatusBarControl {
        StatusBarControl(effectiveLists(governing: file))
    }
}

extension EffectivePropertyList {
    /// Where a person would add a key.
    var ownPlace: Place { Place(file: file ?? projectFile ?? "") }
}
