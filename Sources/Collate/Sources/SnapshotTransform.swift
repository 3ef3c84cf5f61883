/// A way to make sections from those of a base, section by section.
@MainActor
protocol SnapshotTransform: AnyObject {
  associatedtype Input: SectionProtocol
  associatedtype Output: SectionProtocol

  /// Makes all sections.
  func rebuilt(from input: Snapshot<Input>) -> Snapshot<Output>

  /// Makes the sections after a change of the base from those before.
  ///
  /// - Parameters:
  ///   - current: The sections made from `old`.
  ///   - change: The change of the base, which may have doubts.
  ///   - old: The sections of the base before.
  ///   - new: The sections of the base after.
  /// - Returns: The sections made from `new`.
  func advanced(
    _ current: Snapshot<Output>,
    by change: PendingChange,
    from old: Snapshot<Input>,
    to new: Snapshot<Input>
  ) -> Snapshot<Output>

  /// Returns the change between two states, which were made from states of the base.
  ///
  /// It must depend on its parameters only.
  ///
  /// - Parameters:
  ///   - change: The change of the base, which may have doubts.
  ///   - old: The sections before.
  ///   - new: The sections after.
  /// - Returns: The change of the made sections, which may have doubts.
  func change(
    by change: PendingChange,
    from old: Snapshot<Output>,
    to new: Snapshot<Output>
  ) -> PendingChange
}

/// The derivation of sections by a transform.
///
/// The root of every state refers to the state of the base that it was made from. So the change
/// between any two states follows from that of the base, and nothing has to be recorded.
final class TransformDerivation<Transform: SnapshotTransform>: Derivation {
  private let transform: Transform
  private let base: SnapshotStore<Transform.Input>

  /// The link from the base, by which states made by this derivation are recognized.
  private let link: StoreFollower

  init(_ transform: Transform, of base: SnapshotStore<Transform.Input>, for store: StoreCore) {
    self.transform = transform
    self.base = base
    link = StoreFollower(target: store)
    super.init()
    base.core.add(link)
  }

  override func refresh(_ store: StoreCore) {
    let (old, input) = (store.root, base.core.currentRoot)
    let output: Snapshot<Transform.Output>
    if let origin = origin(of: old) {
      if origin === input { return }
      output = transform.advanced(
        Snapshot(root: old), by: base.core.change(from: origin, to: input),
        from: Snapshot(root: origin), to: Snapshot(root: input))
    } else {
      output = transform.rebuilt(from: Snapshot(root: input))
    }
    let root = output.root.copy()
    root.origin = SnapshotOrigin(base: input, link: link)
    store.adopt(root)
  }

  override func change(from old: SnapshotNode, to new: SnapshotNode) -> PendingChange? {
    guard let oldInput = origin(of: old), let newInput = origin(of: new) else { return nil }
    let change = base.core.change(from: oldInput, to: newInput)
    if change.isEmpty { return change }
    let result = transform.change(
      by: change, from: Snapshot(root: old), to: Snapshot(root: new))
    // There are no slots in the output, so what went from one to another is the same by its id.
    return newInput.frame == nil ? result : result.with(doubts: result.doubts.union(.identities))
  }

  override func release(_ store: StoreCore) {
    // The base could not change in place while an outdated state refers to it.
    store.adopt(.none)
  }

  /// Returns the state of the base that a state was made from, if this derivation made it.
  private func origin(of root: SnapshotNode) -> SnapshotNode? {
    guard let origin = root.origin, origin.link === link else { return nil }
    return origin.base
  }
}
