/// The optional messages that classes implement.
enum ImplementedMessages {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var known: [ObjectIdentifier: Set<Selector>] = [:]

  /// The messages of all protocols.
  @MainActor static let all = Array(answers(of: Nobody()).keys)

  /// Returns the messages that an object responds to.
  @MainActor static func known(to object: (any NSObjectProtocol)?) -> Set<Selector> {
    guard let object else { return [] }
    return Set(all.filter { object.responds(to: $0) })
  }

  /// Returns what the class of an object implements, which is found out once for each class.
  static func of(_ object: any NSObjectProtocol) -> Set<Selector> {
    lock.withLock {
      let key = ObjectIdentifier(type(of: object))
      if let selectors = known[key] { return selectors }
      let selectors = Set(answers(of: object).filter { $0.value != Absent.self }.keys)
      known[key] = selectors
      return selectors
    }
  }

  private static func answers(of object: any NSObjectProtocol) -> [Selector: Any.Type] {
    var answers: [Selector: Any.Type] = [:]
    func add(_ more: [Selector: Any.Type]) { answers.merge(more) { $1 } }
    if let object = object as? any UIScrollViewDelegate {
      add(type(of: object).answersOfScrollDelegate)
    }
    if let object = object as? any UITableViewDelegate {
      add(type(of: object).answersOfTableDelegate)
    }
    if let object = object as? any UITableViewDataSource {
      add(type(of: object).answersOfTableDataSource)
      add([
        "tableView:numberOfRowsInSection:": Int.self, "tableView:cellForRowAtIndexPath:": Any.self,
      ])
    }
    if let object = object as? any UITableViewDataSourcePrefetching {
      add(type(of: object).answersOfTablePrefetching)
      add(["tableView:prefetchRowsAtIndexPaths:": Void.self])
    }
    if let object = object as? any UICollectionViewDelegate {
      add(type(of: object).answersOfCollectionDelegate)
    }
    if let object = object as? any UICollectionViewDelegateFlowLayout {
      add(type(of: object).answersOfFlowDelegate)
    }
    if let object = object as? any UICollectionViewDataSource {
      add(type(of: object).answersOfCollectionDataSource)
      add([
        "collectionView:numberOfItemsInSection:": Int.self,
        "collectionView:cellForItemAtIndexPath:": Any.self,
      ])
    }
    if let object = object as? any UICollectionViewDataSourcePrefetching {
      add(type(of: object).answersOfCollectionPrefetching)
      add(["collectionView:prefetchItemsAtIndexPaths:": Void.self])
    }
    return answers
  }
}

/// An object that has all protocols, and implements no more than it has to.
private final class Nobody: NSObject, UITableViewDelegate, UITableViewDataSource,
  UITableViewDataSourcePrefetching, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource,
  UICollectionViewDataSourcePrefetching
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt paths: [IndexPath]) {}
}
