import UIKit

class TripListViewController: UITableViewController {
    private let store = TripStore.shared

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        refresh()
    }

    private func refresh() {
        UIApplication.shared.isNetworkActivityIndicatorVisible = true
        store.download { [weak self] in
            UIApplication.shared.isNetworkActivityIndicatorVisible = false
            self?.tableView.reloadData()
        }
    }

    @IBAction func filter(_ sender: UIBarButtonItem) {}
    @IBAction func stamp(_ sender: UIBarButtonItem) {}
    @IBAction func compose(_ sender: UIBarButtonItem) {}
    @IBAction func addTrip(_ sender: UIBarButtonItem) {}

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.trips.count }
}
