#if canImport(UIKit) && !os(watchOS)
import CollateCore
public import UIKit

extension ListDataSource where View == UITableView {
  /// The table view that shows the source.
  ///
  /// Setting it replaces its data source and delegate. Its previous delegate becomes the ``fallbackDelegate`` if there is
  /// none. If its data source was another list, that one is detached.
  public var tableView: UITableView? {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Whether the source deletes rows itself, if it can and no closure does.
  ///
  /// It has to be an `EditableDataSource`, such as an array source or a composite of array sources.
  public var deletesItems: Bool {
    get { removesItems }
    set { removesItems = newValue }
  }

  /// Shows changes that are pending until a drag ends.
  ///
  /// UIKit does not report that a row was put back where it was. The list detects it a moment later; call this method if
  /// you know it and do not want to wait.
  public func cancelReordering() {
    endMove()
    flush()
  }
}

extension UITableView: SectionRefreshing {
  static func makeShim() -> ListShim { TableShim() }

  func refreshSections<Section, View>(
    of list: ListDataSource<Section, View>, after update: Update<Section>,
    with animations: RowAnimations
  ) {
    let batch = update.batch
    // Table views read index titles only when they are reloaded.
    if batch.hasSectionChanges || !batch.sectionUpdates.isEmpty,
      list.shim.responds(toAny: ["sectionIndexTitlesForTableView:"])
    {
      reloadSectionIndexTitles()
    }
    list.refreshHeadersAndFooters(after: update, in: self, with: animations)
  }
}

extension ListDataSource {
  /// Updates headers and footers of sections whose content or items changed.
  ///
  /// Views are configured in place, and heights are queried again. If a header or footer appears or
  /// disappears, or cannot be configured in place although the content changed, the section is
  /// reloaded with its rows, in a separate batch update.
  fileprivate func refreshHeadersAndFooters(
    after update: Update<Section>, in tableView: UITableView, with animations: RowAnimations
  ) {
    let edges = SectionEdge.allCases.filter {
      shim.claims(UITableView.supplementaryView(ofKind: $0.kind))
    }
    let updated = Set(update.batch.sectionUpdates.map(\.after.index))
    var hasNewHeights = !updated.isEmpty
    var reloads = IndexSet()
    if togglesSectionViews(update) {
      let ofViews = SectionEdge.allCases.flatMap { edge in
        ["tableView:viewFor\(edge)InSection:", "tableView:titleFor\(edge)InSection:"]
      }
      if shim.responds(toAny: ofViews) { reloads = IndexSet(update.after.sections.indices) }
    }
    for (before, after) in edges.isEmpty ? [] : update.changedSections {
      for edge in edges {
        let method = UITableView.supplementaryView(ofKind: edge.kind)
        guard let section = self.section(at: after),
          let new = answer(method, about: section, at: after)?(0)
        else { continue }
        let old = answer(method, about: update.before.sections[before], at: before)?(0) ?? .none
        if old.isNone != new.isNone {
          reloads.insert(after)
        } else if new.isNone || !(old.isRefreshable && new.isRefreshable) {
          if !new.isNone, updated.contains(after) { reloads.insert(after) }
        } else if let view = edge == .header
          ? tableView.headerView(forSection: after) : tableView.footerView(forSection: after)
        {
          if new.configure(view, showing: old, isRegistered: isRegistered(view, edge)) {
            shownSections[edge.kind]?.configure(view, with: section)
          } else {
            reloads.insert(after)
          }
        }
        hasNewHeights = hasNewHeights || hasClosure(.height(edge), for: section)
      }
    }
    guard hasNewHeights || !reloads.isEmpty else { return }
    reload(reloads, in: tableView, with: animations)
  }
}

extension PresentedList {
  /// Whether a header or footer is one that was registered, and not UIKit's own.
  func isRegistered(_ view: UITableViewHeaderFooterView, _ edge: SectionEdge) -> Bool {
    view.reuseIdentifier.map {
      registeredViews.contains(
        SupplementaryView<UITableView>.registrationKey(of: $0, kind: edge.kind))
    } ?? false
  }
}
#endif
