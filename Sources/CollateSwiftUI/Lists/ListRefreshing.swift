#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import SwiftUI
import UIKit

/// The control by which people refresh a list that is `refreshable`.
@MainActor
final class ListRefreshing {
  private let view: UICollectionView
  private var action: RefreshAction?
  private weak var control: UIRefreshControl?
  private var task: Task<Void, Never>?

  init(_ view: UICollectionView) {
    self.view = view
  }

  /// Adds the control if there is an action, and removes it if there is none any more.
  ///
  /// A control of the app stays.
  func update(_ action: RefreshAction?, isEnabled: Bool) {
    self.action = action
    if action != nil, view.refreshControl == nil {
      let control = UIRefreshControl(frame: .zero)
      control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
      view.refreshControl = control
      self.control = control
    } else if action == nil, view.refreshControl === control {
      view.refreshControl = nil
    }
    control?.isEnabled = isEnabled
  }

  func end() {
    task?.cancel()
  }

  private func refresh() {
    task = Task { [weak control, action] in
      await action?()
      control?.endRefreshing()
    }
  }
}
#endif
