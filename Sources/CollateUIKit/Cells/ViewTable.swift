#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Values associated with views, each held until its view is deallocated.
@MainActor
struct ViewTable<Value> {
  private struct Entry {
    weak var view: UIView?
    var value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The value of a view.
  subscript(view: UIView) -> Value? {
    get {
      // A deallocated view may have had the same address.
      guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
      return entry.value
    }
    set {
      entries = entries.filter { $0.value.view != nil }
      entries[ObjectIdentifier(view)] = newValue.map { Entry(view: view, value: $0) }
    }
  }

  /// The value of a view, or a default.
  subscript(view: UIView, default value: @autoclosure () -> Value) -> Value {
    get { self[view] ?? value() }
    set { self[view] = newValue }
  }

  /// The number of values whose views are still alive.
  var count: Int { entries.values.count { $0.view != nil } }
}
#endif
