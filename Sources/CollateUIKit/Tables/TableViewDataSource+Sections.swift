#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableViewDataSource {
  func headerOrFooter(_ edge: SectionEdge, ofSection section: Int) -> HeaderFooter? {
    shownSection(section).flatMap { headerOrFooter(edge, of: $0, section: section) }
  }

  func headerOrFooter(_ edge: SectionEdge, of content: Any, section: Int) -> HeaderFooter? {
    ask(edge == .header ? \.header : \.footer, about: content, section: section)
  }

  func view(for content: HeaderFooter, in tableView: UITableView) -> UIView? {
    content.view(in: tableView, registered: &registeredViews)
  }

  func willDisplay(
    _ view: UIView,
    as edge: SectionEdge,
    section: Int,
    in tableView: UITableView
  ) {
    display(view, as: edge, section: section)
    switch edge {
    case .header:
      if let closure = ask(\.willDisplayHeader, section: section) { return closure(view) }
      fallback.willDisplayHeader(tableView, view, section)
    case .footer:
      if let closure = ask(\.willDisplayFooter, section: section) { return closure(view) }
      fallback.willDisplayFooter(tableView, view, section)
    }
  }

  func didEndDisplaying(
    _ view: UIView,
    as edge: SectionEdge,
    section: Int,
    in tableView: UITableView
  ) {
    let content = shownSections[edge]?.endDisplaying(view)
    switch edge {
    case .header:
      let closure = content.flatMap { ask(\.didEndDisplayingHeader, about: $0, section: section) }
      if let closure { return closure(view) }
      fallback.didEndDisplayingHeader(tableView, view, section)
    case .footer:
      let closure = content.flatMap { ask(\.didEndDisplayingFooter, about: $0, section: section) }
      if let closure { return closure(view) }
      fallback.didEndDisplayingFooter(tableView, view, section)
    }
  }

  func indexTitles(in tableView: UITableView) -> [String]? {
    indexedSections = []
    if let sectionIndexTitles { return sectionIndexTitles() }
    if let titles = sectionTitles() { return titles.isEmpty ? nil : titles }
    return fallback.indexTitles(tableView) ?? nil
  }

  func section(forIndexTitle title: String, at index: Int, in tableView: UITableView) -> Int {
    if let sectionForSectionIndexTitle { return sectionForSectionIndexTitle(title, index) }
    return section(ofTitleAt: index)
      ?? fallback.section(tableView, forIndexTitle: title, at: index) ?? index
  }

  /// Reloads the index titles if sections changed.
  ///
  /// Table views read them only when they are reloaded.
  func refreshIndexTitles(after change: PresentedChange<Section>, in tableView: UITableView) {
    let batch = change.update.batch
    let isSame =
      batch.sectionDeletes.isEmpty && batch.sectionInserts.isEmpty && batch.sectionMoves.isEmpty
      && batch.sectionUpdates.isEmpty
    if !isSame, hasIndexTitles { tableView.reloadSectionIndexTitles() }
  }

  /// Whether there may be index titles from a closure or the fallback data source.
  private var hasIndexTitles: Bool {
    sectionIndexTitles != nil || sectionHandlers.indexTitle != nil || fallback.dataSource != nil
      || sectionDescriptors.contains { $0.sectionHandlers.indexTitle != nil }
  }

  /// Updates headers and footers of sections whose content changed.
  ///
  /// Views are configured in place, and heights are queried again. If a header or footer appears,
  /// disappears or cannot be configured in place, the section is reloaded with its rows, in a
  /// separate batch update.
  func refreshHeadersAndFooters(after change: PresentedChange<Section>, in tableView: UITableView) {
    let update = change.update
    if update.batch.sectionUpdates.isEmpty { return }
    var reloads = IndexSet()
    for pair in update.batch.sectionUpdates {
      let section = pair.after.index
      for edge in SectionEdge.allCases {
        guard let new = headerOrFooter(edge, of: update[pair.after], section: section) else {
          continue
        }
        let old =
          headerOrFooter(edge, of: update[pair.before], section: pair.before.index) ?? .none
        if old.isNone && new.isNone { continue }
        let view =
          edge == .header
          ? tableView.headerView(forSection: section) : tableView.footerView(forSection: section)
        if old.isNone || new.isNone || !old.isRefreshable || !new.isRefreshable {
          reloads.insert(section)
        } else if let view, !new.configure(view, showing: old, registered: registeredViews) {
          reloads.insert(section)
        } else if let view {
          shownSections[edge]?.configure(view, with: update[pair.after], isSame: true)
        }
      }
    }
    keepSelection {
      reloads.contains($0.section) ? $0 : nil
    } during: {
      tableView.performBatchUpdates {
        guard !reloads.isEmpty else { return }
        // UIKit crashes when an empty section is reloaded.
        tableView.deleteSections(reloads, with: .automatic)
        tableView.insertSections(reloads, with: .automatic)
      } completion: { _ in
      }
    }
  }
}
#endif
