#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateCore
import CollatePagers
import CollatePaging
import SwiftUI
import UIKit

/// Keeps a pager and the state of the app that it is bound to in step.
@MainActor
final class PagerCoordinator<Item: Identifiable & Equatable> where Item.ID: Sendable {
  typealias Controller = PagerViewController<Item.ID, UIViewController>

  let controller = HostedPagerController()

  /// What the last update passed, which is before the first page is made.
  private var settings: PagerSettings<Item>
  private var environment = EnvironmentValues()

  private var items: PagerItems<Item>?
  private var pager: Controller?
  private var observation: ObservationToken?
  private let selected = BoundValue<Item.ID?>()
  private var replacements = SourceReplacements()
  private var version = 0

  /// What was set up, so that only differences are set, and what `prepare` sets stays.
  private var configuration = PagerConfiguration()
  private var layout = PagerLayout()
  private var isEnabled = true
  private var preparationCount = 0

  init(_ settings: PagerSettings<Item>) {
    self.settings = settings
  }

  func update(
    _ settings: PagerSettings<Item>, _ environment: EnvironmentValues,
    _ transaction: SwiftUI.Transaction
  ) {
    (self.settings, self.environment) = (settings, environment)
    version += 1
    let isNewPage = selected.receive(settings.selection.map { StateAccess($0) })
    let old = items
    let items = settings.items(old)
    self.items = items
    let pager = pager ?? makePager(of: items)
    if let old, old !== items { replace(old, with: items, in: pager) }
    setUp(pager)
    // After the change of the items, so that closures are not called for those that the app has removed.
    for page in pager.children { settings.updatePage(page, nil, environment) }
    updateBar(of: pager)
    if settings.selection == nil { return }
    let driver = pager.driver
    if isNewPage, let page = selected.value ?? nil, driver.targetPage != page {
      let isAnimated = transaction.animation != nil && !transaction.disablesAnimations
      driver.jump(to: page, animated: isAnimated)
    }
    // No page may have been chosen yet, or one that does not exist.
    let isKnown = (selected.value ?? nil).map { driver.index(of: $0) != nil } ?? false
    if !isKnown { selected.send(driver.settledPage) }
  }

  /// Ends everything, when SwiftUI removes the view.
  func end() {
    pager?.tearDown()
    (pager, observation, items) = (nil, nil, nil)
    controller.show(nil)
  }
}

// The pages.
extension PagerCoordinator {
  private func makePager(of items: PagerItems<Item>) -> Controller {
    (configuration, layout) = (settings.configuration, settings.layout)
    let pager = Controller(pages(of: items, configuration), layout: layout)
    observation = pager.driver.observe { [weak self] in
      switch $0 {
      case .settle(let page): self?.selected.send(page)
      case .cancel(let page, _): self?.selected.send(page)
      case .begin, .retarget, .progress: break
      }
    }
    self.pager = pager
    controller.embed(pager)
    return pager
  }

  /// Shows another source with the configuration that there is, also as far as the app has changed it in `prepare`.
  private func replace(
    _ old: PagerItems<Item>, with items: PagerItems<Item>, in pager: Controller
  ) {
    replacements.record(old.source, inUpdate: version)
    pager.driver.replacePager(with: pages(of: items, pager.driver.configuration))
  }

  private func pages(
    of items: PagerItems<Item>, _ configuration: PagerConfiguration
  ) -> OnDemandPager<Item.ID, UIViewController> {
    items.pager(selected.value ?? nil, configuration) { [weak self] item in
      self?.makePage(item) ?? UIViewController()
    } _: { [weak self] page, item in
      if let self { settings.updatePage(page, item, environment) }
    }
  }

  private func makePage(_ item: Item) -> UIViewController {
    settings.makePage(item, environment) { [weak self] event, item in
      let action = self?.settings.onPage
      StateUpdate.afterwards { action?(event, item) }
    }
  }

  /// Sets what modifiers ask for now and did not before.
  private func setUp(_ pager: Controller) {
    if settings.configuration != configuration {
      configuration = settings.configuration
      // The tolerance depends on the size of the pages.
      var new = configuration
      new.epsilon = pager.driver.epsilon
      pager.driver.configuration = new
    }
    if settings.layout != layout {
      layout = settings.layout
      pager.layout = layout
    }
    if environment.isEnabled != isEnabled {
      isEnabled = environment.isEnabled
      pager.isSwipeEnabled = isEnabled
      controller.bar?.isUserInteractionEnabled = isEnabled
    }
    let preparations = settings.preparations.dropFirst(preparationCount)
    preparationCount = settings.preparations.count
    for prepare in preparations { prepare(pager) }
  }

  private func updateBar(of pager: Controller) {
    if settings.title == nil {
      if controller.bar != nil { controller.show(nil) }
    } else if let bar = controller.bar as? PageBarView<Item.ID> {
      bar.reload()
    } else {
      let bar = PageBarView(pager.driver) { [weak self] id in
        guard let self, let item = items?.item(id) else { return "" }
        return settings.title?(item) ?? ""
      }
      bar.isUserInteractionEnabled = isEnabled
      controller.show(bar)
    }
  }
}
#endif
