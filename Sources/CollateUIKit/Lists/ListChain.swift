#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The closures of a list, in the order in which they are asked.
///
/// First those of the descriptor that applies, then those of the data source.
@MainActor
protocol ListChain: AnyObject {
  var cellHandlers: CellHandlers { get }
  var sectionHandlers: SectionHandlers { get }

  /// The item that the view shows at a path; `nil` for paths that are not there or are none.
  func shownItem(at path: IndexPath) -> Any?

  /// The section that the view shows.
  func shownSection(_ section: Int) -> Any?

  /// What the descriptor of an item is given of it, and the descriptor's closures.
  func descriptor(ofItem item: Any) -> (item: Any, handlers: CellHandlers)?

  /// What the descriptor of a section is given of it, and the descriptor's closures.
  func descriptor(ofSection section: Any) -> (content: Any, handlers: SectionHandlers)?

  /// Answers a question of the view, in the midst of which it must not be told of changes.
  func answer<Result>(_ body: () -> Result) -> Result

  /// Does what a person asked for, of which the view may be told at once.
  func act<Result>(_ body: () -> Result) -> Result

  /// Returns what finds the item at a path again after changes; it returns `nil` when it is gone.
  func follow(_ path: IndexPath) -> () -> IndexPath?
}

extension ListChain {
  /// Asks the closures about an item; `nil` when none is set.
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

  /// Asks the closures about the item at a path; `nil` when none is set or there is no item.
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

  /// Asks the closures about a section; `nil` when none is set.
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

  /// Asks the closures about a section by its number; `nil` when none is set or there is no section.
  func ask<Result>(
    _ handler: KeyPath<SectionHandlers, SectionHandlers.Handler<Result>?>,
    section: Int
  ) -> Result? {
    shownSection(section).flatMap { ask(handler, about: $0, section: section) }
  }
}
#endif
