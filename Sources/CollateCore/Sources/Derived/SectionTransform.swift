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

  /// The order of the sections, given those of the base; if `nil`, that of the base.
  var sectionOrder: ((Input, Input) -> Bool)? { get }

  /// Called before sections are made, of all of the base if there is no state.
  ///
  /// - Parameters:
  ///   - state: The state before, if there is one.
  ///   - change: The change of the base, without doubts.
  ///   - input: The sections of the base after.
  /// - Returns: The indices after of sections to make for another reason than a change of theirs; `nil` for
  ///   all.
  func begin(_ state: State?, _ change: PendingChange, to input: Snapshot<Input>) -> Set<Int>?

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

extension SectionTransform {
  package var sectionOrder: ((Input, Input) -> Bool)? { nil }

  package func begin(
    _ state: State?, _ change: PendingChange, to input: Snapshot<Input>
  ) -> Set<Int>? {
    isOutdated ? nil : []
  }

  package func end() {}

  package func made(from input: Snapshot<Input>) -> Made {
    _ = begin(nil, PendingChange(), to: input)
    defer { end() }
    var made = NewSections<Output>()
    for (index, base) in input.sections.enumerated() {
      let new = part(of: base, at: index, after: nil, { [] }, by: SectionEdit())
      add(new, of: base, at: index, to: &made)
    }
    return result(of: input, made)
  }

  package func advanced(_ state: State, by change: PendingChange, to input: Snapshot<Input>) -> Made
  {
    let edits = SectionEdits(change, from: state.input, to: input)
    let others = begin(state, edits.change, to: input)
    defer { end() }
    if sectionOrder == nil && !state.plan.isReordered && !edits.change.changesSections {
      return (output(of: state, to: input, by: edits, others), state.plan)
    }
    return result(of: input, sections(of: state, to: input, by: edits, others))
  }

  /// Returns the sections after some of them came, went or moved.
  private func sections(
    of state: State, to input: Snapshot<Input>, by edits: SectionEdits, _ others: Set<Int>?
  ) -> NewSections<Output> {
    let (plan, old, change) = (state.plan, state.output, edits.change)
    var made = NewSections<Output>()
    for (index, base) in input.sections.enumerated() {
      let origin = change.sectionBefore(index)
      let place = origin.flatMap { plan.outputSection(of: $0) }
      if origin == nil || edits.touched.containsSorted(index) || others?.contains(index) ?? true {
        let part = part(
          of: base, at: index, after: origin.map { plan.blocks[$0] },
          { place.map { old.sections[$0].items } ?? [] },
          by: edits.edit(of: index, from: origin, in: Input.self))
        if part != nil || origin == nil {
          add(part, of: base, at: index, to: &made)
          continue
        }
      }
      if let place { made.sections.append(old.sections[place]) }
      if let origin { made.blocks.append(plan.blocks[origin]) }
    }
    return made
  }

  private func add(
    _ part: Part?, of base: Input, at section: Int, to made: inout NewSections<Output>
  ) {
    guard let part else {
      preconditionFailure("Nothing became of section \(section), which is new")
    }
    made.blocks.append(part.block)
    if part.block.isShown { made.sections.append(self.section(base, part.rows)) }
  }

  /// Returns the sections after some of them changed, of which some may be shown or hidden, and replaces their blocks.
  private func output(
    of state: State, to input: Snapshot<Input>, by edits: SectionEdits, _ others: Set<Int>?
  ) -> Snapshot<Output> {
    let (plan, old) = (state.plan, state.output)
    var result = old
    var changed: [(section: Int, block: OriginBlock)] = []
    var (removed, inserted): ([Int], [Int]) = ([], [])
    var sections: [Output] = []
    var indices = edits.touched
    if let others {
      if !others.isEmpty { indices = (indices + others).sortedWithoutRepeats() }
    } else {
      indices = Array(input.sections.indices)
    }
    for index in indices {
      let base = input.sections[index]
      let place = plan.outputSection(of: index)
      let part = part(
        of: base, at: index, after: plan.blocks[index],
        {
          guard let place else { return [] }
          return old.sections[place].items
        }, by: edits.edit(of: index, from: index, in: Input.self))
      guard let part else { continue }
      changed.append((index, part.block))
      switch (place, part.block.isShown) {
      case (let place?, true):
        let section = section(base, part.rows)
        result.modifySection(place) { $0 = section }
      case (let place?, false):
        removed.append(place)
      case (nil, true):
        inserted.append(index)
        sections.append(section(base, part.rows))
      case (nil, false):
        break
      }
    }
    plan.replace(changed)
    for place in removed.reversed() { result.replaceSections(place..<place + 1, with: []) }
    for (rank, index) in inserted.enumerated() {
      guard let place = plan.outputSection(of: index) else { continue }
      result.replaceSections(place..<place, with: [sections[rank]])
    }
    return result
  }

  private func result(of input: Snapshot<Input>, _ made: NewSections<Output>) -> Made {
    guard let sectionOrder else { return (Snapshot(made.sections), OriginMap(made.blocks)) }
    // With an order, all are shown.
    let bases = Array(input.sections)
    let order = bases.indices.sorted { sectionOrder(bases[$0], bases[$1]) }
    return (Snapshot(order.map { made.sections[$0] }), OriginMap(made.blocks, order: order))
  }
}

/// The sections that are shown, and what became of each section of the base.
private struct NewSections<Output> {
  var sections: [Output] = []
  var blocks: [OriginBlock] = []
}
