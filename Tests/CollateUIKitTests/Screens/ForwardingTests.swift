#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Which calls only fallback delegates receive", .traced)
struct ForwardingTests {
  /// A delegate that notes what a scroll view does.
  final class Scrolling: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    var log: [String] = []
    var zoomed: UIView?

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      log.append("insets \(scrollView.adjustedContentInset.top)")
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.append("begin \(view === zoomed)")
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      log.append("zoom \(scrollView.zoomScale)")
    }

    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      log.append("end \(view === zoomed) \(scale)")
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
  }

  /// A delegate with menus, their previews, and an opinion about things that are held over rows.
  final class Menus: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    let menu = UIContextMenuConfiguration(identifier: nil)
    let lifted = UITargetedPreview(view: UIView())
    let laidDown = UITargetedPreview(view: UIView())
    var springs: Bool?
    var paths: [IndexPath] = []

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { menu }

    func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { configuration === menu ? lifted : nil }

    func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { configuration === menu ? laidDown : nil }

    func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      paths.append(indexPath)
      return springs ?? (context.targetView === tableView.cellForRow(at: indexPath))
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { menu }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      paths.append(indexPath)
      return configuration === menu ? lifted : nil
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      paths.append(indexPath)
      return configuration === menu ? laidDown : nil
    }

    func collectionView(
      _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      paths.append(indexPath)
      return springs ?? (context.targetView === collectionView.cellForItem(at: indexPath))
    }
  }

  /// A delegate that was written before menus could be for several items.
  final class EarlierMenus: NSObject, UICollectionViewDelegate {
    let menu = UIContextMenuConfiguration(identifier: nil)
    let lifted = UITargetedPreview(view: UIView())
    let laidDown = UITargetedPreview(view: UIView())
    var paths: [IndexPath] = []

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      paths.append(indexPath)
      return menu
    }

    func collectionView(
      _ collectionView: UICollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { configuration === menu ? lifted : nil }

    func collectionView(
      _ collectionView: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { configuration === menu ? laidDown : nil }
  }

  @Test("Insets that change, zooming, and whether a tap on the status bar scrolls")
  func scrolling() {
    let table = TableStage("A=ab")
    let collection = CollectionStage("A=ab")
    for view: UIScrollView in [table.table, collection.view] {
      let delegate = Scrolling()
      view.maximumZoomScale = 2
      #expect(!view.simulatePinch(to: 2))
      expectEqual(view.delegate.map { $0.scrollViewShouldScrollToTop == nil }, true)
      (table.list.fallbackDelegate, collection.list.fallbackDelegate) = (delegate, delegate)
      table.layOut()
      collection.layOut()
      view.contentInset.top = 5
      #expect(!view.simulatePinch(to: 2))
      expectEqual(delegate.log, ["insets 5.0"])
      delegate.log = []
      delegate.zoomed = view.subviews.first
      #expect(delegate.zoomed != nil)
      #expect(view.simulatePinch(to: 3))
      expectEqual(delegate.log, ["begin true", "zoom 2.0", "end true 2.0"])
      expectEqual(view.delegate?.scrollViewShouldScrollToTop?(view), false)
    }
  }

  @Test("A change of the source inside a callback of a scroll view is shown later")
  func changes() async {
    final class Changing: NSObject, UITableViewDelegate {
      let source: ArrayDataSource<Shelf>
      init(_ source: ArrayDataSource<Shelf>) { self.source = source }
      func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        source.removeItem(at: [0, 0])
        return nil
      }
    }
    let stage = TableStage("A=ab")
    let delegate = Changing(stage.source)
    stage.list.fallbackDelegate = delegate
    stage.layOut()
    stage.table.maximumZoomScale = 2
    #expect(!stage.table.simulatePinch(to: 2))
    expectEqual(stage.table.numberOfRows(inSection: 0), 2)
    await until(stage.table.numberOfRows(inSection: 0) == 1)
  }

  /// Lets a table be zoomed as far as an object has a view for it.
  private func zoom(_ scrolling: Scrolling, in stage: TableStage) {
    stage.layOut()
    scrolling.zoomed = stage.table.subviews.first
    stage.table.maximumZoomScale = 2
  }

  @Test("A fallback data source gets no messages of scrolling, which may be for another view")
  func dataSource() {
    let (stage, scrolling) = (TableStage("A=ab"), Scrolling())
    let wrapper = ForwardingWrapper(scrolling)
    stage.list.fallbackDataSource = wrapper
    zoom(scrolling, in: stage)
    #expect(!stage.table.simulatePinch(to: 2))
    expectEqual(scrolling.log, [])
  }

  @Test("A fallback delegate that responds no longer is left alone")
  func silence() {
    let (stage, scrolling) = (TableStage("A=ab"), Scrolling())
    let wrapper = ForwardingWrapper(scrolling)
    stage.list.fallbackDelegate = wrapper
    zoom(scrolling, in: stage)
    unsafe wrapper.target = nil
    #expect(!stage.table.simulatePinch(to: 2))
    unsafe wrapper.target = scrolling
    #expect(stage.table.simulatePinch(to: 2))
  }

  @Test("Messages that only the last fallback delegate has, until the view knows of the next one")
  func replaced() {
    let stage = TableStage("A=ab")
    let (delegate, next) = (Scrolling(), Menus())
    stage.list.fallbackDelegate = delegate
    stage.layOut()
    delegate.zoomed = stage.table.subviews.first
    stage.table.maximumZoomScale = 2
    stage.list.fallbackDelegate = next
    #expect(!stage.table.simulatePinch(to: 2))
    expectEqual(delegate.log, [])
  }

  @Test("What is lifted of a row when its menu comes, and laid down when it goes")
  func tablePreviews() throws {
    let stage = TableStage("A=ab")
    let delegate = Menus()
    stage.list.fallbackDelegate = delegate
    stage.layOut()
    let menu = try #require(stage.table.simulateContextMenu(at: [0, 1]))
    #expect(menu === delegate.menu)
    expectEqual(menu.highlightPreviews, [delegate.lifted])
    stage.table.endContextMenu(menu)
    expectEqual(menu.dismissalPreviews, [delegate.laidDown])

    // The menu of a closure is asked about, too.
    stage.list.contextMenu { _, _, _ in UIContextMenuConfiguration(identifier: nil) }
    stage.layOut()
    let other = try #require(stage.table.simulateContextMenu(at: [0, 1]))
    expectEqual(other.highlightPreviews, [nil])
  }

  @Test("What is lifted of items when their menu comes, and laid down when it goes")
  func collectionPreviews() throws {
    let stage = CollectionStage("A=abc")
    let delegate = Menus()
    stage.list.fallbackDelegate = delegate
    stage.layOut()
    stage.view.allowsMultipleSelection = true
    for item in [0, 2] { stage.view.simulateTap(at: [0, item]) }
    let menu = try #require(stage.view.simulateContextMenu(at: [0, 2]))
    #expect(menu === delegate.menu)
    expectEqual(menu.highlightPreviews, [delegate.lifted, delegate.lifted])
    stage.view.endContextMenu(menu)
    expectEqual(menu.dismissalPreviews, [delegate.laidDown, delegate.laidDown])
    expectEqual(delegate.paths, [[0, 0], [0, 2], [0, 0], [0, 2]])
  }

  @Test("Delegates from before menus for several items are asked for those of one")
  func earlierMenus() throws {
    let stage = CollectionStage("A=abc")
    let delegate = EarlierMenus()
    stage.list.fallbackDelegate = delegate
    stage.layOut()
    let menu = try #require(stage.view.simulateContextMenu(at: [0, 1]))
    #expect(menu === delegate.menu)
    expectEqual(menu.highlightPreviews, [delegate.lifted])
    stage.view.endContextMenu(menu)
    expectEqual(menu.dismissalPreviews, [delegate.laidDown])

    expectEqual(stage.view.simulateContextMenu(at: nil), nil)
    stage.view.allowsMultipleSelection = true
    for item in [0, 1] { stage.view.simulateTap(at: [0, item]) }
    expectEqual(stage.view.simulateContextMenu(at: [0, 1]), nil)
    expectEqual(delegate.paths, [[0, 1]])
    stage.list.contextMenu { _, _, _ in nil }
    stage.layOut()
    expectEqual(stage.view.simulateContextMenu(at: [0, 2]), nil)
    expectEqual(delegate.paths, [[0, 1]])
  }

  @Test("Whether a row opens when something is held over it; one that is dragged itself does not")
  func springLoading() throws {
    let stage = TableStage("A=abc")
    var selected: [String] = []
    stage.list.didSelect { book, _ in
      selected.append(book.id.description)
      return .deselect
    }
    #expect(stage.table.simulateSpringLoading(at: [0, 1]))
    expectEqual(selected, ["b"])
    let cell = try #require(stage.table.cellForRow(at: [0, 1]))
    for state in [UICellConfigurationState.DragState.lifting, .dragging] {
      cell.dragState = state
      #expect(!stage.table.simulateSpringLoading(at: [0, 1]))
      #expect(stage.table.simulateSpringLoading(at: [0, 2]))
    }
    let delegate = Menus()
    stage.list.fallbackDelegate = delegate
    stage.layOut()
    #expect(stage.table.simulateSpringLoading(at: [0, 1]))
    delegate.springs = false
    #expect(!stage.table.simulateSpringLoading(at: [0, 0]))
    expectEqual(delegate.paths, [[0, 1], [0, 0]])
  }

  @Test("Whether an item opens when something is held over it")
  func springLoadingItems() {
    let stage = CollectionStage("A=abc")
    #expect(stage.view.simulateSpringLoading(at: [0, 1]))
    expectEqual(stage.view.indexPathsForSelectedItems, [[0, 1]])
    let delegate = Menus()
    stage.list.fallbackDelegate = delegate
    stage.layOut()
    #expect(stage.view.simulateSpringLoading(at: [0, 2]))
    delegate.springs = false
    #expect(!stage.view.simulateSpringLoading(at: [0, 0]))
    expectEqual(delegate.paths, [[0, 2], [0, 0]])
  }
}
#endif
