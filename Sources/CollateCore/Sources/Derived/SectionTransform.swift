/// A transform that makes at most one section of each section of the base.
///
/// It says only what becomes of a section. Which sections are concerned by a change, and where they are, is
/// determined here.
@MainActor
package protocol SectionTransform: SnapshotTransform where Plan == OriginMap {
  /// What was made of a section of the base: its rows, `nil` if they are all items of the base as they are, and where
  /// they come from.
  ///
  /// There are arrays, and no sections, as code that knows no type has to ask for it to copy one.
  typealias Part = (rows: [Output.Item]?, block: OriginBlock)

  /// The order of the sections, given those of the base; if `nil`, that of the base. After another one was set, ``begin``
  /// has to return `nil`.
  var sectionOrder: ((Input, Input) -> Bool)? { get }

  /// Called before sections are made, of all of the base if there is no state.
  ///
  /// - Parameters:
  ///   - state: The state before, if there is one.
  ///   - edits: The change of the base.
  ///   - input: The sections of the base after.
  /// - Returns: The indices after of sections to make for another reason than a change of theirs; `nil` for
  ///   all.
  func begin(_ state: State?, _ edits: SectionEdits, to input: Snapshot<Input>) -> Set<Int>?

  /// Called when all sections have been made.
  func end()

  /// Returns what becomes of a section.
  ///
  /// - Parameters:
  ///   - base: The section.
  ///   - section: Its index.
  ///   - former: Where the rows came from before the change, if the section was there.
  ///   - rows: Returns these rows.
  ///   - edit: The change.
  /// - Returns: What becomes of it, or `nil` if it is the same as before.
  func part(
    of base: Input, at section: Int, after former: OriginBlock?, _ rows: () -> [Output.Item],
    by edit: SectionEdit
  ) -> Part?

  /// Returns a section with rows; `nil` for all items of the base as they are.
  func section(_ base: Input, _ rows: [Output.Item]?) -> Output
}

extension SectionTransform where Output == Input {
  package func section(_ base: Input, _ rows: [Input.Item]?) -> Input {
    guard let rows else { return base }
    var section = base
    section.items = rows
    return section
  }
}

extension SectionTransform {
  package var sectionOrder: ((Input, Input) -> Bool)? { nil }

  package func begin(
    _ state: State?, _ edits: SectionEdits, to input: Snapshot<Input>
  ) -> Set<Int>? {
    isOutdated ? nil : []
  }

  package func end() {}

  package func made(from input: Snapshot<Input>) -> Made {
    let edits = SectionEdits(PendingChange(), from: input, to: input)
    _ = begin(nil, edits, to: input)
    defer { end() }
    return made(after: nil, to: input, by: edits, nil)
  }

  package func advanced(_ state: State, by change: PendingChange, to input: Snapshot<Input>) -> Made
  {
    let edits = SectionEdits(change, from: state.input, to: input)
    let others = begin(state, edits, to: input)
    defer { end() }
    return made(after: state, to: input, by: edits, others)
  }

  /// Returns the sections after some of them changed, came, went or moved, or all of them if there is no state, or an
  /// order of the sections.
  private func made(
    after state: State?, to input: Snapshot<Input>, by edits: SectionEdits, _ others: Set<Int>?
  ) -> Made {
    var (plan, old) = (state?.plan ?? OriginMap([]), state?.output ?? Snapshot())
    let isOrdered = sectionOrder != nil
    var (leaving, entering) = (edits.change.leavingSections, edits.change.enteringSections)
    let areMany = edits.touched.count + entering.count > 64 + input.sections.count / 8
    let isWhole =
      state == nil || plan.isReordered != isOrdered || isOrdered && (others == nil || areMany)
    if isWhole { (leaving, entering) = ([], Array(input.sections.indices)) }
    var result = old
    var changed: [(section: Int, block: OriginBlock)] = []
    var removed = leaving.compactMap(plan.outputSection)
    var (inserted, sections): ([Int], [Output]) = ([], [])
    var asked = edits.touched
    if let others {
      if !others.isEmpty { asked = (asked + others).sortedWithoutRepeats() }
    } else {
      asked = Array(input.sections.indices)
    }
    for index in entering.isEmpty ? asked : (asked + entering).sortedWithoutRepeats() {
      let base = input.sections[index]
      let origin = state == nil ? nil : edits.change.sectionBefore(index)
      let former = origin.map { plan.blocks[$0] }
      let place = origin.flatMap(plan.outputSection)
      let enters = entering.containsSorted(index)
      // Without an optional section, whose type would be asked for.
      guard asked.containsSorted(index),
        let part = part(
          of: base, at: index, after: former,
          {
            guard let place else { return [] }
            return old.sections[place].items
          }, by: edits.edit(of: index, from: origin, in: Input.self))
      else {
        if !enters { continue }
        guard let former else {
          preconditionFailure("Nothing became of section \(index), which is new")
        }
        changed.append((index, former))
        if let place {
          inserted.append(index)
          sections.append(old.sections[place])
        }
        continue
      }
      changed.append((index, part.block))
      if isOrdered, !enters, let place { removed.append(place) }
      switch (enters || isOrdered ? nil : place, part.block.isShown) {
      case (let place?, true):
        let section = section(base, part.rows)
        result.modifySection(place) { $0 = section }
      case (let place?, false): removed.append(place)
      case (nil, true):
        inserted.append(index)
        sections.append(section(base, part.rows))
      case (nil, false): break
      }
    }
    if isWhole { return whole(sections, changed.map(\.block), of: input) }
    removed.sort()
    let shown = plan.shownSections ?? []
    plan.replace(changed, removing: leaving, inserting: entering)
    if isOrdered {
      let kept = shown.indices.lazy.filter { !removed.containsSorted($0) }
        .compactMap { edits.change.sectionAfter(shown[$0]) }
      plan = OriginMap(plan.blocks, order: order(of: inserted, among: Array(kept), in: input))
      let places = inserted.compactMap(plan.outputSection)
      let ranks = places.indices.sorted { places[$0] < places[$1] }
      (inserted, sections) = (ranks.map { inserted[$0] }, ranks.map { sections[$0] })
    }
    if !removed.isEmpty || !inserted.isEmpty {
      result.replaceSections(removed, with: sections, at: inserted.compactMap(plan.outputSection))
    }
    return (result, plan)
  }

  /// Returns sections of the base in order, of which those that stay keep theirs.
  private func order(
    of inserted: [Int], among kept: [Int], in input: Snapshot<Input>
  ) -> [Int] {
    guard let sectionOrder else { return kept }
    var order = kept
    for section in inserted {
      let base = input.sections[section]
      var (low, high) = (0, order.count)
      while low < high {
        let middle = (low + high) / 2
        let other = input.sections[order[middle]]
        let isTied = order[middle] < section && !sectionOrder(base, other)
        if isTied || sectionOrder(other, base) { low = middle + 1 } else { high = middle }
      }
      order.insert(section, at: low)
    }
    return order
  }

  /// Returns all sections, in their order.
  private func whole(
    _ sections: [Output], _ blocks: [OriginBlock], of input: Snapshot<Input>
  ) -> Made {
    guard let sectionOrder else { return (Snapshot(sections), OriginMap(blocks)) }
    // With an order, all are shown.
    let bases = Array(input.sections)
    let order = bases.indices.sorted { sectionOrder(bases[$0], bases[$1]) }
    return (Snapshot(order.map { sections[$0] }), OriginMap(blocks, order: order))
  }
}
