#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateCore
import CollatePagers
import CollatePaging
import SwiftUI
import UIKit

/// Keeps a pager and the state of the app that it is bound to in step.
@MainActor
final class PagerCoordinator<Section: SectionProtocol>: HostedCoordinator
where Section.Item.ID: Sendable {
  typealias Item = Section.Item
  typealias Settings = (content: SourceContent<Section>, modifiers: PagerSettings<Item>)
  typealias Pages = PagerViewController<Item.ID, UIViewController>

  let controller = HostedPagerController()

  /// What the last update passed, which is before the first page is made.
  private var settings: PagerSettings<Item>
  private var environment = EnvironmentValues()

  private let source = HostedSource<Section>()
  private var pager: Pages?
  private var bar: PageBarView<Item.ID>?
  private var observation: ObservationToken?
  private let selected = BoundValue<Item.ID?>()

  /// The page on which the pager has settled last.
  private var lastPage: Item.ID?

  /// By what the pager was turned before it was disabled.
  private var turning = (bySwipes: true, byKeys: true)

  init(_ settings: Settings) {
    self.settings = settings.modifiers
    selected.onRefusal = { [weak self] page in
      if let page { self?.pager?.driver.follow(page) }
    }
  }

  func update(
    _ new: Settings, _ environment: EnvironmentValues, _ transaction: SwiftUI.Transaction
  ) {
    let (old, wasEnabled) = (settings, self.environment.isEnabled)
    (settings, self.environment) = (new.modifiers, environment)
    let isNewPage = selected.receive(settings.selection)
    if let other = source.receive(new.content) { show(other) }
    guard let pager else { return }
    setUp(pager, from: old)
    if environment.isEnabled != wasEnabled { setEnabled(environment.isEnabled, pager) }
    // After the change of the items, so that closures are not called for those that the app has removed.
    for case let page as HostedPage<Item> in pager.children { show(page.rootView.value, in: page) }
    updateBar(of: pager)
    guard let page = selected.value else { return }
    let driver = pager.driver
    if isNewPage, let page {
      // In place of the page on which the pager has settled in this update.
      selected.send(page)
      driver.follow(page, animated: transaction.animatesMoves)
    }
    // No page may have been chosen yet, or one that does not exist. Before the first pages, that is not known.
    if driver.pageCount > 0, page.flatMap(driver.index(of:)) == nil {
      selected.send(driver.settledPage)
    }
  }

  func end() {
    pager?.tearDown()
  }
}

// The pages.
extension PagerCoordinator {
  private func show(_ source: some DataSource<Section>) {
    if let pager {
      // With the configuration that there is, also as far as the app has changed it in `prepare`.
      pager.driver.replacePager(with: pages(of: source, pager.driver.configuration))
      return
    }
    let pager = Pages(pages(of: source, settings.configuration), layout: settings.layout)
    observation = pager.driver.observe { [weak self] in
      switch $0 {
      case .settle(let page):
        self?.pagerDidSettle(on: page)
      case .cancel(let page, _): self?.selected.send(page)
      case .begin, .retarget, .progress: break
      }
    }
    pager.announcement = { [weak self] page, _, _ in self?.title(of: page) }
    self.pager = pager
    controller.embed(pager)
    for prepare in settings.preparations { prepare(pager) }
  }

  private func pages(
    of source: some DataSource<Section>, _ configuration: PagerConfiguration
  ) -> OnDemandPager<Item.ID, UIViewController> {
    OnDemandPager(source, initialPage: selected.value ?? nil, configuration: configuration) {
      [weak self] item in
      self?.makePage(item) ?? UIViewController()
    } update: { [weak self] page, item in
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

  private func pagerDidSettle(on page: Item.ID?) {
    if let page {
      lastPage = page
    } else if let last = (selected.value ?? nil) ?? lastPage {
      // If pages come again, they begin with the last one.
      pager?.driver.initialPage = last
    }
    selected.send(page)
  }

  private func setEnabled(_ isEnabled: Bool, _ pager: Pages) {
    if !isEnabled { turning = (pager.isSwipeEnabled, pager.respondsToKeys) }
    pager.isSwipeEnabled = isEnabled && turning.bySwipes
    pager.respondsToKeys = isEnabled && turning.byKeys
  }

  private func updateBar(of pager: Pages) {
    let old = bar
    if settings.title == nil {
      bar = nil
    } else if bar == nil {
      bar = PageBarView(pager.driver) { [weak self] in self?.title(of: $0) ?? "" }
    }
    if bar !== old { controller.show(bar) }
    bar?.reload()
    bar?.isUserInteractionEnabled = environment.isEnabled
  }

  private func title(of page: Item.ID) -> String? {
    // Not from the source, where this would be an access that SwiftUI tracks.
    let store = source.current?.followedStore
    let item = store?.itemPath(of: page).flatMap { store?.currentSnapshot.item(at: $0) }
    return item.flatMap { settings.title?($0) }
  }
}
#endif
