#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableViewDataSource {
  /// Reloads the index titles if sections changed.
  ///
  /// Table views read them only when they are reloaded.
  func refreshIndexTitles(after change: PresentedChange<Section>, in tableView: UITableView) {
    let batch = change.update.batch
    let isSame =
      batch.sectionDeletes.isEmpty && batch.sectionInserts.isEmpty && batch.sectionMoves.isEmpty
      && batch.sectionUpdates.isEmpty
    if !isSame, shim.responds(toAny: ["sectionIndexTitlesForTableView:"]) {
      tableView.reloadSectionIndexTitles()
    }
  }

  /// Updates headers and footers of sections whose content or items changed.
  ///
  /// Views are configured in place, and heights are queried again. If a header or footer appears,
  /// disappears or cannot be configured in place, the section is reloaded with its rows, in a
  /// separate batch update.
  func refreshHeadersAndFooters(
    after change: PresentedChange<Section>,
    in tableView: UITableView,
    with animations: RowAnimations
  ) {
    let update = change.update
    let edges = SectionEdge.allCases.filter { shim.claims(.content($0)) }
    var hasChanged = !update.batch.sectionUpdates.isEmpty
    var reloads = IndexSet()
    for (before, after) in edges.isEmpty ? [] : update.changedSections {
      for edge in edges {
        guard let new = answer(.content(edge), about: update.after.sections[after], at: after)
        else {
          continue
        }
        let old =
          answer(.content(edge), about: update.before.sections[before], at: before) ?? .none
        if old.isNone && new.isNone { continue }
        let view =
          edge == .header
          ? tableView.headerView(forSection: after) : tableView.footerView(forSection: after)
        if old.isNone || new.isNone || !old.isRefreshable || !new.isRefreshable {
          reloads.insert(after)
        } else if let view, !new.configure(view, showing: old, registered: registeredViews) {
          reloads.insert(after)
        } else if let view {
          shownSections[edge.rawValue]?
            .configure(view, with: update.after.sections[after], isSame: true)
        }
        hasChanged = hasChanged || !reloads.isEmpty || shim.claims(.height(edge))
      }
    }
    guard hasChanged else { return }
    keepSelection {
      reloads.contains($0.section) ? $0 : nil
    } during: {
      tableView.performBatchUpdates {
        if !reloads.isEmpty { tableView.replaceSections(reloads, with: animations) }
      } completion: { _ in
      }
    }
  }
}
#endif
