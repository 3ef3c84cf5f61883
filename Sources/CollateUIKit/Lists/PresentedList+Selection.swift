#if canImport(UIKit) && !os(watchOS)
import UIKit

extension PresentedList {
  /// Performs an update in which UIKit deselects items, and selects them again.
  ///
  /// - Parameters:
  ///   - place: Returns the index path of a selected item after the update; `nil` if it is gone.
  ///   - update: The update.
  func keepSelection(place: (IndexPath) -> IndexPath?, during update: () -> Void) {
    let oldView = view
    let selected = selectedPaths.compactMap(place)
    update()
    if selected.isEmpty { return }
    // Since the view has index paths, it has to be told of changes.
    _ = sectionCount()
    // Closures for cells may replace the view.
    for path in selected where view === oldView { select(path) }
  }
}
#endif
