#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import CollateCore
public import CollatePagers
public import CollatePaging
public import SwiftUI
public import UIKit

/// A view that pages through views for the items of a source.
///
///     PagerView(photos, selection: $photo) { photo in PhotoView(photo) }
///       .titles { photo in photo.name }
///       .onPage { event, photo in log(event, photo.id) }
///
/// The selection follows when the pager has come to rest, and the pager goes to the page that is set, with an animation
/// in `withAnimation`. Pages are made when they come near, and released with their state when they are far away;
/// `retain` of the configuration says how far that is. Modifiers of `PagerView` come before all others, because those of
/// SwiftUI return another type.
public struct PagerView<Item: Identifiable & Equatable>: View where Item.ID: Sendable {
  var settings: PagerSettings<Item>

  /// Makes the view of the pager, without the type of its sections.
  private let host: (PagerSettings<Item>, EnvironmentValues) -> AnyView

  // Read as a whole, so that a change of any value reaches the pages that depend on it.
  @Environment(\.self) private var environment

  /// Creates a pager for the items of a source.
  ///
  /// - Parameters:
  ///   - source: The source, which is kept as long as the pager is shown.
  ///   - selection: The id of the page on which the pager rests; `nil` if there are no pages, and before one is chosen.
  ///   - configuration: The options of the pager.
  ///   - page: Makes the view of an item.
  public init<Section: SectionProtocol>(
    _ source: some DataSource<Section>, selection: Binding<Item.ID?>? = nil,
    configuration: PagerConfiguration = .init(),
    @ViewBuilder page: @escaping (_ item: Item) -> some View
  ) where Section.Item == Item {
    self.init(.source(source), selection, configuration, page)
  }

  /// Creates a pager for items in the state of an app, whose changes are found by ids.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - selection: The id of the page on which the pager rests; `nil` if there are no pages, and before one is chosen.
  ///   - configuration: The options of the pager.
  ///   - page: Makes the view of an item.
  public init(
    _ items: [Item], selection: Binding<Item.ID?>? = nil,
    configuration: PagerConfiguration = .init(),
    @ViewBuilder page: @escaping (_ item: Item) -> some View
  ) {
    let sections = [BasicSection(id: 0, items: items)]
    self.init(.state(sections, nil), selection, configuration, page)
  }

  private init<Section: SectionProtocol>(
    _ content: SourceContent<Section>, _ selection: Binding<Item.ID?>?,
    _ configuration: PagerConfiguration, _ page: @escaping (Item) -> some View
  ) where Section.Item == Item {
    settings = PagerSettings(
      page: { AnyView(page($0)) }, selection: selection, configuration: configuration)
    host = {
      AnyView(Hosted<PagerCoordinator>(settings: (content, $0), surroundings: $1))
    }
  }

  /// The pages, below a bar of titles if there are any.
  public var body: some View {
    host(settings, environment).ignoresSafeArea(.container)
  }
}

extension PagerView {
  /// Shows a bar of titles above the pages.
  ///
  /// - Parameter title: Returns the title of an item.
  /// - Returns: The pager with a bar.
  public func titles(_ title: @escaping (_ item: Item) -> String) -> Self {
    with { $0.title = title }
  }

  /// Calls a closure for each appearance callback of a page, in the order that the article "Page lifecycle" promises.
  ///
  /// - Parameter action: Called with the callback and the item of the page.
  /// - Returns: The pager that reports.
  public func onPage(_ action: @escaping (_ event: PageEvent, _ item: Item) -> Void) -> Self {
    with { $0.onPage = action }
  }

  /// Lays the pages out in another way.
  ///
  /// - Parameter layout: The axis, spacing and insets of the pages.
  /// - Returns: The pager with this layout.
  public func layout(_ layout: PagerLayout) -> Self {
    with { $0.layout = layout }
  }

  /// Prepares the controller of the pages once, for all that has no modifier.
  ///
  /// What the closure sets stays until a modifier changes its own value, also if another source is passed.
  ///
  /// - Parameter preparation: Called with the controller.
  /// - Returns: The prepared pager.
  public func prepare(
    _ preparation: @escaping (PagerViewController<Item.ID, UIViewController>) -> Void
  ) -> Self {
    with { $0.preparations.append(preparation) }
  }

  private func with(_ change: (inout PagerSettings<Item>) -> Void) -> Self {
    var copy = self
    change(&copy.settings)
    return copy
  }
}

/// An appearance callback of a page.
public enum PageEvent: Hashable, Sendable, CaseIterable {
  /// The page is about to become visible.
  case willAppear

  /// The page is visible, and rests.
  case didAppear

  /// The page is about to be hidden.
  case willDisappear

  /// The page is hidden.
  case didDisappear
}
#endif
