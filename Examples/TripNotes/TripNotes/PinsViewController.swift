import UIKit

class PinsViewController: UIViewController {
    @IBOutlet var compassItem: UIBarButtonItem!

    override func viewDidLoad() {
        super.viewDidLoad()
        // Reading the private bar throws since iOS 13.
        if let bar = UIApplication.shared.value(forKey: "statusBar") as? UIView {
            bar.backgroundColor = .systemBackground
        }
    }

    @IBAction func compass(_ sender: UIBarButtonItem) {}
    @IBAction func dropPin(_ sender: UIBarButtonItem) {}
}
