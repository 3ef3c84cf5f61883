public import CollateCore

extension GroupedDataSource: ReorderableDataSource where Base: ReorderableDataSource {
  /// Returns whether an item can be moved: not in an order of the items, otherwise as determined by the
  /// base.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be moved; `false` if not, or if there is no such item.
  public func canMoveItem(at path: ItemPath) -> Bool {
    guard areInIncreasingOrder == nil, let basePath = basePath(of: path) else { return false }
    return base.canMoveItem(at: basePath)
      || regroup != nil && editableBase?.canRemoveItem(at: basePath) == true
  }

  /// Returns whether an item can be moved to a path.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item would have after the move, in another group only if
  ///     ``regroup`` returns an item for it.
  /// - Returns: `true` if the item can be moved there; `false` if not, or if either path is
  ///   invalid.
  public func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool {
    guard let state = moment, areInIncreasingOrder == nil,
      state.output.hasPlace(forItemAt: path, at: destination)
    else { return false }
    switch move(path, to: destination, in: state) {
    case .within(let move): return base.canMoveItem(at: move.path, to: move.destination)
    case .regrouped(let move, let item, let base):
      return base.canRemoveItem(at: move.path)
        && base.canInsertItem(item, at: move.destination)
    case nil: return false
    }
  }

  /// Moves an item of the base in a single update.
  ///
  /// The item comes directly behind the one above it, or before the one below, whichever is nearer to
  /// where it was. To come into another group, it is replaced by the one that ``regroup`` returns.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path of the item after the update.
  /// - Precondition: There is an item at `path`, `destination` is a valid path for it, and the items are
  ///   in the order of the base.
  public func moveItem(at path: ItemPath, to destination: ItemPath) {
    guard let state = moment else { return }
    state.output.requireMove(path, to: destination)
    precondition(
      areInIncreasingOrder == nil, "An item that is moved to \(destination) would be sorted back")
    switch move(path, to: destination, in: state) {
    case .within(let move): base.moveItem(at: move.path, to: move.destination)
    case .regrouped(let move, let item, let base):
      performBatchUpdates {
        base.removeItem(at: move.path)
        base.insertItem(item, at: move.destination)
      }
    case nil:
      preconditionFailure("The item at \(path) cannot be moved to the group of \(destination)")
    }
  }
}

extension GroupedDataSource {
  private typealias BaseMove = (path: ItemPath, destination: ItemPath)

  /// A move of an item of the base.
  private enum Move {
    case within(BaseMove)
    case regrouped(BaseMove, Section.Item, any EditableDataSource<Base.Section>)
  }

  private var editableBase: (any EditableDataSource<Base.Section>)? {
    base as? any EditableDataSource<Base.Section>
  }

  /// Returns the move in the base that makes one between valid paths, or `nil` if it is refused.
  private func move(
    _ path: ItemPath, to destination: ItemPath,
    in state: DerivedMoment<Base.Section, Section>
  ) -> Move? {
    guard let plan = state.plan as? GroupMap else { return nil }
    let basePath = plan.owner(of: path).path
    if path.section == destination.section {
      if path == destination { return .within((basePath, basePath)) }
      // The neighbor on the side that the item comes from; the items between the two close the gap.
      let neighbor = plan.owner(of: destination).path
      let isBehind = destination > path && neighbor.section != basePath.section
      return .within((basePath, neighbor.moved(by: isBehind ? 1 : 0)))
    }
    guard let regroup, let base = editableBase,
      let key = grouping.key(ofGroup: plan.groups[destination.section]),
      let item = regroup(state.input[basePath], key)
    else { return nil }
    var place = basePath
    if destination.item > 0 {
      let above = ItemPath(section: destination.section, item: destination.item - 1)
      place = plan.owner(of: above).path.moved(by: 1)
    } else if !state.output.sections[destination.section].items.isEmpty {
      place = plan.owner(of: destination).path
    }
    // The place is one above when the item is taken out.
    let isAbove = place.section == basePath.section && place.item > basePath.item
    return .regrouped((basePath, place.moved(by: isAbove ? -1 : 0)), item, base)
  }
}

extension GroupedDataSource: EditableDataSource where Base: EditableDataSource {}
