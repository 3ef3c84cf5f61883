import UIKit

// The class refers to this file.
extension Listener {
  enum Highlighting {}

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
}
