/// A data source that shows another one with type-erased sections, so that sources of different types can be on one
/// screen.
///
///     let screen = CompositeDataSource([news.erased(), tasks.erased()])
///
/// Items are moved, inserted and removed in the base, which refuses those of another type than its own. Retain the
/// result like any source, as observations do not.
@MainActor
public final class ErasedDataSource<Base: DataSource>: DerivedDataSource<Base, AnySection>
where Base.Section: Sendable, Base.Section.ID: Sendable, Base.Section.Item: Sendable {
  /// The type of the sections.
  public typealias Section = AnySection
}

extension DataSource where Section: Sendable, Section.ID: Sendable, Section.Item: Sendable {
  /// Returns a source with the type-erased sections of this one.
  ///
  /// - Returns: The new source, which retains this one.
  /// - Complexity: For each change, that of copying the items of the affected sections, of which only those that are
  ///   inserted or updated are wrapped.
  public func erased() -> ErasedDataSource<Self> { ErasedDataSource(self, Erasing()) }
}

extension ErasedDataSource: ReorderableDataSource where Base: ReorderableDataSource {}

extension ErasedDataSource: EditableDataSource where Base: EditableDataSource {
  /// Returns whether an item can be inserted at a path: one of the type of the base's items, as determined by the base.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path that the item would have.
  /// - Returns: `true` if the item can be inserted there; `false` if not, if it has another type, or if there is
  ///   no such place.
  public func canInsertItem(_ item: AnyItem, at path: ItemPath) -> Bool {
    item.value(as: Base.Section.Item.self).map { canInsert($0, at: path) } ?? false
  }

  /// Inserts an item into the base in a single update.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path of the item after the update.
  /// - Precondition: The item has the type of the base's items, and `path` is a valid insertion path.
  public func insertItem(_ item: AnyItem, at path: ItemPath) {
    insert(own(item, at: path), at: path)
  }

  /// Returns whether an item can be removed, as determined by the base.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be removed; `false` if not, or if there is no such item.
  public func canRemoveItem(at path: ItemPath) -> Bool { canRemove(at: path) }

  /// Removes an item from the base in a single update.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: The item.
  /// - Precondition: There is an item at `path`.
  @discardableResult
  public func removeItem(at path: ItemPath) -> AnyItem { AnyItem(remove(at: path)) }

  /// Removes items from the base in a single update.
  ///
  /// - Parameter paths: The paths of the items before the update, in any order and without duplicates.
  /// - Precondition: There is an item at each path.
  public func removeItems(at paths: some Collection<ItemPath>) { removeAll(at: paths) }

  /// Returns whether an item can be replaced by another one with the same id, as determined by the base.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be replaced; `false` if not, or if there is no such item.
  public func canReplaceItem(at path: ItemPath) -> Bool { canReplace(at: path) }

  /// Replaces an item of the base in a single update.
  ///
  /// - Parameters:
  ///   - path: The path of the item to replace.
  ///   - item: The new item.
  /// - Precondition: There is an item at `path` that can be replaced or, if the new one has another id, removed. The
  ///   new one has the type of the base's items.
  public func replaceItem(at path: ItemPath, with item: AnyItem) {
    replaceItems(at: [path], with: [item])
  }

  /// Replaces items of the base in a single update.
  ///
  /// - Parameters:
  ///   - paths: The paths of the items to replace, in any order and without duplicates.
  ///   - items: The new item for each path.
  /// - Precondition: There are as many items as paths, each can be replaced as by ``replaceItem(at:with:)``, and has
  ///   the type of the base's items.
  public func replaceItems(at paths: [ItemPath], with items: [AnyItem]) {
    requireSameCount(paths, items)
    replaceAll(at: paths, with: zip(paths, items).map { own($1, at: $0) })
  }

  /// Returns an item with its own type.
  private func own(_ item: AnyItem, at path: ItemPath) -> Base.Section.Item {
    guard let own = item.value(as: Base.Section.Item.self) else {
      preconditionFailure(
        "Item \(item.id) is a \(type(of: item.base)), and cannot be at \(path): the items of a "
          + "\(type(of: base)) are of the type \(Base.Section.Item.self)")
    }
    return own
  }
}
