#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import CollateCore
import CollateLists
import CollateLoading
import UIKit

/// A source that loads for a list, without its types.
@MainActor
struct ListLoadingPart<Section: SectionProtocol> {
  let source: AnyObject
  let setVisible: (_ isVisible: Bool, _ screen: AnyObject) -> Void
  let connect: (CollectionViewDataSource<Section>) -> Void

  init<Loaded, Key>(
    _ source: LoadingDataSource<Loaded, Key>,
    id: @escaping (_ item: Section.Item) -> Loaded.Item.ID?
  ) {
    self.source = source
    setVisible = { $0 ? source.appear(on: $1) : source.disappear(from: $1) }
    connect = { $0.addViewportObserver(source, id: id) }
  }
}

/// Lets the sources of a list load while it is visible, each from when it is passed until it is passed no longer.
@MainActor
final class ListLoading<Section: SectionProtocol> {
  private var parts: [ListLoadingPart<Section>] = []
  private weak var list: CollectionViewDataSource<Section>?

  /// Whether the list is visible.
  var isVisible = false {
    didSet {
      if isVisible == oldValue { return }
      for part in parts { part.setVisible(isVisible, self) }
    }
  }

  func update(_ new: [ListLoadingPart<Section>], in list: CollectionViewDataSource<Section>) {
    let (old, isSameList) = (parts, list === self.list)
    (parts, self.list) = (new, list)
    for part in old where !new.contains(where: { $0.source === part.source }) {
      list.removeViewportObserver(part.source)
      if isVisible { part.setVisible(false, self) }
    }
    for part in new {
      let isNew = !old.contains { $0.source === part.source }
      if isNew || !isSameList { part.connect(list) }
      if isNew, isVisible { part.setVisible(true, self) }
    }
  }
}
#endif
