// Selecting by people. Views call these functions.
extension Selection {
  /// Selects or deselects an item that was tapped, if ``management`` is automatic.
  ///
  /// - Parameter id: The id of the item.
  /// - Complexity: That of ``select(_:)``.
  public func tap(_ id: ID) {
    guard management == .automatic else { return }
    change(.user) {
      if !contains(id) {
        add(id)
      } else if behavior != .singleSticky {
        remove(id)
      }
    }
  }

  /// Returns whether a tap on an item would do anything, or is one for the program to handle.
  package func permitsTap(_ id: ID) -> Bool {
    switch management {
    case .none: return false
    case .manual: return true
    case .automatic: break
    }
    if contains(id) { return behavior != .singleSticky }
    if case .multiple(let limit?, let dropsOldest) = behavior, count >= limit {
      if !dropsOldest || limit == 0 { return false }
    }
    return canSelect?(id) ?? true
  }

  /// Whether several items can be selected.
  package var isOfMany: Bool {
    if case .multiple = behavior { true } else { false }
  }

  /// Selects the items from the anchor to another one, as they are shown, instead of all others.
  ///
  /// The anchor stays where it is. If several items cannot be selected, or if no selected item is shown,
  /// this is a tap. At a limit, the items that are nearest to the anchor are selected.
  ///
  /// - Parameters:
  ///   - id: The id of the last item.
  ///   - source: The source that is shown.
  /// - Complexity: O(*m*) in the number of items between the two.
  public func extend<Section: SectionProtocol>(to id: ID, in source: some DataSource<Section>)
  where Section.Item.ID == ID {
    guard management == .automatic, let target = source.itemPath(of: id) else { return }
    guard case .multiple(let limit, _) = behavior, let (anchor, start) = shownAnchor(in: source)
    else { return tap(id) }
    let snapshot = source.snapshot
    var run = snapshot.paths(from: min(start, target), through: max(start, target))
    if target < start { run.reverse() }
    let ids = run.lazy.map { snapshot.itemID(at: $0) }
      .filter { self.contains($0) || self.canSelect?($0) ?? true }
    change(.user) { replace(with: Array(ids.prefix(limit ?? .max)), anchor: anchor) }
  }

  /// Selects all items of a source in addition to others, up to the limit.
  ///
  /// It does nothing if several items cannot be selected.
  ///
  /// - Parameter source: The source, such as one that shows what was searched for.
  /// - Complexity: O(*n*) in the number of items.
  public func selectAll<Section: SectionProtocol>(in source: some DataSource<Section>)
  where Section.Item.ID == ID {
    guard case .multiple(let limit, _) = behavior else { return }
    change(.program) {
      for section in source.snapshot.sections {
        for item in 0..<section.itemCount {
          if currentCount >= limit ?? .max { return }
          add(section.itemID(at: item))
        }
      }
    }
  }

  /// Returns the selected id from which a range extends in a source, with its path.
  private func shownAnchor<Section: SectionProtocol>(
    in source: some DataSource<Section>
  ) -> (id: ID, path: ItemPath)? where Section.Item.ID == ID {
    if let id = anchor, let path = source.itemPath(of: id) { return (id, path) }
    for id in ids {
      if let path = source.itemPath(of: id) { return (id, path) }
    }
    return nil
  }
}

extension Snapshot {
  /// Returns the paths of all items between two, both included.
  fileprivate func paths(from first: ItemPath, through last: ItemPath) -> [ItemPath] {
    (first.section...last.section).flatMap { section in
      let start = section == first.section ? first.item : 0
      let end = section == last.section ? last.item + 1 : itemCount(inSection: section)
      return (start..<end).map { ItemPath(section: section, item: $0) }
    }
  }
}
