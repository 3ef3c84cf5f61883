import UIKit

@available(iOS 17, *) func newer() {}

@MainActor func useNewer() {
  newer()
  if #available(iOS 17, *) { newer() }
}

func spans(_ numbers: [Int]) {
  _ = numbers.span
}

final class Menus: NSObject, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

@MainActor func page(_ view: UIScrollView) { view.isPagingEnabled = true }
