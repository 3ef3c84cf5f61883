#if canImport(UIKit)
#if HEADLESS_UIKIT
@_spi(Headless) import UIKit
#else
import UIKit
#endif

/// The one place in tests that differs between the model and real UIKit.
@MainActor public enum UIDriver {
  public static func window(
    _ root: UIViewController? = nil, size: CGSize = CGSize(width: 320, height: 480)
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = root ?? UIViewController()
    window.isHidden = false
    commit(window)
    return window
  }

  public static func commit(_ view: UIView) { view.layoutIfNeeded() }

  public static func tap(_ table: UITableView, at path: IndexPath) {
    #if HEADLESS_UIKIT
    table.simulateTap(at: path)
    #else
    // UIKit has no public tap; go through the delegate the way it would.
    guard let path = table.delegate?.tableView?(table, willSelectRowAt: path) ?? path as IndexPath?
    else { return }
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    table.delegate?.tableView?(table, didSelectRowAt: path)
    #endif
  }

  public static func tap(_ view: UICollectionView, at path: IndexPath) {
    #if HEADLESS_UIKIT
    view.simulateTap(at: path)
    #else
    guard view.delegate?.collectionView?(view, shouldSelectItemAt: path) ?? true else { return }
    view.selectItem(at: path, animated: false, scrollPosition: [])
    view.delegate?.collectionView?(view, didSelectItemAt: path)
    #endif
  }

  public static func move(_ table: UITableView, from: IndexPath, to: IndexPath) {
    #if HEADLESS_UIKIT
    table.isEditing = true
    table.simulateMove(from: from, to: to)
    #else
    table.dataSource?.tableView?(table, moveRowAt: from, to: to)
    table.moveRow(at: from, to: to)
    #endif
  }

  /// A paging drag by `pages` of the view's width; below half a page it snaps back.
  public static func dragHorizontally(_ view: UIScrollView, pages: CGFloat) {
    let width = view.bounds.width
    #if HEADLESS_UIKIT
    view.simulateDrag(by: CGPoint(x: -pages * width, y: 0))
    #else
    view.delegate?.scrollViewWillBeginDragging?(view)
    let start = view.contentOffset.x
    for step in 1...4 {
      view.contentOffset.x = start + pages * width * CGFloat(step) / 4
      view.layoutIfNeeded()
    }
    let target = (view.contentOffset.x / width).rounded() * width
    let decelerates = target != view.contentOffset.x
    view.delegate?.scrollViewDidEndDragging?(view, willDecelerate: decelerates)
    guard decelerates else { return }
    view.delegate?.scrollViewWillBeginDecelerating?(view)
    view.contentOffset.x = target
    view.layoutIfNeeded()
    view.delegate?.scrollViewDidEndDecelerating?(view)
    #endif
  }

  /// Waits until animations that run now have called their completions.
  public static func settle() async {
    #if HEADLESS_UIKIT
    HeadlessUIKit.finishAnimations()
    #else
    try? await Task.sleep(nanoseconds: 600_000_000)
    #endif
  }
}
#endif
