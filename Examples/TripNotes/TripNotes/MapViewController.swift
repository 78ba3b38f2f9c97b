import UIKit

class MapViewController: UIViewController {}

class NoteViewController: UIViewController {
    @IBAction func photos(_ sender: UIBarButtonItem) {}
    @IBAction func places(_ sender: UIBarButtonItem) {}
    @IBAction func done(_ sender: UIBarButtonItem) { dismiss(animated: true) }
}
