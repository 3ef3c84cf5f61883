package import Collate

/// A source of an app, without a store: it tells its observers at once, and may be wrong.
@MainActor
package final class ForeignSource: DataSource {
  package private(set) var snapshot: Snapshot<Shelf>
  private var observers: [@MainActor (Update<Shelf>) -> Void] = []

  package init(_ notation: String) {
    snapshot = Snapshot(shelves(notation))
  }

  package func observe(_ observer: @escaping @MainActor (Update<Shelf>) -> Void) -> ObservationToken
  {
    observers.append(observer)
    // Any observation will do; this source never forgets an observer.
    return ArrayDataSource<Shelf>().observe { _ in }
  }

  /// Changes to other sections, with a right batch or the given one.
  package func change(to notation: String, batch: ChangeBatch? = nil) {
    let before = snapshot
    snapshot = Snapshot(shelves(notation))
    let update = Update(
      before: before, after: snapshot, batch: batch ?? snapshot.difference(from: before))
    for observer in observers { observer(update) }
  }
}
