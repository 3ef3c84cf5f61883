/// A change of the base, as one of its sections sees it.
struct SectionEdit {
  /// The indices before of the items that leave the section or move in it, ascending.
  var gone: [Int] = []

  /// The indices after of the items that come into the section or move in it, ascending.
  var came: [Int] = []

  /// The paths before of the items that came, if they were there and were not updated.
  var partners: [ItemPath?] = []

  /// The indices after of other items that were updated, ascending.
  var updated: [Int] = []

  /// The indices after of other items that were replaced by equal ones, ascending.
  var replaced: [Int] = []

  /// The number of items before.
  var oldCount = 0

  /// Whether the section, or anything in it, is another one.
  var isTouched = false

  /// Whether all items stay, and none has another content.
  var keepsItems: Bool { gone.isEmpty && came.isEmpty && updated.isEmpty }

  /// The indices after of the items that came or were updated, ascending.
  var changed: [Int] {
    updated.isEmpty ? came : came.isEmpty ? updated : (came + updated).sorted()
  }

  /// Returns the index before of an item that stays, by that after.
  func before(_ index: Int) -> Int {
    let rank = index - came.lowerBound(of: index)
    return gone.position(ofRemaining: rank) { $0 }
  }

  /// Returns the index after of an item that stays, by that before.
  func after(_ index: Int) -> Int {
    let rank = index - gone.lowerBound(of: index)
    return came.position(ofRemaining: rank) { $0 }
  }

  /// Returns the path before of an item that came, or `nil` if it was not there, or was updated.
  func partner(ofItem index: Int) -> ItemPath? {
    let position = came.lowerBound(of: index)
    return position < came.count && came[position] == index ? partners[position] : nil
  }
}

/// A change of the base, divided by its sections.
struct SectionEdits {
  private let parts: PendingChange.Parts
  private let old: SnapshotNode
  private let touched: Set<Int>
  private let updated: [Int: [Int]]
  private let replaced: [Int: [Int]]

  /// Divides a change.
  ///
  /// - Parameters:
  ///   - change: The change of the base, which may have doubts.
  ///   - resolved: The change without doubts.
  ///   - touched: The remaining sections that it touches, also by what is equal.
  ///   - state: The state before.
  ///   - input: The sections of the base after.
  init<Input, Output, Plan>(
    _ change: PendingChange, resolved: PendingChange, touching touched: Set<Int>,
    from state: TransformState<Input, Output, Plan>, to input: Snapshot<Input>
  ) {
    parts = resolved.parts
    old = state.input.root
    self.touched = touched
    let silent =
      change.itemUpdates.map(\.after.path)
      + state.silentlyReplacedItems(by: change, to: input).map(\.after)
    updated = Self.indices(parts.itemUpdates.map(\.after.path))
    replaced = silent.isEmpty ? [:] : Self.indices(silent)
  }

  private static func indices(_ paths: [ItemPath]) -> [Int: [Int]] {
    if paths.isEmpty { return [:] }
    return Dictionary(grouping: paths, by: \.section)
      .mapValues { $0.map(\.item).sortedWithoutRepeats() }
  }

  /// Returns the change of a section, given its index before; `nil` if it was inserted.
  func edit(of section: Int, from origin: Int?) -> SectionEdit {
    var edit = SectionEdit(isTouched: origin == nil || touched.contains(section))
    let items = parts.items
    let range = Relation.range(of: section, in: items.after)
    edit.came = items.after[range].map(\.item)
    edit.partners = range.map { position in
      let partner = items.partnerBefore[position]
      let isUpdated = updated[section]?.containsSorted(items.after[position].item) ?? false
      return partner < 0 || isUpdated ? nil : items.before[Int(partner)]
    }
    guard let origin else { return edit }
    edit.gone = items.before[Relation.range(of: origin, in: items.before)].map(\.item)
    edit.oldCount = old.itemCount(inSection: origin)
    if let updated = updated[section] {
      edit.updated = updated.filter { !edit.came.containsSorted($0) }
    }
    if let replaced = replaced[section] {
      edit.replaced = replaced.filter {
        !edit.came.containsSorted($0) && !edit.updated.containsSorted($0)
      }
    }
    return edit
  }
}
