#if canImport(UIKit)
    import UIKit
#else
    import LintelUIKit
#endif

/// Text above a toolbar that makes room for the keyboard.
class DraftEditorController: UIViewController {
    let subjectField = UITextField(frame: CGRect(x: 16, y: 120, width: 300, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        subjectField.placeholder = "Subject"
        view.addSubview(subjectField)
        toolbarItems = [
            UIBarButtonItem(image: UIImage(systemName: "paperclip"), style: .plain, target: self, action: #selector(attach(_:for:))),
            .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .compose, target: self, action: #selector(beginEditing)),
        ]
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(self.endEditing))
        navigationItem.rightBarButtonItem = done
        navigationController?.hidesBarsWhenKeyboardAppears = true
        navigationController?.isToolbarHidden = false
    }

    private(set) var attachments = 0

    @IBAction func attach(_ sender: UIBarButtonItem, for event: UIEvent?) { attachments += 1 }
    @objc func beginEditing() { subjectField.becomeFirstResponder() }
    @objc func endEditing() { subjectField.resignFirstResponder() }
}
