/// Tells how many items of the base a derived source does not show.
///
/// Hidden items come and go without an update of the source, so its observers learn nothing of them.
@MainActor
final class HiddenItemCount {
  fileprivate let listeners = ListenerList<Int>()
  fileprivate let tracker = AccessTracker.make()

  /// The observations by which the number is followed, and the number that was reported last.
  fileprivate(set) var following: (tokens: [ObservationToken], last: Int)?
}

extension DerivedDataSource {
  /// The number of items of the base that are not shown, if no others are.
  ///
  /// Code that reads it is tracked by the Observation framework.
  package final var trackedHiddenItemCount: Int {
    let tracker = hiddenItems.tracker
    tracker?.noteAccess()
    if tracker?.isTracked == true { followHiddenItems() }
    return hiddenItemCount
  }

  private var hiddenItemCount: Int { moment?.hiddenItemCount ?? 0 }

  /// Adds an observer that is called with the number of hidden items when it has changed.
  package final func observeHiddenItems(
    _ observer: @escaping @MainActor (Int) -> Void
  ) -> ObservationToken {
    followHiddenItems()
    return hiddenItems.listeners.add(observer)
  }

  private func followHiddenItems() {
    if hiddenItems.following != nil { return }
    let tokens = [
      base.observe { [weak self] _ in self?.reportHiddenItems() },
      observe { [weak self] _ in self?.reportHiddenItems() },
    ]
    hiddenItems.following = (tokens, hiddenItemCount)
  }

  private func reportHiddenItems() {
    let count = hiddenItemCount
    if count != hiddenItems.following?.last {
      hiddenItems.following?.last = count
      hiddenItems.listeners.send(count)
    }
    // Code may have read the number of a section, or one of the transaction under way, so any update is a change.
    if hiddenItems.tracker?.isTracked == true {
      hiddenItems.tracker?.noteChange()
    } else if hiddenItems.listeners.areAllReleased {
      // Observers make sources compute all updates, so there are none for nobody.
      hiddenItems.following = nil
    }
  }
}
