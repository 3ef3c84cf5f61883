#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

// With insets, pages beside those on screen are visible, too. They are loaded, but have not
// appeared: what appears is decided by the machine, for which there is only the current page.

extension PageStage {
  /// Shows the loaded pages that are visible beside those on screen.
  func layOutNeighbors() {
    guard let driver else { return }
    var visible = driver.pagesOnScreen.map(\.page)
    if geometry.visibleNeighbors == 0 && slots.count == visible.count { return }
    var neighbors: [(page: UIViewController, place: Double, index: Int)] = []
    for (place, index) in visiblePlaces {
      guard let page = driver.loadedPage(at: index), !visible.contains(where: { $0 === page })
      else { continue }
      visible.append(page)
      neighbors.append((page, place, index))
    }
    for slot in slots where !visible.contains(where: { $0 === slot.page }) { removeSlot(slot) }
    // A neighbor may load its view now, and then change which pages are on screen.
    for (page, place, index) in neighbors where driver.loadedPage(at: index) === page {
      showNeighbor(page, at: place)
    }
  }

  private func showNeighbor(_ page: UIViewController, at place: Double) {
    let frame = geometry.frame(of: place)
    if let slot = slot(of: page) { return slot.fit(frame) }
    guard scrollView.window != nil else { return }
    let slot = addSlot(for: page, frame: frame)
    slot.accessibilityElementsHidden = driver?.pagesOnScreen.allSatisfy { $0.page !== page } ?? true
  }

  /// The visible places with their pages, the nearest first.
  ///
  /// In a jump, the places beside its two pages have the pages beside these.
  private var visiblePlaces: [(place: Double, index: Int)] {
    let (place, reach) = (place, geometry.visibleReach)
    guard geometry.visibleNeighbors > 0 else { return [] }
    let (first, last) = (Int((place - reach).rounded(.up)), Int((place + reach).rounded(.down)))
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
