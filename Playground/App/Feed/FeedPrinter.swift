import Collate
import PlaygroundFeeds

/// Puts lists and batches into words, a change a line.
struct FeedPrinter {
  /// The place of each slot among the sources.
  let ordinals: [Slot: Int]

  /// Creates a printer for the slots of a composite, from the top.
  init(slots: [Slot]) {
    ordinals = Dictionary(uniqueKeysWithValues: zip(slots, slots.indices))
  }

  /// Returns the lines of a whole list.
  func lines(for snapshot: Snapshot<FeedSection>) -> [String] {
    let sectionCount = Self.count(snapshot.sections.count, "section")
    let itemCount = Self.count(snapshot.itemCount, "item")
    var lines = ["list: \(sectionCount), \(itemCount)"]
    for (number, section) in snapshot.sections.enumerated() {
      lines.append("  \(slot(number, in: snapshot))  [\(number)]  \(section.title)")
      for (item, content) in section.items.enumerated() {
        lines.append("    [\(number), \(item)]  \(content.text)")
      }
    }
    return lines
  }

  /// Returns the lines of an update.
  ///
  /// - Parameters:
  ///   - update: An update of the composite.
  ///   - number: The number of the update, for the first line.
  ///   - time: The time of day, for the first line.
  /// - Returns: A line about the batch, and one or more for each change.
  func lines(for update: Update<FeedSection>, number: Int, time: String) -> [String] {
    let changes = sectionLines(for: update) + itemLines(for: update)
    return ["batch \(number) at \(time): \(Self.count(changes.count, "change"))"]
      + changes.flatMap { $0 }
  }
}

extension FeedPrinter {
  private func sectionLines(for update: Update<FeedSection>) -> [[String]] {
    let (batch, before, after) = (update.batch, update.before, update.after)
    let deletes = batch.sectionDeletes.map { section in
      let old = update[section]
      return [
        "  \(slot(section.index, in: before))  delete section [\(section)] (before)  "
          + "- \(old.title) (\(Self.count(old.items.count, "item")))"
      ]
    }
    let inserts = batch.sectionInserts.map { section in
      let new = update[section]
      let line =
        "  \(slot(section.index, in: after))  insert section at [\(section)] (after)  "
        + "+ \(new.title) (\(Self.count(new.items.count, "item")))"
      // A batch does not mention the items that come with their section.
      return [line]
        + new.items.enumerated().map { "    [\(section), \($0)] (after)  + \($1.text)" }
    }
    let moves = batch.sectionMoves.map { pair in
      [
        "  \(slot(pair.after.index, in: after))  move section \(Self.text(pair))  "
          + "> \(update[pair.after].title)"
      ]
    }
    let updates = batch.sectionUpdates.map { pair in
      [
        "  \(slot(pair.after.index, in: after))  update section \(Self.text(pair))  "
          + "~ \(update[pair.after].title)"
      ]
    }
    return deletes + inserts + moves + updates
  }

  private func itemLines(for update: Update<FeedSection>) -> [[String]] {
    let (batch, before, after) = (update.batch, update.before, update.after)
    let deletes = batch.itemDeletes.map { path in
      "  \(slot(path.section, in: before))  delete item [\(path.section), \(path.item)] (before)  "
        + "- \(update[path].text)"
    }
    let inserts = batch.itemInserts.map { path in
      "  \(slot(path.section, in: after))  insert item at [\(path.section), \(path.item)] (after)  "
        + "+ \(update[path].text)"
    }
    let moves = batch.itemMoves.map { pair in
      "  \(slot(pair.after.section, in: after))  move item \(Self.text(pair))  "
        + "> \(update[pair.after].text)"
    }
    let updates = batch.itemUpdates.map { pair in
      "  \(slot(pair.after.section, in: after))  update item \(Self.text(pair))  "
        + "~ \(update[pair.after].text)"
    }
    return (deletes + inserts + moves + updates).map { [$0] }
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
