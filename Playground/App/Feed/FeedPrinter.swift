import Collate
import PlaygroundFeeds
import PlaygroundTerminal

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
    var lines = [
      "list: \(snapshot.sections.count, of: "section"), \(snapshot.itemCount, of: "item")"
    ]
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
    let count = groups.reduce(0) { $0 + $1.count }
    var line = "batch \(number) at \(time): \(count, of: "change")"
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
    let end = rest > 0 ? ["  and \(rest, of: "more \(noun)") \(participle)"] : []
    return Group(
      count: changes.count, words: "\(changes.count, of: noun) \(participle)",
      lines: shown.flatMap(lines) + end, isShortened: rest > 0)
  }

  /// Returns the lines of a section's items, each after what stands before the item of a number.
  private func lines(for section: FeedSection, prefix: (Int) -> String) -> [String] {
    let shown = section.items.prefix(limit ?? section.items.count)
    let rest = section.items.count - shown.count
    return shown.enumerated().map { prefix($0) + $1.text }
      + (rest > 0 ? ["    and \(rest, of: "more item")"] : [])
  }

  private func sectionGroups(for update: Update<FeedSection>) -> [Group] {
    let (batch, before, after) = (update.batch, update.before, update.after)
    return [
      group(batch.sectionDeletes, "section", "deleted") { section in
        let (old, number) = (update[section], section.index)
        let count = old.items.count
        return [
          line(number, before, "delete section [\(number)] (before)  - \(old.title)", items: count)
        ]
      },
      group(batch.sectionInserts, "section", "inserted") { section in
        let (new, number) = (update[section], section.index)
        let count = new.items.count
        // A batch does not mention the items that come with their section.
        return [
          line(number, after, "insert section at [\(number)] (after)  + \(new.title)", items: count)
        ] + lines(for: new) { "    [\(number), \($0)] (after)  + " }
      },
      group(batch.sectionMoves, "section", "moved") { pair in
        let title = update[pair.after].title
        return [line(pair.after.index, after, "move section \(Self.text(pair))  > \(title)")]
      },
      group(batch.sectionUpdates, "section", "updated") { pair in
        let title = update[pair.after].title
        return [line(pair.after.index, after, "update section \(Self.text(pair))  ~ \(title)")]
      },
    ]
  }

  private func itemGroups(for update: Update<FeedSection>) -> [Group] {
    let (batch, before, after) = (update.batch, update.before, update.after)
    return [
      group(batch.itemDeletes, "item", "deleted") { path in
        let text = "\(Self.text(path.path)) (before)  - \(update[path].text)"
        return [line(path.section, before, "delete item \(text)")]
      },
      group(batch.itemInserts, "item", "inserted") { path in
        let text = "\(Self.text(path.path)) (after)  + \(update[path].text)"
        return [line(path.section, after, "insert item at \(text)")]
      },
      group(batch.itemMoves, "item", "moved") { pair in
        let text = update[pair.after].text
        return [line(pair.after.section, after, "move item \(Self.text(pair))  > \(text)")]
      },
      group(batch.itemUpdates, "item", "updated") { pair in
        let text = update[pair.after].text
        return [line(pair.after.section, after, "update item \(Self.text(pair))  ~ \(text)")]
      },
    ]
  }

  /// Returns a line about something in a section, after the slot that the section belongs to.
  private func line(
    _ section: Int, _ snapshot: Snapshot<FeedSection>, _ text: String, items count: Int? = nil
  ) -> String {
    "  \(slot(section, in: snapshot))  \(text)" + (count.map { " (\($0, of: "item"))" } ?? "")
  }

  private func slot(_ section: Int, in snapshot: Snapshot<FeedSection>) -> String {
    let ordinal = snapshot.location(ofSection: section).flatMap { ordinals[$0.slot] }
    return ordinal.map { "slot \($0)" } ?? "no slot"
  }

  private static func text(_ pair: ChangeBatch.SectionPair) -> String {
    "[\(pair.before)] (before) > [\(pair.after)] (after)"
  }

  private static func text(_ pair: ChangeBatch.ItemPair) -> String {
    "\(text(pair.before.path)) (before) > \(text(pair.after.path)) (after)"
  }

  private static func text(_ path: ItemPath) -> String {
    "[\(path.section), \(path.item)]"
  }
}
