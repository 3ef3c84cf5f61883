import CollateCore

/// What a loader is asked to load.
///
/// Each load of a source has a request of its own, which is equal to no other one.
public struct LoadRequest<Key: Hashable & Sendable>: Hashable, Sendable {
  /// The identity of the load, which no other load of its source has.
  package let token: LoadToken

  /// The reason of the load.
  public let intent: LoadIntent

  /// The key of the page; `nil` for the first one, or with `refreshesEnd` the last one.
  public internal(set) var key: Key?

  /// The number of the attempt, beginning with one; it counts the failures before it in a row.
  public internal(set) var attempt: Int
}

extension LoadRequest {
  /// Creates a request, to call a loader in a test.
  ///
  /// - Parameters:
  ///   - intent: The reason of the load.
  ///   - key: The key of the page; `nil` for the first one, or with `refreshesEnd` the last one.
  ///   - attempt: The number of the attempt, beginning with one.
  public init(_ intent: LoadIntent = .initial, key: Key? = nil, attempt: Int = 1) {
    self.init(token: LoadToken(0), intent: intent, key: key, attempt: attempt)
  }
}

/// The identity of a load.
package struct LoadToken: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number of the load, counted from one.
  package let number: Int

  package init(_ number: Int) {
    self.number = number
  }

  /// Returns whether one load was started before another one.
  package static func < (first: Self, second: Self) -> Bool { first.number < second.number }

  /// The number, such as `#3`.
  package var description: String { "#\(number)" }
}

/// A direction in which a list is loaded.
public enum LoadDirection: Hashable, Sendable, CaseIterable {
  /// Toward the end of the list.
  case forward

  /// Toward its beginning.
  case backward

  /// The other direction.
  package var opposite: Self { self == .forward ? .backward : .forward }
}

/// The identity of a gap: a place between two pages where items may be missing.
public struct LoadGap: Hashable, Sendable {
  package let number: Int

  package init(_ number: Int) {
    self.number = number
  }
}

/// The reason of a load.
public enum LoadIntent: Hashable, Sendable {
  /// The first load, when the host appears.
  case initial

  /// The host appears again, or the content gets stale while it is visible.
  case appear

  /// Some time has passed.
  case update

  /// Live events may have been missed.
  case resync

  /// A person asked for what is new.
  case pull

  /// The app asked for other content.
  case reload(keepsContent: Bool)

  /// The app asked for the content at a key.
  case jump

  /// More items at an end of the list.
  case page(LoadDirection)

  /// More items in a gap, from one of its sides.
  case gap(LoadGap, LoadDirection)
}

extension LoadIntent {
  /// The lane of loads with this intent.
  package var lane: LoadLane {
    switch self {
    case .initial, .appear, .update, .resync, .pull, .reload, .jump: .refresh
    case .page(let direction): .page(direction)
    case .gap(let gap, _): .gap(gap)
    }
  }

  /// The direction of loads of pages and in gaps.
  var direction: LoadDirection? {
    switch self {
    case .page(let direction), .gap(_, let direction): direction
    case .initial, .appear, .update, .resync, .pull, .reload, .jump: nil
    }
  }
}

/// Loads of which one is made at a time.
package enum LoadLane: Hashable, Sendable {
  /// Those that load where the list begins; no others are made meanwhile.
  case refresh

  /// Those at an end of the list.
  case page(LoadDirection)

  /// Those in a gap.
  case gap(LoadGap)
}

/// How a load ended.
package enum LoadOutcome: Hashable, Sendable {
  /// The loader returned.
  case finished

  /// The loader threw an error.
  case failed

  /// Another load took its place, or it is not needed any more.
  case cancelled
}
