import UIKit

/// The days; one more with the pencil below, or the days sorted the other way round.
class EntriesViewController: UITableViewController {
    private var entries = Entry.samples

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Journal"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
        toolbarItems = [
            UIBarButtonItem(title: "Turn Round", style: .plain, target: self, action: #selector(turnRound)),
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .compose, target: self, action: #selector(write)),
        ]
    }

    @objc private func turnRound() {
        entries.reverse()
        tableView.reloadData()
    }

    @objc private func write() {
        entries.insert(Entry(day: "Today", text: "Nothing yet."), at: 0)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        cell.textLabel?.text = entries[indexPath.row].day
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(EntryViewController(entries[indexPath.row]), animated: true)
    }
}
