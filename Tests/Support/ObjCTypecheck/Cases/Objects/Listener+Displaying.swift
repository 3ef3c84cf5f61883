import UIKit

// No file refers to this one.
extension Listener {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
}

extension UIView {
  @objc func collate() {}
}
