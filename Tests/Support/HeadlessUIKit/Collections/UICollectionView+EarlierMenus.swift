// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UICollectionView {
  /// (headless) Presses an item for long, as before context menus.
  ///
  /// The documentation of each of the three methods says that the menu needs the other two.
  ///
  /// - Returns: The commands of the menu; nil for no menu.
  @_spi(Headless) public func simulateEarlierMenu(at indexPath: IndexPath) -> [Selector]? {
    let needed = [
      "shouldShowMenuForItemAtIndexPath:", "canPerformAction:forItemAtIndexPath:withSender:",
      "performAction:forItemAtIndexPath:withSender:",
    ]
    guard shown[indexPath] != nil,
      needed.allSatisfy({ told.responds(to: Selector("collectionView:\($0)")) }),
      told.collectionView?(self, shouldShowMenuForItemAt: indexPath) ?? false
    else { return nil }
    let commands: [Selector] = ["cut:", "copy:", "paste:"]
    return commands.filter {
      told.collectionView?(self, canPerformAction: $0, forItemAt: indexPath, withSender: self)
        ?? false
    }
  }

  /// (headless) Chooses a command of the menu of an item.
  @_spi(Headless) public func choose(_ command: Selector, fromMenuAt indexPath: IndexPath) {
    told.collectionView?(self, performAction: command, forItemAt: indexPath, withSender: self)
  }
}
