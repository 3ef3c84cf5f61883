#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateCore
import CollatePagers
import CollatePaging
import SwiftUI
import UIKit

/// What the modifiers of a pager say.
@MainActor
struct PagerSettings<Item: Identifiable & Equatable> where Item.ID: Sendable {
  var selection: Binding<Item.ID?>?
  var configuration: PagerConfiguration
  var title: ((Item) -> String)?
  var onPage: ((PageEvent, Item) -> Void)?
  var layout = PagerLayout()
  var preparations: [(PagerViewController<Item.ID, UIViewController>) -> Void] = []

  let page: (Item) -> AnyView

  /// Returns the items, given those of the last update: the same object unless they come from another source.
  let items: (PagerItems<Item>?) -> PagerItems<Item>

  init(
    _ page: @escaping (Item) -> AnyView, _ selection: Binding<Item.ID?>?,
    _ configuration: PagerConfiguration,
    items: @escaping (PagerItems<Item>?) -> PagerItems<Item>
  ) {
    (self.page, self.selection, self.configuration, self.items) =
      (page, selection, configuration, items)
  }
}

/// The source of a pager, without the type of its sections.
@MainActor
final class PagerItems<Item: Identifiable & Equatable> where Item.ID: Sendable {
  let source: AnyObject

  /// Whether the source was made for items in the state of the app.
  let isOfState: Bool

  /// Returns the item with an id, which is no access to the source where these are tracked.
  let item: (Item.ID) -> Item?

  let pager:
    (
      _ initialPage: Item.ID?, PagerConfiguration, _ make: @escaping (Item) -> UIViewController,
      _ update: @escaping (UIViewController, Item) -> Void
    ) -> OnDemandPager<Item.ID, UIViewController>

  init<Section: SectionProtocol>(
    _ source: some DataSource<Section>, isOfState: Bool = false
  ) where Section.Item == Item {
    let store = source.followedStore
    (self.source, self.isOfState) = (source, isOfState)
    item = { id in
      let snapshot = store.currentSnapshot
      return store.itemPath(of: id).flatMap { snapshot.item(at: $0) }
    }
    pager = {
      OnDemandPager(source, initialPage: $0, configuration: $1, make: $2, update: $3)
    }
  }
}

/// The controller of a page, which is a SwiftUI view.
final class HostedPage<Item>: UIHostingController<HostedContent<Item, AnyView>> {
  var onEvent: (PageEvent, Item) -> Void = { _, _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onEvent(.willAppear, rootView.value)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onEvent(.didAppear, rootView.value)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onEvent(.willDisappear, rootView.value)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onEvent(.didDisappear, rootView.value)
  }
}
#endif
