/// A way to make sections from those of a base.
///
/// Besides the sections, the last state has a plan: what the transform keeps to find its way between the
/// base and the sections that it made, such as which items are hidden.
@MainActor
package protocol SnapshotTransform<Input, Output>: AnyObject {
  associatedtype Input: SectionProtocol
  associatedtype Output: SectionProtocol
  associatedtype Plan: TransformPlan

  /// Whether all closures have to be called again; `false` again when that has happened.
  var isOutdated: Bool { get set }

  /// Notes that all closures have to be called again.
  func reevaluate()

  /// Makes all sections.
  func made(from input: Snapshot<Input>) -> Made

  /// Makes the sections after changes of the base, or of the parameters, from those before.
  ///
  /// - Parameters:
  ///   - state: The sections before.
  ///   - change: The change of the base, which may have doubts.
  ///   - input: The sections of the base after.
  /// - Returns: The sections after, and the plan, which may be the same object.
  func advanced(_ state: State, by change: PendingChange, to input: Snapshot<Input>) -> Made

  /// Whether the change is that of the base, as all paths, identities and contents are.
  var isFaithful: Bool { get }

  /// Whether items that the base cannot move can be moved if it can remove them, as others take their places.
  var replacesMovedItems: Bool { get }

  /// Whether the order of the items is that of the transform, so that an inserted one comes to another place than that
  /// it is inserted at.
  var hasOwnOrder: Bool { get }

  /// Returns whether an item would be shown if the base had it.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path in the base at which it would be; `nil` if that is not known.
  ///   - input: The sections of the base.
  /// - Returns: `false` if it would be hidden for certain.
  func shows(_ item: Input.Item, at path: ItemPath?, in input: Snapshot<Input>) -> Bool

  /// Returns the move in the base that makes one between two valid paths, or `nil` if there is none.
  func baseMove(
    _ path: ItemPath, to destination: ItemPath, at moment: Moment
  ) -> BaseMove<Input.Item>?

  /// Returns the path in the base at which to insert an item, for a valid path, or `nil` if there is none.
  func basePlace(for path: ItemPath, at moment: Moment) -> ItemPath?

  /// Returns the move of a section in the base that makes one between two valid indices, or `nil` if there is none.
  func baseSectionMove(_ section: Int, to destination: Int, at moment: Moment) -> BaseSectionMove?
}

extension SnapshotTransform {
  package var isFaithful: Bool { false }

  package var replacesMovedItems: Bool { false }

  // For transforms that know what is outdated in another way.
  package var isOutdated: Bool {
    get { false }
    set {}
  }

  package func reevaluate() { isOutdated = true }

  package var hasOwnOrder: Bool { false }

  package func shows(_ item: Input.Item, at path: ItemPath?, in input: Snapshot<Input>) -> Bool {
    true
  }

  package func baseMove(
    _ path: ItemPath, to destination: ItemPath, at moment: Moment
  ) -> BaseMove<Input.Item>? {
    moment.baseMove(path, to: destination)
  }

  package func basePlace(for path: ItemPath, at moment: Moment) -> ItemPath? {
    moment.basePlace(for: path)
  }

  package func baseSectionMove(
    _ section: Int, to destination: Int, at moment: Moment
  ) -> BaseSectionMove? {
    moment.baseSectionMove(section, to: destination)
  }

  /// The sections that are shown, and those of the base.
  package typealias Moment = DerivedMoment<Input, Output>

  /// Sections, and the plan by which they were made.
  package typealias Made = (output: Snapshot<Output>, plan: Plan)

  /// A state of a transformed source.
  package typealias State = TransformState<Input, Output, Plan>
}

/// The sections of a transformed source, and what they were made from.
package struct TransformState<Input: SectionProtocol, Output: SectionProtocol, Plan: TransformPlan>
{
  package let input: Snapshot<Input>
  package let output: Snapshot<Output>
  package let plan: Plan
}

/// The derivation of sections by a transform.
///
/// The root of every state refers to the state of the base that it was made from. So the change
/// between any two states follows from that of the base, and nothing has to be recorded.
package final class TransformDerivation<Transform: SnapshotTransform>: PlannedDerivation {
  private let transform: Transform
  private let base: SnapshotStore<Transform.Input>

  /// The link from the base, by which states made by this derivation are recognized.
  private let link: StoreFollower

  /// The plan of the last state.
  @safe @exclusivity(unchecked) private var plan: Transform.Plan?

  /// Whether sections are being made, and the plan is that from which they are made.
  @safe @exclusivity(unchecked) private var isMaking = false

  package init(
    _ transform: Transform, of base: some DataSource<Transform.Input>, for store: StoreCore
  ) {
    self.transform = transform
    self.base = base.followedStore
    link = StoreFollower(target: store)
    super.init(retaining: [base])
    self.base.core.add(link)
  }

  package override func origin(
    of root: SnapshotNode
  ) -> (base: SnapshotNode, plan: any TransformPlan)? {
    guard let origin = ownOrigin(of: root), let plan else { return nil }
    return (origin.base, plan)
  }

  package override func refresh(_ store: StoreCore, after source: StoreCore?) -> StoreCore? {
    let base = base.core
    if source == nil && base.isStale { return base }
    if let other = super.refresh(store, after: source) { return other }
    let (old, input) = (store.root, base.root)
    // The transform may change its own parameters only after this.
    let parameters = parameters
    // Two values, as a tuple of them would be asked for its type.
    let (output, newPlan): (Snapshot<Transform.Output>, Transform.Plan)
    // If a closure changes the base and reads these sections, they are made meanwhile, without the plan.
    let wasMaking = isMaking
    if let origin = ownOrigin(of: old), let plan, !isMaking {
      if origin.base === input && origin.parameters == parameters { return nil }
      isMaking = true
      (output, newPlan) = transform.advanced(
        .init(input: Snapshot(root: origin.base), output: Snapshot(root: old), plan: plan),
        by: base.change(from: origin.base, to: input), to: Snapshot(root: input))
    } else {
      isMaking = true
      (output, newPlan) = transform.made(from: Snapshot(root: input))
    }
    isMaking = wasMaking
    if store.root !== old { return nil }
    // A closure may have changed the parameters.
    if parameters == self.parameters { transform.isOutdated = false }
    let root = output.root.copy()
    root.origin = SnapshotOrigin(base: input, link: link, parameters: parameters)
    plan = newPlan
    store.adopt(root)
    return nil
  }

  package override func change(from old: SnapshotNode, to new: SnapshotNode) -> DerivedChange? {
    // What is the same on both sides shares its storage, so the difference finds it at once.
    guard transform.isFaithful, let old = ownOrigin(of: old), let new = ownOrigin(of: new),
      old.parameters == new.parameters
    else { return nil }
    // There are no slots in the output, so what went from one to another is the same by its id.
    let shift = SectionShift(doubts: new.base.frame == nil ? [] : .identities)
    return .shifted(ChangeRequest(of: base.core, from: old.base, to: new.base), by: shift)
  }

  package override func release(_ store: StoreCore) {
    // The base could not change in place while an outdated state refers to it.
    store.adopt(.none)
    plan = nil
  }

  /// Returns what a state was made from, or `nil` if this derivation did not make it.
  private func ownOrigin(of root: SnapshotNode) -> SnapshotOrigin? {
    guard let origin = root.origin, origin.link === link else { return nil }
    return origin
  }
}
