import UIKit

class TripFormController: UIViewController, UITextFieldDelegate {
    @IBOutlet weak var field: UITextField!
    @IBOutlet weak var segments: UISegmentedControl!
    private(set) var typed: [String] = []

    @IBAction private func typed(_ sender: UITextField) { typed.append(sender.text ?? "") }
}

/// Its view is that of the xib which is called like it.
class TicketViewController: UIViewController {
    @IBOutlet weak var codeLabel: UILabel!
}
