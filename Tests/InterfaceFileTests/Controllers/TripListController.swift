import UIKit

class TripListController: UITableViewController {
    @IBOutlet private weak var sortItem: UIBarButtonItem!

    private(set) var events: [String] = []
    var places = ["Oslo", "Bergen"]
    var allowsSegues = true

    override func awakeFromNib() {
        super.awakeFromNib()
        events.append("awake")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        events.append("loaded with \(sortItem.title ?? "no item")")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Trip", for: indexPath) as! TripCell
        cell.placeLabel.text = places[indexPath.row]
        return cell
    }

    @IBAction func star(_ sender: UIButton) { events.append("star \(sender.currentTitle ?? "")") }

    @IBAction func closeForm(_ segue: UIStoryboardSegue) { events.append("back by \(segue.identifier ?? "")") }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        events.append("should \(identifier)")
        return allowsSegues
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        events.append("prepare \(segue.identifier ?? "")")
        if let detail = segue.destination as? TripDetailController, let path = tableView.indexPathForSelectedRow {
            detail.place = places[path.row]
        }
    }
}
