#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import UIKit

/// A controller with a collection view that fills it.
final class HostedListController: UIViewController {
  let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewLayout())

  /// Called when the controller appears and disappears.
  var onAppearance: (_ isVisible: Bool) -> Void = { _ in }

  /// Called once, when the list has a size and is in a window.
  var onFirstLayout: (() -> Void)?

  /// The controller around this one, whose bars follow the collection view.
  private weak var surrounding: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.window != nil, !view.bounds.isEmpty, let action = onFirstLayout else { return }
    collectionView.layoutIfNeeded()
    onFirstLayout = nil
    action()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    surrounding = parent
    showContentScrollView(collectionView, to: [self, parent])
    onAppearance(true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    leaveSurrounding()
    onAppearance(false)
  }

  /// Takes the collection view away from the controller around this one.
  func leaveSurrounding() {
    guard let surrounding, surrounding.contentScrollView(for: .top) === collectionView else {
      return
    }
    showContentScrollView(nil, to: [surrounding])
  }

  private func showContentScrollView(
    _ scrollView: UIScrollView?, to controllers: [UIViewController?]
  ) {
    for edge in [NSDirectionalRectEdge.top, .bottom] {
      for controller in controllers { controller?.setContentScrollView(scrollView, for: edge) }
    }
  }
}
#endif
