// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UITableView {
  /// (headless) Presses a row for long, as before context menus.
  ///
  /// The documentation of each of the three methods says that the menu needs the other two.
  ///
  /// - Returns: The commands of the menu; nil for no menu.
  @_spi(Headless) public func simulateEarlierMenu(at indexPath: IndexPath) -> [Selector]? {
    let needed = [
      "shouldShowMenuForRowAtIndexPath:", "canPerformAction:forRowAtIndexPath:withSender:",
      "performAction:forRowAtIndexPath:withSender:",
    ]
    guard shown[indexPath] != nil,
      needed.allSatisfy({ told.responds(to: Selector("tableView:\($0)")) }),
      told.tableView?(self, shouldShowMenuForRowAt: indexPath) ?? false
    else { return nil }
    let commands: [Selector] = ["cut:", "copy:", "paste:"]
    return commands.filter {
      told.tableView?(self, canPerformAction: $0, forRowAt: indexPath, withSender: self) ?? false
    }
  }

  /// (headless) Chooses a command of the menu of a row.
  @_spi(Headless) public func choose(_ command: Selector, fromMenuAt indexPath: IndexPath) {
    told.tableView?(self, performAction: command, forRowAt: indexPath, withSender: self)
  }
}
