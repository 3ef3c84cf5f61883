/// Reports about invalid data in sources, and about mistakes that would otherwise have no more than an odd effect.
///
/// They neither crash the app nor lose data; set ``hook`` to receive the reports, such as in tests.
@MainActor
public enum Diagnostics {
  /// A report about a source.
  @nonexhaustive
  public enum Issue: Sendable {
    /// Several sections have the same id; each is treated as a separate section.
    case duplicateSectionID(id: String, sections: [Int])

    /// Several items have the same id; each is treated as a separate item.
    case duplicateItemID(id: String, paths: [ItemPath])

    /// A source reported an incorrect batch; the difference by ids was used instead.
    case invalidBatch(ChangeBatchError, slotPath: [Slot])

    /// A page that was loaded contains an id twice; the second item is left out.
    case repeatedLoadedID(id: String)

    /// The key of the next page was used before; nothing is loaded beyond it.
    case repeatedPageKey(key: String)

    /// An item was inserted without a section where there is no other one; it is left out.
    case unplacedItem(id: String)

    /// A source is on the screen for a second, but its `appear()` was never called, so it does not load by itself.
    case missingAppearance

    /// A source of the first items of all sections together was given limits of single sections.
    case ignoredLimits(sectionIDs: [String])

    /// A node of a tree was loaded as a descendant of itself; it is shown without children.
    ///
    /// The path consists of the ids of its ancestors, the root first.
    case treeCycle(id: String, path: [String])

    /// A list or a source is used in a way that does nothing, or has an odd effect; the message says what to do instead.
    ///
    /// Such as a list that no one retains, or that is to move the items of a source that orders them itself.
    case misuse(_ message: String)
  }

  /// A closure that receives every report, with the source concerned or its store, or with a list view.
  ///
  /// If it is `nil`, debug builds write a line to standard error for each misuse, and for the first
  /// report of each other kind about a source, and release builds write nothing.
  public static var hook: ((_ issue: Issue, _ source: AnyObject) -> Void)?

  /// Whether sources that are not made from other ones check for duplicate ids, when they are created and while they are
  /// observed.
  ///
  /// The check requires an index of all items, which is built once and then updated. It is off by
  /// default in release builds.
  public static var looksForDuplicates = isDebugBuild

  private static var isDebugBuild: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }

  /// Passes a report to the hook, at the end of the open transaction, if there is one.
  ///
  /// - Parameters:
  ///   - issue: The report.
  ///   - source: The source or the list view concerned.
  ///   - isFirst: Whether it is the first report of this kind about the source.
  package static func report(_ issue: Issue, from source: AnyObject, isFirst: Bool = true) {
    // The hook may change sources, which is not possible yet.
    if Transaction.isOpen { return Transaction.enqueue { deliver(issue, from: source, isFirst) } }
    deliver(issue, from: source, isFirst)
  }

  private static func deliver(_ issue: Issue, from source: AnyObject, _ isFirst: Bool) {
    if let hook { return hook(issue, source) }
    #if DEBUG
    if isFirst { StandardError.write("Collate: \(type(of: source)): \(issue)\n") }
    #endif
  }
}

extension Diagnostics.Issue {
  /// The kinds of reports, of which each is written only once.
  enum Kind: Hashable {
    case duplicateSectionID
    case duplicateItemID
    case invalidBatch
    case repeatedLoadedID
    case repeatedPageKey
    case unplacedItem
    case missingAppearance
    case ignoredLimits
    case treeCycle
    case misuse
  }

  var kind: Kind {
    switch self {
    case .duplicateSectionID: .duplicateSectionID
    case .duplicateItemID: .duplicateItemID
    case .invalidBatch: .invalidBatch
    case .repeatedLoadedID: .repeatedLoadedID
    case .repeatedPageKey: .repeatedPageKey
    case .unplacedItem: .unplacedItem
    case .missingAppearance: .missingAppearance
    case .ignoredLimits: .ignoredLimits
    case .treeCycle: .treeCycle
    case .misuse: .misuse
    }
  }
}

extension Diagnostics.Issue: CustomStringConvertible {
  /// A description of the problem and of how it was handled.
  public var description: String {
    switch self {
    case .duplicateSectionID(let id, let sections):
      let numbers = sections.map(String.init).joined(separator: ", ")
      return "sections \(numbers) have the same id \(id), so each is treated as a separate "
        + "section; give them different ids"
    case .duplicateItemID(let id, let paths):
      let places = paths.map(\.description).joined(separator: ", ")
      return "the items at \(places) have the same id \(id), so each is treated as a separate "
        + "item; give them different ids"
    case .invalidBatch(let error, let slotPath):
      let place = slotPath.map(\.description).joined(separator: " > ")
      return
        "a batch does not describe the change\(place.isEmpty ? "" : " in \(place)"): \(error); "
        + "the sections were compared by their ids instead"
    case .repeatedLoadedID(let id):
      return "a page that was loaded contains the id \(id) twice; the second item is left out"
    case .repeatedPageKey(let key):
      return "the key \(key) was used before, so nothing is loaded beyond it; "
        + "return nil as the key when there are no more pages"
    case .unplacedItem(let id):
      return "the item \(id) was inserted where there is no section; it is left out. "
        + "Pass a section with the change"
    case .missingAppearance:
      return "it is on the screen, but loads nothing by itself, because appear() was never called; "
        + "call it in viewIsAppearing(_:), and disappear() in viewDidDisappear(_:)"
    case .ignoredLimits(let ids):
      return "the limits of the sections \(ids.joined(separator: ", ")) are ignored, because the "
        + "prefix is one of all sections together; make it one of each section"
    case .treeCycle(let id, let path):
      return "the node \(id) was loaded as a descendant of itself, at "
        + "\((path + [id]).joined(separator: " > ")); there it is shown without children. "
        + "Return only the children of a node"
    case .misuse(let message):
      return message
    }
  }
}
