#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
public import CollateCore
public import SwiftUI

/// A view that shows the sections of a source as a list, and keeps it up to date.
///
///     @State private var feeds = Feeds()
///
///     var body: some View {
///       CollateList(feeds.screen) { story in StoryRow(story: story) }
///         .header { feed in Text(feed.title) }
///         .onSelect { story in feeds.open(story) }
///         .reorderable()
///         .refreshable { await feeds.refresh() }
///     }
///
/// A change of the source is shown with the fewest insertions, deletions and moves, and evaluates only the bodies of the
/// rows concerned and of the headers and footers of their sections. Create the source once, in a model: a source that is
/// made in a body is another list each time.
///
/// What the closure for rows reads of observable objects is tracked row by row. Each row is a single view, whose
/// `@State` belongs to the item and ends when the row leaves the screen. Rows can have `swipeActions`, and
/// `refreshable`, `environment`, `disabled` and the edit mode have the effects that they have on a `List`. Modifiers of
/// `CollateList` come before all others, because those of SwiftUI return another type.
public struct CollateList<Section: SectionProtocol>: View {
  /// The type of the items.
  public typealias Item = Section.Item

  var settings: ListSettings<Section>

  // Read as a whole, so that a change of any value reaches the rows that depend on it.
  @Environment(\.self) private var environment

  /// Creates a list of a source, which moves its items itself if the list is ``reorderable(_:)``.
  ///
  /// - Parameters:
  ///   - source: The source, which is kept as long as the list is shown.
  ///   - row: Makes the view of an item.
  public init(
    _ source: some DataSource<Section>,
    @ViewBuilder row: @escaping (_ item: Section.Item) -> some View
  ) {
    settings = ListSettings(content: .source(source), row: cellContent(row))
  }

  /// Creates a list of sections in the state of an app, whose changes are found by ids.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - onMove: Called with the sections as they are after people have moved items. The list goes back to the sections
  ///     of the app if these change without the move, or do not change soon. Without it, the list is not reorderable.
  ///   - row: Makes the view of an item.
  public init(
    _ sections: [Section], onMove: ((_ sections: [Section]) -> Void)? = nil,
    @ViewBuilder row: @escaping (_ item: Section.Item) -> some View
  ) {
    self.init(sections, access: onMove.map { StateAccess(write: $0) }, row)
  }

  /// Creates a list of sections in the state of an app, to which moves by people are written.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - row: Makes the view of an item.
  public init(
    _ sections: Binding<[Section]>, @ViewBuilder row: @escaping (_ item: Section.Item) -> some View
  ) {
    let access = StateAccess {
      sections.wrappedValue
    } write: {
      sections.wrappedValue = $0
    }
    self.init(sections.wrappedValue, access: access, row)
  }

  /// Creates a list of items in the state of an app, in a single section.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - onMove: Called with the items as they are after people have moved some. Without it, the list is not
  ///     reorderable.
  ///   - row: Makes the view of an item.
  public init<Item>(
    items: [Item], onMove: ((_ items: [Item]) -> Void)? = nil,
    @ViewBuilder row: @escaping (_ item: Item) -> some View
  ) where Section == BasicSection<Int, Item> {
    self.init(
      [BasicSection(id: 0, items: items)],
      onMove: onMove.map { onMove in { sections in onMove(sections.flatMap(\.items)) } }, row: row)
  }

  /// Creates a list of items in the state of an app, in a single section, to which moves by people are written.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - row: Makes the view of an item.
  public init<Item>(
    items: Binding<[Item]>, @ViewBuilder row: @escaping (_ item: Item) -> some View
  ) where Section == BasicSection<Int, Item> {
    let access = StateAccess {
      [Section(id: 0, items: items.wrappedValue)]
    } write: {
      items.wrappedValue = $0.flatMap(\.items)
    }
    self.init([Section(id: 0, items: items.wrappedValue)], access: access, row)
  }

  private init(
    _ sections: [Section], access: StateAccess<Section>?,
    _ row: @escaping (_ item: Section.Item) -> some View
  ) {
    settings = ListSettings(content: .state(sections, access), row: cellContent(row))
  }

  /// The list, which extends below bars as `List` does.
  public var body: some View {
    Hosted<ListCoordinator>(settings: settings, surroundings: environment)
      .ignoresSafeArea(.container)
  }
}
#endif
