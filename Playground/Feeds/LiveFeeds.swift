package import Collate

/// Live inputs as one list, each of them a source of its own.
///
/// What the inputs saw gets into the list by ``show()`` only, so the caller decides when it changes:
///
///     let feeds = LiveFeeds(inputs: [PathInput(path: "."), PathInput(path: "log")])
///     feeds.beginLooks()  // and some time later
///     feeds.show()        // one update of `feeds.composite`, or none
@MainActor
package final class LiveFeeds {
  /// The joined list.
  package let composite: CompositeDataSource<FeedSection>

  private let channels: [(input: any LiveInput, source: ArrayDataSource<FeedSection>)]

  /// Creates a list of inputs, which is empty until the first of them are shown.
  ///
  /// - Parameter inputs: What to show, from the top. One that occurs twice stands in two slots.
  package init(inputs: [any LiveInput]) {
    var sources: [ObjectIdentifier: ArrayDataSource<FeedSection>] = [:]
    var channels: [(input: any LiveInput, source: ArrayDataSource<FeedSection>)] = []
    composite = CompositeDataSource()
    // begin: files
    for input in inputs {
      let id = ObjectIdentifier(input)
      let known = sources[id]
      let source = known ?? ArrayDataSource()
      sources[id] = source
      if known == nil { channels.append((input, source)) }
      composite.append(source)
    }
    // end: files
    self.channels = channels
  }

  /// The path of this file, whose code the gallery shows.
  package static var file: String { #filePath }

  /// Whether nothing will change any more.
  package var hasEnded: Bool { channels.allSatisfy(\.input.hasEnded) }

  /// Has each input begin to look for changes, away from the main actor.
  ///
  /// No input waits for another: one that takes long is shown later.
  package func beginLooks() {
    for channel in channels { channel.input.beginLook() }
  }

  // begin: files
  /// Shows what the inputs have now, in a single update.
  package func show() {
    composite.performBatchUpdates {
      for (input, source) in channels {
        source.sections = input.sections
      }
    }
  }
  // end: files

  /// Looks at all inputs, and shows what changed.
  package func look() async {
    for channel in channels { await channel.input.look() }
    show()
  }

  /// Waits until every input can be shown for once and all, and shows it.
  package func complete() async {
    for channel in channels { await channel.input.complete() }
    show()
  }
}
