public import CollateCore

/// A data source that shows separators between the items of another one.
///
/// Separators are items of their own, such as a line, an advertisement or a date:
///
///     let list = messages.separated { gap in
///       gap.above?.day == gap.below?.day ? nil : gap.below?.day
///     }
///
/// They stand between items that are shown, so filter first. A separator is identified by the item
/// above it, with which it moves. Sections without items have none. An item that is moved to a path comes below the
/// items whose rows are above it, wherever separators are then. Retain the result like any source,
/// as observations do not.
@MainActor
public final class SeparatedDataSource<Base: DataSource, Separator: Equatable>:
  DerivedDataSource<Base, SeparatedSection<Base.Section, Separator>>
where Base.Section.ID: Sendable {
  /// The type of the sections.
  public typealias Section = SeparatedSection<Base.Section, Separator>

  private let separating: Separating<Base.Section, Separator>

  @usableFromInline
  init(
    _ base: Base, by separator: @escaping (SeparatorGap<Base.Section.Item>) -> Separator?,
    _ differ: Differ<SeparatedSection<Base.Section, Separator>>,
    making:
      @escaping (
        Range<Int>, Bool, [Base.Section.Item], Base.Section.ID,
        (SeparatorGap<Base.Section.Item>) -> Separator?
      ) -> ([SeparatedItem<Base.Section, Separator>], [Int32])
  ) {
    separating = Separating(separator, making: making)
    super.init(base, separating, differ)
  }

  /// A closure that returns the separator in a gap, or `nil` if there is none.
  ///
  /// It must depend on the items only, and must not change any source.
  ///
  /// - Complexity: To set, O(*n*) in the number of items, with a call for each gap.
  public var separator: (SeparatorGap<Base.Section.Item>) -> Separator? {
    get { separating.separator }
    set { reconfigure { separating.separator = newValue } }
  }
}

extension DataSource where Section.ID: Sendable {
  /// Returns a source with separators between the items of each section.
  ///
  /// - Parameter separator: A closure that returns the separator in a gap, or `nil` if there is none. It
  ///   is called for the gaps above and below each item that is inserted, updated, moved or removed. It
  ///   must depend on the items only, and must not change any source.
  /// - Returns: The new source, which retains this one.
  /// - Complexity: For each change, that of copying the items of the affected sections.
  @inlinable
  public func separated<Separator: Equatable>(
    by separator: @escaping (SeparatorGap<Section.Item>) -> Separator?
  ) -> SeparatedDataSource<Self, Separator> {
    SeparatedDataSource(self, by: separator, Differ()) { range, isFirst, items, id, separator in
      var rows: [SeparatedItem<Section, Separator>] = []
      var codes: [Int32] = []
      rows.reserveCapacity(2 * range.count + 1)
      codes.reserveCapacity(2 * range.count + 1)
      if isFirst, let leading = separator(SeparatorGap(above: nil, below: items[0])) {
        rows.append(.separator(leading, id: .leadingSeparator(id)))
        codes.append(~0)
      }
      for index in range {
        let item = items[index]
        rows.append(.item(item))
        codes.append(Int32(index))
        let below = index + 1 < items.count ? items[index + 1] : nil
        if let separator = separator(SeparatorGap(above: item, below: below)) {
          rows.append(.separator(separator, id: .separatorBelow(item.id)))
          codes.append(~Int32(index))
        }
      }
      return (rows, codes)
    }
  }
}

extension SeparatedDataSource: ReorderableDataSource where Base: ReorderableDataSource {}

extension SeparatedDataSource: EditableDataSource where Base: EditableDataSource {
  /// Returns whether a row can be inserted at a path: that of an item, as determined by the base.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - path: The path that the row would have.
  /// - Returns: `true` if the item can be inserted there; `false` if not, if the row is a separator, or if
  ///   there is no such place.
  public func canInsertItem(_ row: Section.Item, at path: ItemPath) -> Bool {
    row.item.map { canInsert($0, at: path) } ?? false
  }

  /// Inserts an item into the base in a single update, below the items whose rows are above a path.
  ///
  /// - Parameters:
  ///   - row: The row of the item.
  ///   - path: A path in the current snapshot.
  /// - Precondition: The row is that of an item, `path` is a valid insertion path, and the section of the base
  ///   can have the item.
  public func insertItem(_ row: Section.Item, at path: ItemPath) {
    guard let item = row.item else {
      preconditionFailure("A separator cannot be inserted at \(path); the closure returns them")
    }
    insert(item, at: path)
  }

  /// Returns whether the row at a path can be removed: that of an item, as determined by the base.
  ///
  /// - Parameter path: The path of the row.
  /// - Returns: `true` if the item can be removed; `false` if not, or if there is no item at the path.
  public func canRemoveItem(at path: ItemPath) -> Bool { canRemove(at: path) }

  /// Removes an item from the base in a single update.
  ///
  /// - Parameter path: The path of the row of the item.
  /// - Returns: The row.
  /// - Precondition: There is the row of an item at `path`.
  @discardableResult
  public func removeItem(at path: ItemPath) -> Section.Item { .item(remove(at: path)) }

  /// Removes items from the base in a single update.
  ///
  /// - Parameter paths: The paths of the rows before the update, in any order and without duplicates.
  /// - Precondition: There is the row of an item at each path.
  public func removeItems(at paths: some Collection<ItemPath>) { removeAll(at: paths) }

  /// Returns whether the row at a path can be replaced by another one of the same item, as determined by the base.
  ///
  /// - Parameter path: The path of the row.
  /// - Returns: `true` if the item can be replaced; `false` if not, or if there is no item at the path.
  public func canReplaceItem(at path: ItemPath) -> Bool { canReplace(at: path) }

  /// Replaces an item of the base in a single update.
  ///
  /// - Parameters:
  ///   - path: The path of the row to replace.
  ///   - row: The new row.
  /// - Precondition: There is the row of an item at `path` that can be replaced or, if the new one has another id,
  ///   removed. The new row has an item that the section of the base can have.
  public func replaceItem(at path: ItemPath, with row: Section.Item) {
    replaceItems(at: [path], with: [row])
  }

  /// Replaces items of the base in a single update.
  ///
  /// - Parameters:
  ///   - paths: The paths of the rows to replace, in any order and without duplicates.
  ///   - rows: The new row for each path.
  /// - Precondition: There are as many rows as paths, and each can be replaced as by ``replaceItem(at:with:)``.
  public func replaceItems(at paths: [ItemPath], with rows: [Section.Item]) {
    requireSameCount(paths, rows)
    let items = zip(paths, rows).map { path, row in
      guard case .item(let item) = row else {
        preconditionFailure("A separator cannot take the place of the row at \(path)")
      }
      return item
    }
    replaceAll(at: paths, with: items)
  }
}
