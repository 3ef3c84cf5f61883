import CollateTesting

/// A count of the pages that came onto the screen and left it, by the calls they received.
struct PageBalance: Hashable {
  /// The number of times that a page came onto the screen.
  private(set) var appearCount = 0

  /// The number of times that a page left the screen.
  private(set) var disappearCount = 0

  /// The controllers that came and did not leave yet.
  private var present: Set<ObjectIdentifier> = []

  /// Counts a call.
  ///
  /// A page whose disappearance is cancelled will appear once more, but it was there all the time.
  mutating func count(_ call: PageCall, of controller: PageController) {
    let id = ObjectIdentifier(controller)
    switch call {
    case .willAppear:
      if present.insert(id).inserted { appearCount += 1 }
    case .didDisappear:
      present.remove(id)
      disappearCount += 1
    default: break
    }
  }

  /// Returns whether as many pages came as left or are still on the screen.
  ///
  /// - Parameter shownCount: The number of views on the screen.
  /// - Returns: Whether the counts agree.
  func isEven(shownCount: Int) -> Bool { appearCount == disappearCount + shownCount }
}
