import Collate
import PlaygroundTerminal

extension TerminalListView {
  /// Returns whether the list shows a snapshot, and was never reloaded to do so.
  func verdict(for snapshot: Snapshot<Section>) -> Verdict {
    var faults = differences(from: snapshot)
    if reloadCount > 0 { faults.append("The list was reloaded: \(reloadCount, of: "time").") }
    return Verdict(faults: faults)
  }

  /// Returns where the cells and headers do not show a snapshot, in sentences.
  ///
  /// - Parameter snapshot: The snapshot that the list view should show.
  /// - Returns: Nothing if it does.
  func differences(from snapshot: Snapshot<Section>) -> [String] {
    guard groups.count == snapshot.sections.count else {
      return ["The list has \(groups.count) sections, the source \(snapshot.sections.count)."]
    }
    var differences: [String] = []
    for (index, (group, section)) in zip(groups, snapshot.sections).enumerated() {
      if group.section.id != section.id {
        differences.append("Section \(index) is \(group.section.id), not \(section.id).")
      } else if !group.section.hasSameContent(as: section) {
        differences.append("The header of section \(index) is out of date.")
      }
      if group.cells.map(\.item) != section.items {
        differences.append("Section \(index) shows other items than the source has.")
      }
    }
    return differences
  }
}
