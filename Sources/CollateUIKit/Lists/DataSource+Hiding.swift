#if canImport(UIKit) && !os(watchOS)
public import Collate

extension ListMethod where Place == Void {
  fileprivate static var isHidden: ListMethod<Void, Bool> { .init() }
}

extension CellDescriptor {
  /// Sets the closure that returns whether an item is hidden.
  ///
  /// It takes effect through `hiding(by:sections:)`. Without it, all items of the
  /// descriptor are shown.
  @discardableResult
  public func isHidden(_ closure: @escaping (_ item: Item) -> Bool) -> Self {
    handlers[.isHidden] = { item, _ in (item as? Item).map(closure) ?? false }
    return self
  }
}

extension SectionDescriptor {
  /// Sets the closure that returns whether a section is hidden, with all of its items.
  ///
  /// It takes effect through `hiding(by:sections:)`. Without it, all sections of the
  /// descriptor are shown.
  @discardableResult
  public func isHidden(_ closure: @escaping (_ content: Content) -> Bool) -> Self {
    handlers[.isHidden] = { content, _ in (content as? Content).map(closure) ?? false }
    return self
  }
}

extension DataSource {
  /// Returns a source without the items and sections that descriptors hide.
  ///
  ///     let shown = screen.hiding(by: cells, sections: sections)
  ///     let list = TableViewDataSource(
  ///       dataSource: shown, cellDescriptors: cells, sectionDescriptors: sections)
  ///
  /// Closures are asked again about items and sections that change; if anything else changed that they
  /// depend on, or one was set, call `reevaluate()` of the result. Retain it like any source, as
  /// observations do not.
  ///
  /// - Parameters:
  ///   - cells: The descriptors of items, of which the first that applies to an item is asked.
  ///   - sections: The descriptors of sections, of which the first that applies to a section is asked.
  /// - Returns: The new source, which retains this one and the descriptors.
  /// - Complexity: That of `filter(_:)`.
  public func hiding(
    by cells: [any CellBehavior],
    sections: [any SectionBehavior] = []
  ) -> FilteredDataSource<Self> {
    let result = filter { item in
      MainActor.assumeIsolated {
        for descriptor in cells {
          guard let value = descriptor.item(from: item) as Any? else { continue }
          return descriptor.handlers[.isHidden]?(value, ()) != true
        }
        return true
      }
    }
    result.sectionPredicate = { section in
      MainActor.assumeIsolated {
        for descriptor in sections {
          guard let content = descriptor.content(from: section) as Any? else { continue }
          return descriptor.handlers[.isHidden]?(content, ()) != true
        }
        return true
      }
    }
    return result
  }
}
#endif
