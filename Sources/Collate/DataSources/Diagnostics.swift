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
  /// The default writes a line to standard error in debug builds, the first time for each source,
  /// and nothing in release builds.
  public static var hook: ((_ remark: Remark, _ source: AnyObject) -> Void)?

  /// Whether sources look for duplicate ids whenever something is inserted.
  ///
  /// It costs a pass over all ids of the source, so it is off in release builds until you turn it on.
  public static var looksForDuplicates = isDebugBuild

  private static var warned: Set<ObjectIdentifier> = []

  private static var isDebugBuild: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }

  static func report(_ remark: Remark, from source: AnyObject) {
    if let hook { return hook(remark, source) }
    #if DEBUG
    if warned.insert(ObjectIdentifier(source)).inserted {
      StandardError.write("Collate: \(type(of: source)): \(remark)\n")
    }
    #endif
  }
}

extension Diagnostics {
  /// Reports every id that occurs more than once in a snapshot.
  static func reportDuplicates<Section>(in snapshot: Snapshot<Section>, of source: AnyObject) {
    var sections: [Section.ID: [Int]] = [:]
    var paths: [Section.Item.ID: [ItemPath]] = [:]
    for (number, section) in snapshot.sections.enumerated() {
      sections[section.id, default: []].append(number)
      for (item, element) in section.items.enumerated() {
        paths[element.id, default: []].append(ItemPath(section: number, item: item))
      }
    }
    let repeatedSections = sections.filter { $0.value.count > 1 }
    for (id, numbers) in repeatedSections.sorted(by: { $0.value[0] < $1.value[0] }) {
      report(.duplicateSectionID(id: "\(id)", sections: numbers), from: source)
    }
    let repeatedItems = paths.filter { $0.value.count > 1 }
    for (id, places) in repeatedItems.sorted(by: { $0.value[0] < $1.value[0] }) {
      report(.duplicateItemID(id: "\(id)", paths: places), from: source)
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
      return "a batch does not describe the change\(place.isEmpty ? "" : " in \(place)"): \(error); "
        + "the sections were compared by their ids instead"
    }
  }
}
