import TestSupport
import Testing
@_spi(Headless) import UIKit

private final class TableController: UITableViewController {
  var count = 2
  var scrollCount = 0
  var hasData: [Bool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    hasData = [tableView.dataSource === self, tableView.delegate === self]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollCount += 1 }
}

private final class CollectionController: UICollectionViewController {
  var count = 2
  var hasData: [Bool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    hasData = [collectionView.dataSource === self, collectionView.delegate === self]
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor
@Suite("Controllers of list views", .traced)
struct ListControllerTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))

  /// Shows a controller, or another one instead of it.
  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.isHidden = false
    HeadlessUIKit.commit()
    HeadlessUIKit.finishAnimations()
  }

  @Test("A table view controller is the data source and delegate of its table view")
  func tableRoles() {
    let controller = TableController(style: .insetGrouped)
    controller.loadViewIfNeeded()
    expectEqual(controller.hasData, [true, true])
    #expect(controller.view === controller.tableView)
    expectEqual(controller.tableView.style, .insetGrouped)
    expectEqual(UITableViewController().tableView.style, .plain)
    show(controller)
    controller.tableView.setContentOffset(CGPoint(x: 0, y: 1), animated: false)
    #expect(controller.scrollCount > 0)
  }

  @Test("A table view is reloaded when it appears for the first time, and not again")
  func tableReload() {
    let controller = TableController(style: .plain)
    expectEqual(controller.tableView.numberOfRows(inSection: 0), 2)
    controller.count = 3
    show(controller)
    expectEqual(controller.tableView.numberOfRows(inSection: 0), 3)
    show(UIViewController())
    controller.count = 4
    show(controller)
    expectEqual(controller.tableView.numberOfRows(inSection: 0), 3)
  }

  @Test("The selection of a table view is cleared when it appears, unless it is to be kept")
  func tableSelection() {
    let controller = TableController(style: .plain)
    show(controller)
    for clears in [true, false] {
      controller.clearsSelectionOnViewWillAppear = clears
      controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      show(UIViewController())
      expectEqual(controller.tableView.indexPathsForSelectedRows, [[0, 1]])
      show(controller)
      expectEqual(controller.tableView.indexPathsForSelectedRows, clears ? nil : [[0, 1]])
    }
  }

  @Test("The editing mode and the refresh control of a table view controller are the table view's")
  func tableEditing() {
    let controller = TableController(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    controller.isEditing = false
    #expect(!controller.tableView.isEditing)
  }

  @Test("A collection view controller is the data source and delegate of its collection view")
  func collectionRoles() {
    let layout = UICollectionViewFlowLayout()
    let controller = CollectionController(collectionViewLayout: layout)
    controller.loadViewIfNeeded()
    expectEqual(controller.hasData, [true, true])
    #expect(controller.collectionView.collectionViewLayout === layout)
  }

  @Test("A collection view is reloaded when it appears for the first time, and not again")
  func collectionReload() {
    let controller = CollectionController(collectionViewLayout: UICollectionViewFlowLayout())
    expectEqual(controller.collectionView.numberOfItems(inSection: 0), 2)
    controller.count = 3
    show(controller)
    expectEqual(controller.collectionView.numberOfItems(inSection: 0), 3)
    show(UIViewController())
    controller.count = 4
    show(controller)
    expectEqual(controller.collectionView.numberOfItems(inSection: 0), 3)
  }

  @Test("The selection of a collection view is cleared when it appears, unless it is to be kept")
  func collectionSelection() {
    let controller = CollectionController(collectionViewLayout: UICollectionViewFlowLayout())
    show(controller)
    for clears in [true, false] {
      controller.clearsSelectionOnViewWillAppear = clears
      controller.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      show(UIViewController())
      expectEqual(controller.collectionView.indexPathsForSelectedItems, [[0, 1]])
      show(controller)
      expectEqual(controller.collectionView.indexPathsForSelectedItems, clears ? [] : [[0, 1]])
    }
  }
}
