#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What a collection view has for a data source and delegate.
///
/// Classes with type parameters cannot be that, so the data source of the sections stands behind it.
@MainActor
final class CollectionShim: ScrollShim {
  /// Whom to ask; nobody, when the data source is gone and UIKit is not told so yet.
  var list: (any CollectionList)? { chain as? any CollectionList }

  /// Asks the closures about the item at a path, then the fallbacks.
  func ask<Result>(
    _ handler: KeyPath<CellHandlers, CellHandlers.Handler<Result>?>,
    at path: IndexPath,
    else other: (CollectionFallback) -> Result?
  ) -> Result? {
    guard let list else { return nil }
    return list.answer { list.ask(handler, at: path) ?? other(list.fallback) }
  }

  /// Tells the closures about the row at a path, or else the fallbacks, of what a person did.
  func act<Result>(
    _ handler: KeyPath<CellHandlers, CellHandlers.Handler<Result>?>,
    at path: IndexPath,
    else other: (CollectionFallback) -> Result?
  ) -> Result? {
    guard let list else { return nil }
    return list.act { list.ask(handler, at: path) ?? other(list.fallback) }
  }

  /// Asks the closures about a section, then the fallbacks.
  func ask<Result>(
    _ handler: KeyPath<SectionHandlers, SectionHandlers.Handler<Result>?>,
    section: Int,
    else other: (CollectionFallback) -> Result?
  ) -> Result? {
    guard let list else { return nil }
    return list.answer { list.ask(handler, section: section) ?? other(list.fallback) }
  }

  /// Asks the data source.
  func ask<Result>(_ body: (any CollectionList) -> Result?) -> Result? {
    guard let list else { return nil }
    return list.answer { body(list) }
  }
}
#endif
