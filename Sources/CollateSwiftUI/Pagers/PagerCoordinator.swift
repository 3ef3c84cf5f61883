#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateCore
import CollatePagers
import CollatePaging
import SwiftUI
import UIKit

/// Keeps a pager and the state of the app that it is bound to in step.
@MainActor
final class PagerCoordinator<Item: Identifiable & Equatable>: HostedCoordinator
where Item.ID: Sendable {
  typealias Pages = PagerViewController<Item.ID, UIViewController>

  let controller = HostedPagerController()

  /// What the last update passed, which is before the first page is made.
  private var settings: PagerSettings<Item>
  private var environment = EnvironmentValues()

  private var items: PagerItems<Item>?
  private var pager: Pages?
  private var observation: ObservationToken?
  private let selected = BoundValue<Item.ID?>()
  private var replacements = SourceReplacements()
  private var version = 0

  init(_ settings: PagerSettings<Item>) {
    self.settings = settings
  }

  func update(
    _ new: PagerSettings<Item>, _ environment: EnvironmentValues,
    _ transaction: SwiftUI.Transaction
  ) {
    let (old, wasEnabled) = (settings, self.environment.isEnabled)
    (settings, self.environment) = (new, environment)
    version += 1
    let isNewPage = selected.receive(settings.selection)
    let pager = showItems()
    setUp(pager, from: old)
    if environment.isEnabled != wasEnabled { pager.isSwipeEnabled = environment.isEnabled }
    // After the change of the items, so that closures are not called for those that the app has removed.
    for case let page as HostedPage<Item> in pager.children { show(page.rootView.value, in: page) }
    updateBar(of: pager)
    guard let page = selected.value else { return }
    let driver = pager.driver
    if isNewPage, let page, driver.targetPage != page {
      driver.jump(to: page, animated: transaction.animatesMoves)
    }
    // No page may have been chosen yet, or one that does not exist.
    if page.flatMap(driver.index(of:)) == nil { selected.send(driver.settledPage) }
  }

  func end() {
    pager?.tearDown()
  }
}

// The pages.
extension PagerCoordinator {
  /// Shows the items that are passed now, and returns the controller of their pages.
  private func showItems() -> Pages {
    let old = items
    let items = settings.items(old)
    self.items = items
    guard let pager, let old else { return makePager(of: items) }
    if old !== items {
      replacements.record(old.source, inUpdate: version)
      // With the configuration that there is, also as far as the app has changed it in `prepare`.
      pager.driver.replacePager(with: pages(of: items, pager.driver.configuration))
    }
    return pager
  }

  private func makePager(of items: PagerItems<Item>) -> Pages {
    let pager = Pages(pages(of: items, settings.configuration), layout: settings.layout)
    observation = pager.driver.observe { [weak self] in
      switch $0 {
      case .settle(let page): self?.selected.send(page)
      case .cancel(let page, _): self?.selected.send(page)
      case .begin, .retarget, .progress: break
      }
    }
    self.pager = pager
    controller.embed(pager)
    for prepare in settings.preparations { prepare(pager) }
    return pager
  }

  private func pages(
    of items: PagerItems<Item>, _ configuration: PagerConfiguration
  ) -> OnDemandPager<Item.ID, UIViewController> {
    items.pager(selected.value ?? nil, configuration) { [weak self] item in
      self?.makePage(item) ?? UIViewController()
    } _: { [weak self] page, item in
      self?.show(item, in: page)
    }
  }

  private func makePage(_ item: Item) -> UIViewController {
    let page = HostedPage(rootView: content(of: item))
    page.onEvent = { [weak self] event, item in
      let action = self?.settings.onPage
      StateUpdate.afterwards { action?(event, item) }
    }
    return page
  }

  private func show(_ item: Item, in page: UIViewController) {
    (page as? HostedPage<Item>)?.rootView = content(of: item)
  }

  private func content(of item: Item) -> HostedContent<Item, AnyView> {
    HostedContent(value: item, environment: environment, content: settings.page)
  }

  /// Sets what modifiers ask for now and did not before, so that what `prepare` sets stays.
  private func setUp(_ pager: Pages, from old: PagerSettings<Item>) {
    if settings.configuration != old.configuration {
      // The tolerance depends on the size of the pages.
      var new = settings.configuration
      new.epsilon = pager.driver.epsilon
      pager.driver.configuration = new
    }
    if settings.layout != old.layout { pager.layout = settings.layout }
  }

  private func updateBar(of pager: Pages) {
    if settings.title == nil {
      if controller.bar != nil { controller.show(nil) }
    } else if let bar = controller.bar as? PageBarView<Item.ID> {
      bar.reload()
    } else {
      let bar = PageBarView(pager.driver) { [weak self] id in
        guard let self, let item = items?.item(id) else { return "" }
        return settings.title?(item) ?? ""
      }
      controller.show(bar)
    }
    controller.bar?.isUserInteractionEnabled = environment.isEnabled
  }
}
#endif
