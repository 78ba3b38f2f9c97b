import UIKit

class ErrandController: UIViewController {
    var errand = Errand(place: "")

    @IBOutlet private weak var sentenceLabel: UILabel!
    @IBOutlet private weak var doneButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = errand.place
        sentenceLabel.text = errand.sentence
    }

    @IBAction func finish(_ sender: UIButton) {
        errand.isDone = true
        sentenceLabel.text = errand.sentence
        doneButton.isHidden = true
    }
}
