import UIKit

class TripCell: UITableViewCell {
    @IBOutlet weak var placeLabel: UILabel!
}

class StopCell: UITableViewCell {
    @IBOutlet private weak var stopLabel: UILabel!

    var stop: String? {
        get { stopLabel.text }
        set { stopLabel.text = newValue }
    }
}
