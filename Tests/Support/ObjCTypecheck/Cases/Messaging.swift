import UIKit

#if canImport(ObjectiveC)
typealias MessageObject = NSObject
#else
typealias MessageObject = MessagedObject
#endif

@MainActor class Shim: MessageObject {
  var heirs: [NSObject] = []

  nonisolated override func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector, Thread.isMainThread else { return super.responds(to: aSelector) }
    if MessageObject.instancesRespond(to: aSelector) { return true }
    let name = NSStringFromSelector(aSelector)
    let implements = super.responds(to: aSelector)
    return MainActor.assumeIsolated { implements && !name.isEmpty && heirs.isEmpty }
  }

  nonisolated override func conforms(to aProtocol: Protocol) -> Bool {
    super.conforms(to: aProtocol)
  }

  nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
    super.forwardingTarget(for: aSelector)
  }
}

extension Shim: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
}

@MainActor final class CarelessShim: MessageObject {
  var heirs: [NSObject] = []

  nonisolated override func conforms(to aProtocol: Protocol) -> Bool {
    MainActor.assumeIsolated { heirs.contains { $0.conforms(to: aProtocol) } }
  }
}

@MainActor func callEverything(_ delegate: any UICollectionViewDelegateFlowLayout) -> CGSize? {
  let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  delegate.scrollViewDidScroll?(view)
  delegate.scrollViewDidEndDragging?(view, willDecelerate: true)
  let scrolls: Bool? = delegate.scrollViewShouldScrollToTop?(view)
  let path: IndexPath? = delegate.indexPathForPreferredFocusedView?(in: view)
  let selects: Bool? = delegate.collectionView?(view, shouldSelectItemAt: [0, 0])
  _ = (scrolls, path, selects, delegate.responds(to: Selector(String("scrollViewDidScroll:"))))
  return delegate.collectionView?(
    view, layout: view.collectionViewLayout, sizeForItemAt: [0, 0])
}

@MainActor func takeAnswerForGranted(_ source: any UITableViewDataSource, _ view: UITableView) {
  let isEditable: Bool = source.tableView(view, canEditRowAt: [0, 0])
  _ = isEditable
}
