#if canImport(UIKit) && !os(watchOS)
public import CollateCore
public import UIKit

// Cells, and closures for some of the items.
extension ListDataSource {
  /// Adds cells for the items of a type, such as those of one source in a composite.
  ///
  ///     list.cells(StoryCell.self, for: Story.self) { cell, story, _ in cell.show(story) }
  ///     list.cells(AdCell.self, for: Ad.self) { cell, ad, _ in cell.show(ad) }
  ///
  /// An item is of the type if it can be cast to it, or if it is an `AnyItem` and what it wraps can be. If several cells
  /// are for an item, those that were added first are used.
  ///
  /// - Parameters:
  ///   - cell: The class of the cells.
  ///   - type: The type of the items. Cells for a protocol are for all types that conform to it.
  ///   - method: How the cells are registered; by default, with the nib of that name if there is one, and else with the
  ///     class. Pass `.dynamic` for storyboard prototypes.
  ///   - reuseIdentifier: The reuse identifier, which is also that of the storyboard prototype, or the name of the nib.
  ///     By default, the name of the cell class with its module, or without for storyboard prototypes.
  ///   - configuration: Configures a cell for an item.
  /// - Returns: An object that takes closures for these items.
  @discardableResult
  public func cells<Value, ValueCell: ListCell>(
    _ cell: ValueCell.Type, for type: Value.Type,
    method: RegistrationMethod<ValueCell> = .automatic, reuseIdentifier: String? = nil,
    configuration: ((_ cell: ValueCell, _ item: Value, _ path: IndexPath) -> Void)? = nil
  ) -> CellDescriptor<Value, ValueCell> where ValueCell.CellListView == View {
    cells(
      cell, of: { unwrap($0, as: type) }, method: method, reuseIdentifier: reuseIdentifier,
      configuration: configuration)
  }

  /// Adds cells for some of the items, or for what they have.
  ///
  ///     list.cells(AdCell.self, of: \.ad) { cell, ad, _ in cell.show(ad) }
  ///     list.cells(LeadCell.self, of: { $0.isLead ? $0 : nil }) { cell, story, _ in cell.show(story) }
  ///
  /// If several cells are for an item, those that were added first are used.
  ///
  /// - Parameters:
  ///   - cell: The class of the cells.
  ///   - value: Returns what the closures take, or `nil` if the cells are not for an item. If that depends on anything
  ///     but the item, call `reconfigure(_:)` for the items whose cells change.
  ///   - method: How the cells are registered; by default, with the nib of that name if there is one, and else with the
  ///     class. Pass `.dynamic` for storyboard prototypes.
  ///   - reuseIdentifier: The reuse identifier, which is also that of the storyboard prototype, or the name of the nib.
  ///     By default, the name of the cell class with its module, or without for storyboard prototypes.
  ///   - configuration: Configures a cell for a value.
  /// - Returns: An object that takes closures for these items.
  @discardableResult
  public func cells<Value, ValueCell: ListCell>(
    _ cell: ValueCell.Type, of value: @escaping (_ item: Section.Item) -> Value?,
    method: RegistrationMethod<ValueCell> = .automatic, reuseIdentifier: String? = nil,
    configuration: ((_ cell: ValueCell, _ item: Value, _ path: IndexPath) -> Void)? = nil
  ) -> CellDescriptor<Value, ValueCell> where ValueCell.CellListView == View {
    let descriptor = CellDescriptor<Value, ValueCell>(
      method: method, reuseIdentifier: reuseIdentifier)
    add(descriptor.configure(configuration), for: value)
    return descriptor
  }

  /// Adds cells for some of the items of a type, or for what they have.
  ///
  ///     list.cells(AdCell.self, for: Row.self, of: \.ad) { cell, ad, _ in cell.show(ad) }
  ///
  /// An item is of the type if it can be cast to it, or if it is an `AnyItem` and what it wraps can be. If several cells
  /// are for an item, those that were added first are used.
  ///
  /// - Parameters:
  ///   - cell: The class of the cells.
  ///   - type: The type of the items.
  ///   - value: Returns what the closures take, or `nil` if the cells are not for an item. If that depends on anything
  ///     but the item, call `reconfigure(_:)` for the items whose cells change.
  ///   - method: How the cells are registered; by default, with the nib of that name if there is one, and else with the
  ///     class. Pass `.dynamic` for storyboard prototypes.
  ///   - reuseIdentifier: The reuse identifier, which is also that of the storyboard prototype, or the name of the nib.
  ///     By default, the name of the cell class with its module, or without for storyboard prototypes.
  ///   - configuration: Configures a cell for a value.
  /// - Returns: An object that takes closures for these items.
  @discardableResult
  public func cells<Base, Value, ValueCell: ListCell>(
    _ cell: ValueCell.Type, for type: Base.Type, of value: @escaping (_ item: Base) -> Value?,
    method: RegistrationMethod<ValueCell> = .automatic, reuseIdentifier: String? = nil,
    configuration: ((_ cell: ValueCell, _ item: Value, _ path: IndexPath) -> Void)? = nil
  ) -> CellDescriptor<Value, ValueCell> where ValueCell.CellListView == View {
    cells(
      cell, of: { unwrap($0, as: type).flatMap(value) }, method: method,
      reuseIdentifier: reuseIdentifier, configuration: configuration)
  }

