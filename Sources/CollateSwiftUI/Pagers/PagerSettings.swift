#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateCore
import CollatePagers
import CollatePaging
import SwiftUI
import UIKit

/// What the modifiers of a pager say.
@MainActor
struct PagerSettings<Item: Identifiable & Equatable> where Item.ID: Sendable {
  let page: (Item) -> AnyView
  let selection: Binding<Item.ID?>?
  let configuration: PagerConfiguration
  var title: ((Item) -> String)?
  var onPage: ((PageEvent, Item) -> Void)?
  var layout = PagerLayout()
  var preparations: [(PagerViewController<Item.ID, UIViewController>) -> Void] = []
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
