import Testing
@_spi(Headless) import UIKit

final class ListData: NSObject, UITableViewDataSource, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  var rows: [[Int]]
  var log: [String] = []
  init(_ rows: [[Int]]) { self.rows = rows }
  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
    cell.tag = rows[indexPath.section][indexPath.row]
    return cell
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log.append("cell \(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    cell.tag = rows[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("will \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("end \(indexPath.item)") }
}

@MainActor @Suite struct ViewTests {
  func collection(_ data: ListData, height: CGFloat = 120) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: height), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    view.dataSource = data
    view.delegate = data
    return view
  }

  @Test func reuseAndDisplay() {
    let data = ListData([Array(0..<10)])
    let view = collection(data)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [0, 1, 2])
    let first = view.visibleCells[0]
    data.log = []
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    #expect(data.log == ["end 0", "cell 3", "will 3"])
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0)) === first)
    HeadlessUIKit.with({
      $0.endsDisplayingFirst = false
      $0.prefetchedItems = 1
    }) {
      data.log = []
      view.contentOffset.y = 80
      view.layoutIfNeeded()
      #expect(data.log == ["cell 4", "will 4", "end 1", "cell 5"])
      data.log = []
      view.contentOffset.y = 120
      view.layoutIfNeeded()
      #expect(data.log == ["will 5", "end 2", "cell 6"])
    }
  }

  @Test func batches() {
    let data = ListData([[1, 2, 3]])
    let view = collection(data)
    view.layoutIfNeeded()
    view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    #expect(
      HeadlessUIKit.recordingExceptions {
        view.performBatchUpdates({
          data.rows = [[0, 3, 1]]
          view.deleteItems(at: [IndexPath(item: 1, section: 0)])
          view.insertItems(at: [IndexPath(item: 0, section: 0)])
          view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 1, section: 0))
        })
      } == [])
    #expect(view.visibleCells.map(\.tag) == [0, 3, 1])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])

    let wrong = HeadlessUIKit.recordingExceptions {
      view.performBatchUpdates({
        data.rows = [[0, 3]]
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      })
    }
    #expect(wrong.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(
      wrong.first?.reason.hasPrefix("Invalid update: invalid number of items in section 0.") == true
    )
  }

  /// openradar 28167779: data changed before the batch, and a reload pending.
  @Test func dataChangedTooEarly() {
    let data = ListData([[1]])
    let view = collection(data)
    view.layoutIfNeeded()
    data.rows = [[1, 2]]
    view.reloadData()
    #expect(
      HeadlessUIKit.recordingExceptions {
        view.performBatchUpdates({ view.insertItems(at: [IndexPath(item: 1, section: 0)]) })
      }.count == 1)
    // Without the pending reload the old picture is still there, and it works out.
    data.rows = [[1]]
    view.reloadData()
    view.layoutIfNeeded()
    data.rows = [[1, 2]]
    #expect(
      HeadlessUIKit.recordingExceptions { view.insertItems(at: [IndexPath(item: 1, section: 0)]) }
        == [])
  }

  @Test func tableBatches() {
    let data = ListData([[1, 2], [3]])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    table.dataSource = data
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [1, 2, 3])
    #expect(
      HeadlessUIKit.recordingExceptions {
        table.beginUpdates()
        data.rows = [[4], [1, 2, 5]]
        table.moveSection(0, toSection: 1)
        table.deleteSections([1], with: .none)
        table.insertSections([0], with: .none)
        table.insertRows(at: [IndexPath(row: 2, section: 1)], with: .none)
        table.endUpdates()
      } == [])
    #expect(table.visibleCells.map(\.tag) == [4, 1, 2, 5])
    #expect(
      HeadlessUIKit.recordingExceptions {
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }.count == 1)
  }

  @Test func dequeueRules() {
    final class Bad: NSObject, UICollectionViewDataSource {
      var mode = 0
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        switch mode {
        case 0: return UICollectionViewCell()
        case 1:
          return collectionView.dequeueReusableCell(withReuseIdentifier: "unknown", for: indexPath)
        case 2:
          _ = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
          return collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
        default:
          let late = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
          return collectionView.dequeueConfiguredReusableCell(using: late, for: indexPath, item: 1)
        }
      }
    }
    let expected = [
      "was not retrieved by calling",
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier unknown",
      "Expected dequeued view",
      "Attempted to dequeue a cell using a registration that was created inside",
    ]
    for (mode, text) in expected.enumerated() {
      let data = Bad()
      data.mode = mode
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
      view.dataSource = data
      let caught = HeadlessUIKit.recordingExceptions { view.layoutIfNeeded() }
      #expect(caught.first?.reason.contains(text) == true, "\(mode): \(caught)")
    }
  }

  @Test func animatedScrollWithoutDistanceSaysNothing() {
    final class D: NSObject, UIScrollViewDelegate {
      var ended = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ended += 1 }
    }
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let d = D()
    view.delegate = d
    view.setContentOffset(.zero, animated: true)
    HeadlessUIKit.finishAnimations()
    #expect(d.ended == 0)
    view.setContentOffset(CGPoint(x: 5, y: 0), animated: true)
    HeadlessUIKit.finishAnimations()
    #expect(d.ended == 1)
  }
}
