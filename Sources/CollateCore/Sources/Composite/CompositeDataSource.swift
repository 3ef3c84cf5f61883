/// A data source that concatenates the sections of several sources.
///
/// The section indices of each child start at zero; the composite converts indices and updates to
/// its own numbering, and back. Children can be composites and can occur several times. You can
/// insert, remove, move and replace them at any time.
///
///     let screen = CompositeDataSource([news, mail])
///     screen.move(screen.slots[1], to: 0)  // one update: the sections of `mail` move
///
/// Each child is in a ``Slot``. Ids need to be unique only within a slot: two children can contain
/// the same item. To have an item *moved* from one child to another, rather than deleted and
/// inserted, give both slots the same ``IdentityGroup``:
///
///     let board = CompositeDataSource([open, done], sharing: IdentityGroup("tasks"))
///
/// The cost of a child's change depends only on its size; no other child is accessed.
@MainActor
public final class CompositeDataSource<Section: SectionProtocol>: StoredDataSource {
  /// The store that holds the sections of all children.
  public let store: SnapshotStore<Section>

  let core: CompositeCore

  /// Creates a composite without children.
  public convenience init() {
    self.init(retaining: nil)
  }

  /// Creates a composite with sources.
  ///
  /// - Parameters:
  ///   - sources: The children, in order.
  ///   - group: The group of all their slots, among which items can be moved, if any.
  /// - Complexity: O(*k*) in the number of children.
  public convenience init(
    _ sources: [any DataSource<Section>], sharing group: IdentityGroup? = nil
  ) {
    self.init(retaining: nil)
    let children = sources.map { makeChild($0, group: group) }
    core.number(children)
    store.core.adopt(core.tree(of: children))
  }

  /// Creates a composite without children.
  ///
  /// - Parameter object: What it retains for another source that it is a part of, and that is named in
  ///   reports.
  package init(retaining object: AnyObject?) {
    core = CompositeCore(retaining: object.map { [$0] } ?? [])
    store = SnapshotStore(Snapshot(root: core.tree(of: [])))
    store.core.derivation = core
    if object == nil { store.core.source = self }
  }
}
