#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
public import CollateCore
public import CollateLists
public import CollateLoading
public import SwiftUI
public import UIKit

extension CollateList {
  /// Shows a view above each section.
  ///
  /// - Parameter view: Makes the view of a section.
  /// - Returns: The list with these headers.
  public func header(@ViewBuilder _ view: @escaping (_ section: Section) -> some View) -> Self {
    with { $0.edges[UICollectionView.elementKindSectionHeader] = cellContent(view) }
  }

  /// Shows a view below each section.
  ///
  /// - Parameter view: Makes the view of a section.
  /// - Returns: The list with these footers.
  public func footer(@ViewBuilder _ view: @escaping (_ section: Section) -> some View) -> Self {
    with { $0.edges[UICollectionView.elementKindSectionFooter] = cellContent(view) }
  }

  /// Shows a view while there are no items.
  ///
  /// - Parameter view: Makes the view.
  /// - Returns: The list with this view.
  public func emptyContent(@ViewBuilder _ view: @escaping () -> some View) -> Self {
    with {
      $0.emptyContent = { environment in
        UIHostingConfiguration {
          HostedContent(value: (), environment: environment) { view() }
        }
      }
    }
  }

  /// Calls a closure when people tap an item, which is then deselected, unless the list has a selection.
  ///
  /// - Parameter action: Called with the item. It may change the source.
  /// - Returns: The list with this action.
  public func onSelect(_ action: @escaping (_ item: Section.Item) -> Void) -> Self {
    with { $0.onSelect = action }
  }

  /// Lets people select one item.
  ///
  /// A tap on the selected item does nothing.
  ///
  /// - Parameter id: The id of the selected item; `nil` for none.
  /// - Returns: The list with this selection.
  public func selection(_ id: Binding<Section.Item.ID?>) -> Self {
    with { $0.selection = (.singleSticky, id.asSet) }
  }

  /// Lets people select any number of items.
  ///
  /// - Parameter ids: The ids of the selected items.
  /// - Returns: The list with this selection.
  public func selection(_ ids: Binding<Set<Section.Item.ID>>) -> Self {
    with { $0.selection = (.multiple(), ids) }
  }

  #if !os(tvOS)
  /// Lets people drag items to where the source can move them, also to other sections and other sources of a composite.
  ///
  /// In the edit mode of SwiftUI, rows have a control for that.
  ///
  /// - Parameter isReorderable: Whether they can.
  /// - Returns: The list, reorderable or not.
  public func reorderable(_ isReorderable: Bool = true) -> Self {
    with { $0.isReorderable = isReorderable }
  }
  #endif

  /// Keeps an id equal to that of the item at an edge of what is visible, and scrolls there when the app sets it.
  ///
  /// With `.end`, the list begins at its end, stays there when items are added while people see it, and otherwise keeps
  /// what they look at where it is, as in a conversation. With `.start`, what they look at stays, except at the very top.
  /// Set the id in `withAnimation` to scroll with an animation.
  ///
  /// - Parameters:
  ///   - id: The id of the item at the edge.
  ///   - edge: The edge.
  /// - Returns: The list with this scroll position.
  public func scrollPosition(
    _ id: Binding<Section.Item.ID?>, at edge: ListScrollEdge = .start
  ) -> Self {
    with { $0.scrolling = (edge, id) }
  }

  /// Lets a source load what the list needs, from when it appears until it disappears.
  ///
  /// What people look at stays where it is while items are loaded. The modifier can be used for several sources.
  ///
  /// - Parameter source: The source of the list, or one that it is composed or made of.
  /// - Returns: The list that loads.
  public func loading<Loaded, Key>(
    _ source: LoadingDataSource<Loaded, Key>
  ) -> Self where Loaded.Item.ID == Section.Item.ID {
    with { $0.loading.append(ListLoadingPart(source) { $0.id }) }
  }

  /// Lets a source, which is part of a mix of types, load what the list needs, from when it appears until it disappears.
  ///
  /// - Parameter source: A source of which the list has an erased form.
  /// - Returns: The list that loads.
  public func loading<Loaded, Key>(
    _ source: LoadingDataSource<Loaded, Key>
  ) -> Self where Section == AnySection {
    with { $0.loading.append(ListLoadingPart(source) { $0.id.base as? Loaded.Item.ID }) }
  }

  /// Shows the list in another style.
  ///
  /// - Parameter appearance: The style.
  /// - Returns: The list in that style.
  public func appearance(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> Self {
    with { $0.appearance = appearance }
  }

  /// Prepares the adapter and the collection view of the list, for all that has no modifier.
  ///
  /// The closure is called once, when the list is made; once more if another source is passed, which makes another
  /// adapter. What it sets stays until a modifier changes its own value. Closures that are set here are kept, with what
  /// they capture: let them capture objects.
  ///
  /// - Parameter preparation: Called with the adapter and the view.
  /// - Returns: The prepared list.
  public func prepare(
    _ preparation: @escaping (CollectionViewDataSource<Section>, UICollectionView) -> Void
  ) -> Self {
    with { $0.preparations.append(preparation) }
  }

  private func with(_ change: (inout ListSettings<Section>) -> Void) -> Self {
    var copy = self
    change(&copy.settings)
    return copy
  }
}

extension Optional where Wrapped: Hashable {
  /// The value as the only one of a set.
  fileprivate var asSet: Set<Wrapped> {
    get { Set([self].compactMap(\.self)) }
    set { self = newValue.first }
  }
}

/// An edge of what is visible of a list.
public enum ListScrollEdge: Hashable, Sendable, CaseIterable {
  /// The top.
  case start

  /// The bottom.
  case end
}
#endif
