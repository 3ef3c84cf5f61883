import Collate
import PlaygroundFeeds

/// Puts lists and batches into words, a change a line.
struct FeedPrinter {
  /// The place of each slot among the sources.
  let ordinals: [Slot: Int]

  /// The number of items of a section, and of changes of a kind, that are printed one by one; `nil` for
  /// all of them.
  let limit: Int?

  /// The usual limit: more lines would push everything else off most screens.
  static let usualLimit = 20

  /// Creates a printer for the slots of a composite, from the top.
  init(slots: [Slot], limit: Int? = nil) {
    ordinals = Dictionary(uniqueKeysWithValues: zip(slots, slots.indices))
    self.limit = limit
  }

  /// Returns the lines of a whole list.
  func lines(for snapshot: Snapshot<FeedSection>) -> [String] {
    let sectionCount = Self.count(snapshot.sections.count, "section")
    let itemCount = Self.count(snapshot.itemCount, "item")
    var lines = ["list: \(sectionCount), \(itemCount)"]
    for (number, section) in snapshot.sections.enumerated() {
      lines.append("  \(slot(number, in: snapshot))  [\(number)]  \(section.title)")
      lines += self.lines(for: section) { "    [\(number), \($0)]  " }
    }
    return lines
  }

  /// Returns the lines of an update.
  ///
  /// - Parameters:
  ///   - update: An update of the composite.
  ///   - number: The number of the update, for the first line.
  ///   - time: The time of day, for the first line.
  /// - Returns: A line about the batch, and one or more for each change; of many changes of a kind, one
  ///   for the first ones and one for the rest, and the first line has the number of each kind.
  func lines(for update: Update<FeedSection>, number: Int, time: String) -> [String] {
    let groups = (sectionGroups(for: update) + itemGroups(for: update)).filter { $0.count > 0 }
    var line =
      "batch \(number) at \(time): \(Self.count(groups.reduce(0) { $0 + $1.count }, "change"))"
    if groups.contains(where: \.isShortened) {
      line += " (\(groups.map(\.words).joined(separator: ", ")))"
    }
    return [line] + groups.flatMap(\.lines)
  }
}

extension FeedPrinter {
  /// The changes of a kind in a batch.
  private struct Group {
    /// The number of changes.
    let count: Int

    /// The number of changes, and what they are.
    let words: String

    /// The lines of those that are printed, and one about the others.
    let lines: [String]

    /// Whether there are others.
    let isShortened: Bool
  }

  private func group<Change>(
    _ changes: [Change], _ noun: String, _ participle: String, lines: (Change) -> [String]
  ) -> Group {
    let shown = changes.prefix(limit ?? changes.count)
    let rest = changes.count - shown.count
    let end = rest > 0 ? ["  and \(Self.count(rest, "more \(noun)")) \(participle)"] : []
    return Group(
      count: changes.count, words: "\(Self.count(changes.count, noun)) \(participle)",
      lines: shown.flatMap(lines) + end, isShortened: rest > 0)
  }

  /// Returns the lines of a section's items, each after what stands before the item of a number.
  private func lines(for section: FeedSection, prefix: (Int) -> String) -> [String] {
    let shown = section.items.prefix(limit ?? section.items.count)
    let rest = section.items.count - shown.count
    return shown.enumerated().map { prefix($0) + $1.text }
      + (rest > 0 ? ["    and \(Self.count(rest, "more item"))"] : [])
  }

  private func sectionGroups(for update: Update<FeedSection>) -> [Group] {
    let (batch, before, after) = (update.batch, update.before, update.after)
    return [
      group(batch.sectionDeletes, "section", "deleted") { section in
        let old = update[section]
        return [
          "  \(slot(section.index, in: before))  delete section [\(section)] (before)  "
            + "- \(old.title) (\(Self.count(old.items.count, "item")))"
        ]
      },
      group(batch.sectionInserts, "section", "inserted") { section in
        let new = update[section]
        let line =
          "  \(slot(section.index, in: after))  insert section at [\(section)] (after)  "
          + "+ \(new.title) (\(Self.count(new.items.count, "item")))"
        // A batch does not mention the items that come with their section.
        return [line] + lines(for: new) { "    [\(section), \($0)] (after)  + " }
      },
      group(batch.sectionMoves, "section", "moved") { pair in
        [
          "  \(slot(pair.after.index, in: after))  move section \(Self.text(pair))  "
            + "> \(update[pair.after].title)"
        ]
      },
      group(batch.sectionUpdates, "section", "updated") { pair in
        [
          "  \(slot(pair.after.index, in: after))  update section \(Self.text(pair))  "
            + "~ \(update[pair.after].title)"
        ]
      },
    ]
  }

  private func itemGroups(for update: Update<FeedSection>) -> [Group] {
    let (batch, before, after) = (update.batch, update.before, update.after)
    return [
      group(batch.itemDeletes, "item", "deleted") { path in
        [
          "  \(slot(path.section, in: before))  delete item [\(path.section), \(path.item)] (before)"
            + "  - \(update[path].text)"
        ]
      },
      group(batch.itemInserts, "item", "inserted") { path in
        [
          "  \(slot(path.section, in: after))  insert item at [\(path.section), \(path.item)] (after)"
            + "  + \(update[path].text)"
        ]
      },
      group(batch.itemMoves, "item", "moved") { pair in
        [
          "  \(slot(pair.after.section, in: after))  move item \(Self.text(pair))  "
            + "> \(update[pair.after].text)"
        ]
      },
      group(batch.itemUpdates, "item", "updated") { pair in
        [
          "  \(slot(pair.after.section, in: after))  update item \(Self.text(pair))  "
            + "~ \(update[pair.after].text)"
        ]
      },
    ]
  }

  private func slot(_ section: Int, in snapshot: Snapshot<FeedSection>) -> String {
    let ordinal = snapshot.location(ofSection: section).flatMap { ordinals[$0.slot] }
    return ordinal.map { "slot \($0)" } ?? "no slot"
  }

  private static func text(_ pair: ChangeBatch.SectionPair) -> String {
    "[\(pair.before)] (before) > [\(pair.after)] (after)"
  }

  private static func text(_ pair: ChangeBatch.ItemPair) -> String {
    "[\(pair.before.section), \(pair.before.item)] (before)"
      + " > [\(pair.after.section), \(pair.after.item)] (after)"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
