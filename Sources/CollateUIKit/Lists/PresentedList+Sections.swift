#if canImport(UIKit) && !os(watchOS)
import UIKit

extension PresentedList {
  /// Records that a view of a section will be displayed, and returns whether the section exists.
  @discardableResult
  func display(_ view: UIView, as kind: ViewKind, section: Int) -> Bool {
    guard let section = self.section(at: section) else { return false }
    shownSections[kind, default: ShownItems()].configure(view, with: section, isSame: false)
    return shownSections[kind]?.display(view) != nil
  }
}
#endif
