/// What sources have to say about data that is not as it should be.
///
/// Nothing is lost and nothing crashes because of such data; the hook is where you hear of it.
@MainActor
public enum Diagnostics {
  /// A remark about a source.
  @nonexhaustive
  public enum Remark: Sendable {
    /// Several sections have one id; every occurrence counts as a section of its own.
    case duplicateSectionID(id: String, sections: [Int])

    /// Several items have one id; every occurrence counts as an item of its own.
    case duplicateItemID(id: String, paths: [ItemPath])

    /// A source described a change wrongly; its block was compared by ids instead.
    case invalidBatch(ChangeBatchError, slotPath: [Slot])
  }

  /// Receives every remark, with the source it is about or that source's store.
  ///
  /// Without a hook debug builds write a line to standard error, for the first remark of each kind
  /// about a source, and release builds nothing.
  public static var hook: ((_ remark: Remark, _ source: AnyObject) -> Void)?

  /// Whether sources look for duplicate ids, at the beginning and while they are observed.
  ///
  /// Looking costs an index of all items, which is built once and kept up, so it is off in release
  /// builds until you turn it on.
  public static var looksForDuplicates = isDebugBuild

  private static var isDebugBuild: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }

  /// Passes a remark on.
  ///
  /// - Parameters:
  ///   - remark: What there is to say.
  ///   - source: What it is about.
  ///   - isFirst: Whether the source never caused a remark of this kind before.
  static func report(_ remark: Remark, from source: AnyObject, isFirst: Bool) {
    if let hook { return hook(remark, source) }
    #if DEBUG
    if isFirst { StandardError.write("Collate: \(type(of: source)): \(remark)\n") }
    #endif
  }
}

extension Diagnostics.Remark {
  /// What remarks are told apart by when each is made once only.
  enum Kind: Hashable {
    case duplicateSectionID
    case duplicateItemID
    case invalidBatch
  }

  var kind: Kind {
    switch self {
    case .duplicateSectionID: .duplicateSectionID
    case .duplicateItemID: .duplicateItemID
    case .invalidBatch: .invalidBatch
    }
  }
}

extension Diagnostics.Remark: CustomStringConvertible {
  /// What is wrong, and what was done about it.
  public var description: String {
    switch self {
    case .duplicateSectionID(let id, let sections):
      let numbers = sections.map(String.init).joined(separator: ", ")
      return "sections \(numbers) have the same id \(id); "
        + "each counts as a section of its own, give them different ids"
    case .duplicateItemID(let id, let paths):
      let places = paths.map(\.description).joined(separator: ", ")
      return "the items at \(places) have the same id \(id); "
        + "each counts as an item of its own, give them different ids"
    case .invalidBatch(let error, let slotPath):
      let place = slotPath.map(\.description).joined(separator: " > ")
      return
        "a batch does not describe the change\(place.isEmpty ? "" : " in \(place)"): \(error); "
        + "the sections were compared by their ids instead"
    }
  }
}
