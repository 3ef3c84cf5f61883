#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

// With insets, pages beside those on screen are visible, too. They are loaded, but have not
// appeared: what appears is decided by the machine, for which there is only the current page.

extension PageStage {
  /// Shows the loaded pages that are visible beside those on screen.
  func layOutNeighbors() {
    guard let driver, geometry.visibleNeighbors > 0 || !neighbors.isEmpty else { return }
    let shown = driver.pagesOnScreen.map { ObjectIdentifier($0.page) }
    var visible: [(page: UIViewController, place: Double)] = []
    for (place, index) in visiblePlaces {
      guard let page = driver.loadedPage(at: index), !shown.contains(ObjectIdentifier(page)),
        !visible.contains(where: { $0.page === page })
      else { continue }
      visible.append((page, place))
    }
    for slot in neighbors where !visible.contains(where: { $0.page === slot.page }) {
      takeNeighbor(slot.page)?.leave()
    }
    for (page, place) in visible { showNeighbor(page, at: place) }
  }

  private func showNeighbor(_ page: UIViewController, at place: Double) {
    let frame = geometry.frame(of: place)
    guard let slot = neighbors.first(where: { $0.page === page }) else {
      guard scrollView.window != nil else { return }
      let slot = addSlot(for: page, frame: frame)
      slot.accessibilityElementsHidden = true
      return neighbors.append(slot)
    }
    if slot.frame != frame { slot.frame = frame }
    slot.fitPage()
  }

  /// Returns the neighbor that shows a page, which is not one any more.
  func takeNeighbor(_ page: UIViewController) -> PageSlotView? {
    guard let index = neighbors.firstIndex(where: { $0.page === page }) else { return nil }
    return neighbors.remove(at: index)
  }

  /// The visible places with their pages, the nearest first.
  ///
  /// In a jump, the places beside its two pages have the pages beside these.
  private var visiblePlaces: [(place: Double, index: Int)] {
    let (place, reach) = (place, geometry.visibleReach)
    guard geometry.visibleNeighbors > 0 else { return [] }
    let first = Int((place - reach).rounded(.up))
    let last = Int((place + reach).rounded(.down))
    guard first <= last else { return [] }
    return (first...last).map(Double.init)
      .filter { abs($0 - place) < reach }
      .sorted { abs($0 - place) < abs($1 - place) }
      .compactMap { place in
        let page = jump.map { $0.regularPlace(of: place) } ?? place
        return geometry.index(at: page).map { (place, $0) }
      }
  }
}
#endif
