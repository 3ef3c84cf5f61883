#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Values that belong to views, for as long as the views live.
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
      // A view that is gone may have left its address to this one.
      guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
      return entry.value
    }
    set {
      entries = entries.filter { $0.value.view != nil }
      entries[ObjectIdentifier(view)] = newValue.map { Entry(view: view, value: $0) }
    }
  }

  /// The value of a view, or another one if it has none.
  subscript(view: UIView, default value: @autoclosure () -> Value) -> Value {
    get { self[view] ?? value() }
    set { self[view] = newValue }
  }

  /// The number of views that have values and live.
  var count: Int { entries.values.count { $0.view != nil } }
}
#endif
