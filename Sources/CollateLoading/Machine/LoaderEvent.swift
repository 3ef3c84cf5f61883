import CollateCore

/// What happens to a loader machine.
package enum LoaderEvent<Key: Hashable & Sendable, ID: Hashable & Sendable>: Hashable, Sendable {
  /// The host appears.
  case appear

  /// The host disappears.
  case disappear

  /// The ids of the first and the last item on the screen changed, or were looked at once more.
  case visible(first: ID?, last: ID?)

  /// Items of a cache are there before anything is loaded.
  case seed(LoadedIDs<Key, ID>)

  /// A person asks for what is new.
  case pull

  /// The app asks for other content, and maybe shows none until it is there.
  case reload(keepsContent: Bool)

  /// Another list is to be loaded, maybe with a feed of live events of its own, and maybe nothing is shown until it is
  /// there.
  case query(keepsContent: Bool, hasFeed: Bool = false)

  /// The app asks for the content at a key.
  case jump(Key)

  /// The app says with which key a refresh begins that has just started.
  case located(LoadToken, Key)

  /// The app asks for more items at an end.
  case loadMore(LoadDirection)

  /// The app asks for items in a gap, from one of its sides.
  case fill(LoadGap, LoadDirection)

  /// The app asks for what failed to be tried again.
  case retry

  /// The app asks for all loads to end.
  case cancel

  /// No task waits any more for a refresh that began for a pull.
  case withdraw(LoadToken)

  /// The configuration was replaced.
  case configured

  /// A load delivers a page.
  case page(LoadToken, LoadedIDs<Key, ID>)

  /// A load has ended.
  case ended(LoadToken)

  /// A load has failed.
  case failed(LoadToken)

  /// A timer fires.
  case fired(LoaderTimer)

  /// Items were inserted, deleted, updated or moved.
  case changed([LoadChange<ID>], version: Int?, from: LoadChangeOrigin = .app)

  /// Items are to be changed as the server is asked to change them.
  case edited(PendingEdit, [LoadChange<ID>])

  /// The server has made an edit, as these changes say.
  case confirmed(PendingEdit, [LoadChange<ID>], version: Int?)

  /// The server has not made an edit.
  case rolledBack(PendingEdit)

  /// Items that were inserted cannot be shown, because there is no section for them.
  case leftOut([ID])

  /// The feed of live events is connected.
  case connected

  /// The feed of live events has ended, after events or without any.
  case disconnected(hadEvents: Bool = false)

  /// The feed of live events cannot say what changed.
  case reset
}

/// What a loader machine wants to be done, in this order.
package enum LoaderEffect<Key: Hashable & Sendable, ID: Hashable & Sendable>: Hashable, Sendable {
  /// Begin a load.
  case start(LoadRequest<Key>)

  /// Cancel the task of a load.
  case cancel(LoadToken)

  /// A load is over.
  case end(LoadToken, LoadOutcome)

  /// Take the items of the page that a load delivered, but not those with some ids, in page order.
  case adopt(LoadToken, except: [ID])

  /// Take the items of the changes with these ids.
  case take([ID])

  /// Show other ids or gaps.
  case show(LoadContent<Key, ID>)

  /// Let a timer fire after some time.
  case wait(LoaderTimer, Duration)

  /// Stop a timer.
  case stop(LoaderTimer)

  /// Begin to listen to live events.
  case subscribe

  /// Do not listen to live events any more.
  case unsubscribe

  /// A page contains an id twice, of which the second is left out.
  case repeatedID(LoadToken, ID)

  /// A page has a key that was used before, so nothing is loaded beyond it.
  case repeatedKey(LoadToken, Key)

  /// The state is another one; always the last effect.
  case state(LoaderState)
}

/// A timer of a loader machine.
package enum LoaderTimer: Hashable, Sendable {
  /// Until the content is loaded again.
  case update

  /// Until the content is stale.
  case freshness

  /// Until an end has been near for long enough.
  case delay(LoadDirection)

  /// Until the next page may be loaded.
  case pace(LoadDirection)

  /// Until the live events are subscribed to again.
  case reconnect
}

/// What a loader machine knows of a page.
package struct LoadedIDs<Key: Hashable & Sendable, ID: Hashable & Sendable>: Hashable, Sendable {
  /// The ids, in order.
  package var ids: [ID]

  /// The key of the page before; `nil` if the list begins here.
  package var previous: Key?

  /// The key of the page after; `nil` if the list ends here.
  package var next: Key?

  /// The version of the list at the server, if it has any.
  package var version: Int?

  package init(_ ids: [ID], previous: Key? = nil, next: Key? = nil, version: Int? = nil) {
    (self.ids, self.previous, self.next, self.version) = (ids, previous, next, version)
  }

  /// Returns the key of what comes beyond the page.
  func key(toward end: LoadDirection) -> Key? { end == .forward ? next : previous }
}

/// What says that items have changed.
package enum LoadChangeOrigin: Hashable, Sendable {
  /// The app.
  case app

  /// The answer to a pending edit.
  case edit

  /// The feed of live events; if that is ordered, pages that arrive later know the changes.
  case feed(isOrdered: Bool)
}

/// A change of a single item.
package enum LoadChange<ID: Hashable & Sendable>: Hashable, Sendable {
  case insert(ID, LoadPlace<ID>)
  case delete(ID)
  case update(ID)
  case move(ID, LoadPlace<ID>)

  /// The id of the item.
  package var id: ID {
    switch self {
    case .insert(let id, _), .delete(let id), .update(let id), .move(let id, _): id
    }
  }

  /// Returns whether nothing is left of an earlier change after this one.
  func overrules(_ earlier: LoadChange) -> Bool {
    guard id == earlier.id else { return false }
    switch (self, earlier) {
    case (.insert, _), (.delete, _), (.update, .update), (.move, .move): return true
    default: return false
    }
  }

  /// Whether the change says where the item comes to be.
  var hasPlace: Bool {
    switch self {
    case .insert, .move: true
    case .delete, .update: false
    }
  }

  /// Whether the change is one of where the item is.
  var isOfPlace: Bool { if case .update = self { false } else { true } }
}

/// A place in the list at the server, of which only parts are loaded.
public enum LoadPlace<ID: Hashable & Sendable>: Hashable, Sendable {
  /// At the beginning.
  case first

  /// At the end.
  case last

  /// Before an item.
  case before(ID)

  /// Behind an item.
  case after(ID)
}

extension LoadPlace {
  /// The item beside which the place is.
  var neighbor: ID? {
    switch self {
    case .first, .last: nil
    case .before(let id), .after(let id): id
    }
  }
}
