import UIKit

/// Its outlets are inherited by the controller of the storyboard.
class HeadedController: UIViewController {
    @IBOutlet fileprivate var headingLabel: HeadingLabel!
    @IBOutlet var headingTop: NSLayoutConstraint!
}

final class TripDetailController: HeadedController {
    @IBOutlet var buttons: [UIButton]!

    var place = ""
    private(set) var bookings = 0
    private(set) var note: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        headingLabel.text = place
    }

    @IBAction func book() { bookings += 1 }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "note" { note = segue.destination }
    }
}

class HeadingLabel: UILabel {
    @IBInspectable var spread: CGFloat = 1
    private(set) var frameAtStart = CGRect.zero

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        frameAtStart = frame
    }
}
