import Foundation
@_spi(Headless) import UIKit

// The classes below with the methods adopt no protocol: a class implements an optional requirement
// only if it does so where it adopts the protocol, or before.

/// What every table asks for.
@MainActor class Rows: NSObject {
  var counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// What tables with several sections ask for.
class Sections: Rows {
  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
}

final class PlainRows: Rows, UITableViewDataSource {}

final class PlainSections: Sections, UITableViewDataSource {}

/// A table of 100 x 132 points in a window, with a delegate and a data source to choose.
@MainActor final class PlainTable {
  let table: UITableView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 132))
  private let objects: [AnyObject?]

  init(
    _ source: any UITableViewDataSource = PlainRows([3]),
    _ delegate: (any UITableViewDelegate)? = nil,
    in style: UITableView.Style = .plain, setUp: (UITableView) -> Void = { _ in }
  ) {
    table = UITableView(frame: window.bounds, style: style)
    objects = [source, delegate]
    setUp(table)
    table.dataSource = source
    table.delegate = delegate
    window.addSubview(table)
    window.isHidden = false
    table.layoutIfNeeded()
  }
}

/// What every collection view asks for.
@MainActor class Items: NSObject {
  var counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

final class PlainItems: Items, UICollectionViewDataSource {}

/// A collection view of 100 x 100 points in a window, with a delegate and a data source to choose.
@MainActor final class PlainCollection {
  let view: UICollectionView
  let layout = UICollectionViewFlowLayout()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let objects: [AnyObject?]

  init(
    _ source: any UICollectionViewDataSource = PlainItems([3]),
    _ delegate: (any UICollectionViewDelegate)? = nil,
    cell: UICollectionViewCell.Type = UICollectionViewCell.self,
    setUp: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    objects = [source, delegate]
    setUp(layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = delegate
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
  }
}