  func add<Value, ValueCell>(
    _ descriptor: CellDescriptor<Value, ValueCell>, for value: @escaping (Section.Item) -> Value?
  ) {
    itemDescriptors.append(ListedDescriptor(base: descriptor, value: { value($0) }))
    listen(to: descriptor.handlers)
  }

  /// Returns the first descriptor that applies to an item, and what it passes to its closures.
  func descriptor(of item: Section.Item) -> (cells: any CellProvider, value: Any)? {
    for descriptor in itemDescriptors {
      if let value = descriptor.value(item) { return (descriptor.base, value) }
    }
    return nil
  }

  /// Creates a list with one cell class.
  ///
  /// - Parameters:
  ///   - dataSource: The source, which is retained.
  ///   - cell: The class of the cells, for items that no others are added for.
  ///   - method: How the cells are registered; by default, with the nib of that name if there is one, and else with the
  ///     class. Pass `.dynamic` for storyboard prototypes.
  ///   - reuseIdentifier: The reuse identifier, which is also that of the storyboard prototype, or the name of the nib.
  ///     By default, the name of the cell class with its module, or without for storyboard prototypes.
  ///   - viewUpdate: How changes are shown.
  ///   - configuration: Configures a cell for an item.
  public convenience init<ItemCell: ListCell>(
    dataSource: some DataSource<Section>, cell: ItemCell.Type,
    method: RegistrationMethod<ItemCell> = .automatic, reuseIdentifier: String? = nil,
    viewUpdate: ViewUpdate<View, Section> = .animated(),
    configuration: @escaping (_ cell: ItemCell, _ item: Section.Item, _ path: IndexPath) -> Void
  ) where ItemCell.CellListView == View {
    self.init(dataSource: dataSource, viewUpdate: viewUpdate)
    otherCells = CellDescriptor<Section.Item, ItemCell>(
      method: method, reuseIdentifier: reuseIdentifier
    ).configure(configuration)
  }

  // Closures for some of the sections.

  /// Makes an object that takes closures for the sections of a type.
  ///
  ///     list.sections(for: Feed.self).header { feed, _ in .title(feed.title) }
  ///
  /// A section is of the type if it can be cast to it, or if it is an `AnySection` and what it wraps can be; the
  /// closures take that section with the items that are shown. If there are several closures for a section, that of the
  /// object that was made first is called.
  ///
  /// - Parameter type: The type of the sections.
  /// - Returns: An object that takes closures for these sections.
  public func sections<Value>(for type: Value.Type) -> SectionDescriptor<Value, View> {
    sections(of: { unwrap($0, as: type) })
  }

  /// Makes an object that takes closures for some of the sections, or for what they have.
  ///
  ///     list.sections(of: { $0.isFeatured ? $0 : nil }).headerHeight { _, _ in 80 }
  ///
  /// If there are several closures for a section, that of the object that was made first is called.
  ///
  /// - Parameter value: Returns what the closures take, or `nil` if they are not for a section.
  /// - Returns: An object that takes closures for these sections.
  public func sections<Value>(
    of value: @escaping (_ section: Section) -> Value?
  ) -> SectionDescriptor<Value, View> {
    let descriptor = SectionDescriptor<Value, View>()
    sectionDescriptors.append(ListedDescriptor(base: descriptor.handlers, value: { value($0) }))
    listen(to: descriptor.handlers)
    return descriptor
  }

  /// Makes an object that takes closures for some of the sections of a type, or for what they have.
  ///
  ///     list.sections(for: Feed.self, of: \.title).header { title, _ in .title(title) }
  ///
  /// A section is of the type if it can be cast to it, or if it is an `AnySection` and what it wraps can be. If there
  /// are several closures for a section, that of the object that was made first is called.
  ///
  /// - Parameters:
  ///   - type: The type of the sections.
  ///   - value: Returns what the closures take, or `nil` if they are not for a section.
  /// - Returns: An object that takes closures for these sections.
  public func sections<Base, Value>(
    for type: Base.Type, of value: @escaping (_ section: Base) -> Value?
  ) -> SectionDescriptor<Value, View> {
    sections(of: { unwrap($0, as: type).flatMap(value) })
  }
}

/// A descriptor as its list sees it, without the types of its own.
@MainActor
struct ListedDescriptor<Subject, Base> {
  let base: Base

  /// Returns what the descriptor passes to its closures for an item or section, or `nil` if it does not apply.
  let value: (Subject) -> Any?
}
#endif
