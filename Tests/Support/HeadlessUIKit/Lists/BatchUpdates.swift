/// What a table or collection view was told between the beginning and the end of a batch.
///
/// A pure value, so that whatever computes batches can be fuzzed against the rules without a view.
@_spi(Headless) public struct BatchUpdates: Sendable {
  /// The kind of view whose words the messages use.
  public var dialect: Dialect

  /// The updates in the order they were made, which means nothing.
  public var updates: [Update] = []

  /// Creates a batch.
  public init(_ dialect: Dialect, _ updates: [Update] = []) {
    (self.dialect, self.updates) = (dialect, updates)
  }

  /// Returns what a view finds wrong with the batch, and where its items end up.
  ///
  /// - Parameters:
  ///   - before: The numbers of items in the sections that the view last knew.
  ///   - after: The numbers of items that the data source gives at the end of the batch.
  ///   - modernMessages: Whether wrong numbers are reported as releases since iOS 16.4 do.
  /// - Returns: The failures in the order they are found, the hazards, and the map of items.
  public func validate(before: [Int], after: [Int], modernMessages: Bool = false) -> Report {
    var validation = BatchValidation(
      self, before: before, after: after, modernMessages: modernMessages)
    validation.run()
    return validation.report
  }

  var reloadedItems: Set<IndexPath> {
    Set(updates.compactMap { if case .reloadItem(let path) = $0 { path } else { nil } })
  }

  var movedSections: Set<Int> {
    Set(updates.compactMap { if case .moveSection(let section, _) = $0 { section } else { nil } })
  }

  /// Whether sections move while others come or go.
  var mixesSectionMoves: Bool {
    var (moves, others) = (false, false)
    for update in updates {
      switch update {
      case .moveSection: moves = true
      case .insertSection, .deleteSection: others = true
      default: break
      }
    }
    return moves && others
  }

  var reconfiguredItems: [IndexPath] {
    updates.compactMap { if case .reconfigureItem(let path) = $0 { path } else { nil } }
  }
}

extension BatchUpdates {
  /// The words of one kind of view.
  public enum Dialect: Sendable {
    /// Those of a table view.
    case table
    /// Those of a collection view.
    case collection

    var item: String { self == .table ? "row" : "item" }
    var view: String { self == .table ? "table view" : "collection view" }
  }
}
