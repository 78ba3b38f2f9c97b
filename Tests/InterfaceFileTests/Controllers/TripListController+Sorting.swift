import UIKit

extension TripListController {
    @IBAction func sort(_ sender: UIBarButtonItem) {
        places.sort()
        tableView.reloadData()
    }
}
