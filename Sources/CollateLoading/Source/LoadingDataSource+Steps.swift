package import CollateCore

/// An event of a source that loads, and its effects.
package struct LoaderStep<Key: Hashable & Sendable, ID: Hashable & Sendable>: Hashable, Sendable {
  /// The event.
  package let event: LoaderEvent<Key, ID>

  /// The effects, in the order in which they were performed.
  package let effects: [LoaderEffect<Key, ID>]

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - effects: The effects, in the order in which they were performed.
  package init(event: LoaderEvent<Key, ID>, effects: [LoaderEffect<Key, ID>]) {
    self.event = event
    self.effects = effects
  }
}

extension LoadingDataSource {
  /// Adds an observer of every event and its effects.
  ///
  /// Checkers and traces use it.
  ///
  /// - Parameter observer: A closure that is called on the main actor, after the effects of an event have
  ///   been performed, and after the update of the sections.
  /// - Returns: A token, with whose release the observation ends.
  package func observeSteps(
    _ observer: @escaping @MainActor (LoaderStep<Key, Section.Item.ID>) -> Void
  ) -> ObservationToken {
    stepListeners.add(observer)
  }

  /// Tells a step when the open transaction ends.
  func notify(_ step: LoaderStep<Key, Section.Item.ID>) {
    Transaction.atEnd { [stepListeners] in
      Transaction.enqueue { stepListeners.send(step) }
    }
  }
}
