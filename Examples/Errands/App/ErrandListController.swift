import UIKit

class ErrandListController: UITableViewController {
    private var errands = ["Bakery", "Post office", "Library"].map { Errand(place: $0) }

    @IBOutlet private weak var countItem: UIBarButtonItem!

    override func viewDidLoad() {
        super.viewDidLoad()
        count()
    }

    private func count() { countItem.title = "\(errands.count) errands" }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { errands.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Errand", for: indexPath)
        cell.textLabel?.text = errands[indexPath.row].place
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let destination = segue.destination as? ErrandController, let path = tableView.indexPathForSelectedRow else { return }
        destination.errand = errands[path.row]
    }

    @IBAction func add(_ sender: UIBarButtonItem) {
        errands.append(Errand(place: "Market"))
        tableView.reloadData()
        count()
    }
}
