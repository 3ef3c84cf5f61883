/// A transform that puts the items of a base into groups, and each group in order.
final class Arranging<Rule: Grouping>: SnapshotTransform {
  typealias Input = Rule.Input
  typealias Output = Rule.Output
  typealias Item = Input.Item

  /// What the groups are.
  let rule: Rule

  /// The loops over items.
  let loops: ItemLoops<Item>

  /// The order of the items of each group; if `nil`, that of the base.
  private(set) var areInIncreasingOrder: ((Item, Item) -> Bool)?

  /// The number of the last arrangement in which everything may be in another place than before.
  private var version = 0

  /// Whether all items have to be asked again for their groups.
  private var isOutdated = false

  init(
    _ rule: Rule, order areInIncreasingOrder: ((Item, Item) -> Bool)?, _ loops: ItemLoops<Item>
  ) {
    (self.rule, self.loops) = (rule, loops)
    self.areInIncreasingOrder = areInIncreasingOrder
  }

  func setOrder(_ areInIncreasingOrder: ((Item, Item) -> Bool)?) {
    self.areInIncreasingOrder = areInIncreasingOrder
    version += 1
  }

  func reevaluate() {
    isOutdated = true
    version += 1
  }

  func made(from input: Snapshot<Input>) -> (output: Snapshot<Output>, plan: Arrangement) {
    isOutdated = false
    var pass = ArrangementPass(self, input: input, version: version)
    return pass.run()
  }

  func advanced(
    _ state: TransformState<Input, Output, Arrangement>,
    by change: PendingChange,
    to input: Snapshot<Input>
  ) -> (output: Snapshot<Output>, plan: Arrangement) {
    if isOutdated { return made(from: input) }
    var pass = ArrangementPass(self, input: input, version: version, change: change, from: state)
    return pass.run()
  }

  var isCompared: Bool { false }

  func change(
    by change: PendingChange,
    from old: TransformState<Input, Output, Arrangement>,
    to new: TransformState<Input, Output, Arrangement>
  ) -> PendingChange {
    if old.plan.version == new.plan.version {
      return ArrangementChange(rule, by: change, from: old, to: new).result()
    }
    // Groups may be in another order, and have other ids.
    return SnapshotDiff.change(from: old.output, to: new.output, namingSilentUpdates: true)
      ?? PendingChange()
  }
}

/// What the groups of an arrangement are.
@MainActor
protocol Grouping: AnyObject {
  associatedtype Input: SectionProtocol
  associatedtype Output: SectionProtocol where Output.Item == Input.Item

  /// Whether items of several sections of the base can come into one group.
  ///
  /// If not, the groups are the sections, with their serial numbers.
  var mixesSections: Bool { get }

  /// Returns the number of the group of an item that was inserted or updated.
  func group(of item: Input.Item) -> Int

  /// Returns whether other groups are shown after a change, or in another order.
  ///
  /// - Parameters:
  ///   - change: The change of the base.
  ///   - touched: The remaining sections of the base that are touched.
  ///   - empties: Whether any group has become empty.
  /// - Returns: Whether the list of groups changes.
  func changesGroups(by change: PendingChange, touched: Set<Int>, empties: Bool) -> Bool

  /// Returns the numbers of all groups, in order.
  ///
  /// - Parameters:
  ///   - old: The numbers before.
  ///   - changed: The groups that changed, which may be new, or empty.
  ///   - input: The sections of the base.
  ///   - serials: The serial numbers of these.
  ///   - isEmpty: Returns whether a group has no items.
  /// - Returns: The numbers.
  func groups(
    after old: [Int], changed: [Int], input: Snapshot<Input>, serials: [Int],
    isEmpty: (Int) -> Bool
  ) -> [Int]

  /// Returns the section of a group.
  ///
  /// - Parameters:
  ///   - group: The number of the group.
  ///   - items: The items.
  ///   - base: The section of the base with this serial number; `nil` if groups are not sections.
  /// - Returns: The section.
  func section(ofGroup group: Int, items: [Input.Item], base: Input?) -> Output

  /// Returns the relation of the groups.
  func sections(
    by change: PendingChange, from old: Arrangement, to new: Arrangement
  ) -> Relation

  /// Returns the groups whose sections may have another content.
  ///
  /// - Parameters:
  ///   - change: The change of the base.
  ///   - groups: The numbers of the groups with named items.
  ///   - old: The arrangement before.
  ///   - new: The arrangement after.
  /// - Returns: The indices before and after, in any order.
  func sectionUpdates(
    by change: PendingChange, touching groups: Set<Int>, from old: Arrangement, to new: Arrangement
  ) -> [ChangeBatch.SectionPair]
}
