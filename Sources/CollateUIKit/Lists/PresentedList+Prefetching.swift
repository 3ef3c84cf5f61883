#if canImport(UIKit) && !os(watchOS)
import UIKit

extension PresentedList {
  func prefetch(at paths: [IndexPath], in view: View) {
    guard let prefetch else { return fallback.prefetch(view, paths) }
    tell(prefetch, paths)
  }

  func cancelPrefetching(at paths: [IndexPath], in view: View) {
    if let cancelPrefetching { return tell(cancelPrefetching, paths) }
    // A closure that prefetches replaces the fallback, which then has nothing to cancel.
    if prefetch == nil { fallback.cancelPrefetching(view, paths) }
  }

  /// Calls a closure with the items that exist at the paths.
  private func tell(
    _ closure: (_ items: [Section.Item], _ paths: [IndexPath]) -> Void,
    _ paths: [IndexPath]
  ) {
    let known = paths.filter { item(at: $0) != nil }
    closure(known.compactMap { item(at: $0) }, known)
  }
}
#endif
