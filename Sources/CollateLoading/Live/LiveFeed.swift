public import CollateCore

/// Events that say how a list at a server changes.
///
/// The source subscribes when its host appears, and again some time after the sequence ended. Send
/// ``LiveEvent/connected`` when the server acknowledges a subscription, so that what was missed before is
/// loaded.
public struct LiveFeed<Section: SectionProtocol & Sendable>: Sendable
where Section.Item: Sendable {
  /// Whether pages know the events that reach the source before them.
  let isOrderedWithPages: Bool

  /// Passes all events of a new subscription to a handler, and returns whether there were any, and the error with which
  /// they ended.
  let run:
    @concurrent @Sendable (_ handler: @escaping @MainActor @Sendable (LiveEvent<Section>) -> Void)
      async -> (hadEvents: Bool, error: (any Error)?)

  /// Creates a feed.
  ///
  /// A page that comes after an event may know it already or not. Versions decide, if both have one. Without
  /// them, the changes of an event that comes while a page is loaded are made once more after it, so that an
  /// older page does not undo them; a newer page knows them already, and what they move or insert may come to
  /// another place than it has there. If the order decides instead, say so by `isOrderedWithPages`.
  ///
  /// - Parameters:
  ///   - isOrderedWithPages: Whether each page that reaches the source knows all events that have reached it
  ///     before, and none of those after. Then no change is made twice.
  ///   - makeEvents: Returns a sequence of events, for each subscription. It is called and iterated away from
  ///     the main actor; an error ends it, and is the ``LoadingDataSource/liveError`` of the source.
  public init<Events: AsyncSequence & Sendable>(
    isOrderedWithPages: Bool = false, _ makeEvents: @escaping @Sendable () -> Events
  ) where Events.Element == LiveEvent<Section> {
    self.isOrderedWithPages = isOrderedWithPages
    run = { handler in
      var hadEvents = false
      do {
        for try await event in makeEvents() {
          hadEvents = true
          await handler(event)
        }
      } catch {
        return (hadEvents, error)
      }
      return (hadEvents, nil)
    }
  }
}

/// An event of a list at a server.
public enum LiveEvent<Section: SectionProtocol & Sendable>: Sendable where Section.Item: Sendable {
  /// The subscription has begun; what happened before may be missing.
  case connected

  /// Items changed, and the list has a new version, if it has any.
  case changes([ItemChange<Section>], version: Int?)

  /// Something changed, and it is not known what.
  case reset
}

/// A change of a single item of a list at a server, of which only parts may be loaded.
public enum ItemChange<Section: SectionProtocol & Sendable>: Sendable where Section.Item: Sendable {
  /// An item was inserted at a place.
  ///
  /// It comes into the section of its neighbor, or into one with the content of another section. Where there is no
  /// neighbor, that section is the one that a page or a change brought last, or else the first one that another change of
  /// the same event brings; without any, the item is left out.
  case insert(Section.Item, LoadPlace<Section.Item.ID>, section: Section? = nil)

  /// The item with an id was deleted.
  case delete(Section.Item.ID)

  /// An item has new content.
  case update(Section.Item)

  /// The item with an id was moved to a place.
  case move(Section.Item.ID, LoadPlace<Section.Item.ID>)
}

extension ItemChange {
  /// The change, without the item.
  var ofID: LoadChange<Section.Item.ID> {
    switch self {
    case .insert(let item, let place, _): .insert(item.id, place)
    case .delete(let id): .delete(id)
    case .update(let item): .update(item.id)
    case .move(let id, let place): .move(id, place)
    }
  }

  /// Where the change puts an item, if it does.
  var place: LoadPlace<Section.Item.ID>? {
    switch self {
    case .insert(_, let place, _), .move(_, let place): place
    case .delete, .update: nil
    }
  }

  /// The item, if the change has one.
  var item: Section.Item? {
    switch self {
    case .insert(let item, _, _), .update(let item): item
    case .delete, .move: nil
    }
  }

  /// The section with whose content the change inserts an item, if it says so.
  var section: Section? { if case .insert(_, _, let section) = self { section } else { nil } }

  /// Whether the change inserts an item.
  var isInsert: Bool { if case .insert = self { true } else { false } }
}
