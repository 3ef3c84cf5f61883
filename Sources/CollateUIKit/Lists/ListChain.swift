#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The closures of a list, in order of precedence: the descriptor's, then the data source's.
@MainActor
protocol ListChain: AnyObject {
  var cellHandlers: CellHandlers { get }
  var sectionHandlers: SectionHandlers { get }

  /// Returns the item that the view shows at an index path, or `nil` if there is none.
  func shownItem(at path: IndexPath) -> Any?

  /// Returns a section that the view shows, or `nil` if there is none.
  func shownSection(_ section: Int) -> Any?

  /// Returns the value that an item's descriptor passes to its closures, and these closures.
  func descriptor(ofItem item: Any) -> (item: Any, handlers: CellHandlers)?

  /// Returns the value that a section's descriptor passes to its closures, and these closures.
  func descriptor(ofSection section: Any) -> (content: Any, handlers: SectionHandlers)?

  /// Runs code on behalf of a view callback, and postpones changes of the view until it is done.
  func answer<Result>(_ body: () -> Result) -> Result

  /// Runs code for a user action, which may change the view at once.
  func act<Result>(_ body: () -> Result) -> Result

  /// Returns a closure that finds the item at a path again after changes, or returns `nil` if it is
  /// gone.
  func follow(_ path: IndexPath) -> () -> IndexPath?
}

extension ListChain {
  /// Calls the closure for an item; `nil` if none is set.
  func ask<Result>(
    _ handler: KeyPath<CellHandlers, CellHandlers.Handler<Result>?>,
    about item: Any,
    at path: IndexPath
  ) -> Result? {
    if let descriptor = descriptor(ofItem: item),
      let closure = descriptor.handlers[keyPath: handler]
    {
      return closure(descriptor.item, path)
    }
    return cellHandlers[keyPath: handler].map { $0(item, path) }
  }

  /// Calls the closure for the item at an index path; `nil` if none is set or there is no item.
  func ask<Result>(
    _ handler: KeyPath<CellHandlers, CellHandlers.Handler<Result>?>,
    at path: IndexPath
  ) -> Result? {
    shownItem(at: path).flatMap { ask(handler, about: $0, at: path) }
  }

  /// Returns whether a closure is set for an item.
  func hasHandler<Result>(
    _ handler: KeyPath<CellHandlers, CellHandlers.Handler<Result>?>,
    for item: Any
  ) -> Bool {
    descriptor(ofItem: item)?.handlers[keyPath: handler] != nil
      || cellHandlers[keyPath: handler] != nil
  }

  /// Calls the closure for a section; `nil` if none is set.
  func ask<Result>(
    _ handler: KeyPath<SectionHandlers, SectionHandlers.Handler<Result>?>,
    about content: Any,
    section: Int
  ) -> Result? {
    if let descriptor = descriptor(ofSection: content),
      let closure = descriptor.handlers[keyPath: handler]
    {
      return closure(descriptor.content, section)
    }
    return sectionHandlers[keyPath: handler].map { $0(content, section) }
  }

  /// Calls the closure for the section at an index; `nil` if none is set or there is no section.
  func ask<Result>(
    _ handler: KeyPath<SectionHandlers, SectionHandlers.Handler<Result>?>,
    section: Int
  ) -> Result? {
    shownSection(section).flatMap { ask(handler, about: $0, section: section) }
  }
}
#endif
