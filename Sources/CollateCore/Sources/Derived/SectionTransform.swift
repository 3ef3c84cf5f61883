/// A transform that makes at most one section of each section of the base.
///
/// It says only what becomes of a section. Which sections are concerned by a change, and where they are, is
/// determined here.
@MainActor
package protocol SectionTransform: SnapshotTransform where Plan == OriginMap {
  /// What was made of a section of the base; no section if it is hidden.
  typealias Part = (section: Output?, block: OriginBlock)

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
  ///   - former: What was made of the section before the change, if it was there.
  ///   - edit: The change.
  /// - Returns: What becomes of it, or `nil` if it is the same as before.
  func part(of base: Input, at section: Int, after former: Part?, by edit: SectionEdit) -> Part?
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
    var parts: [Part] = []
    for (index, section) in input.sections.enumerated() {
      parts.append(newPart(of: section, at: index, by: SectionEdit()))
    }
    return result(of: input, parts)
  }

  package func advanced(_ state: State, by change: PendingChange, to input: Snapshot<Input>) -> Made
  {
    let edits = SectionEdits(change, from: state.input, to: input)
    let (resolved, touched) = (edits.change, edits.touched)
    let others = begin(state, resolved, to: input)
    defer { end() }
    let places = state.plan.outputSections
    func former(_ origin: Int) -> Part {
      let place = places.map { $0[origin] } ?? origin
      return (
        place < 0 ? nil : state.output.sections[place], state.plan.sections.sections[origin]
      )
    }
    let keepsSections =
      sectionOrder == nil && !state.plan.isReordered && !resolved.changesSections
    if !keepsSections {
      var parts: [Part] = []
      for (index, section) in input.sections.enumerated() {
        guard let origin = edits.parts.sectionBefore(index) else {
          parts.append(newPart(of: section, at: index, by: edits.edit(of: index, from: nil)))
          continue
        }
        let former = former(origin)
        guard touched.contains(index) || others?.contains(index) ?? true else {
          parts.append(former)
          continue
        }
        let edit = edits.edit(of: index, from: origin)
        parts.append(part(of: section, at: index, after: former, by: edit) ?? former)
      }
      return result(of: input, parts)
    }
    var changed: [(section: Int, block: OriginBlock)] = []
    var sections: [Output?] = []
    for index in others.map({ touched.union($0).sorted() }) ?? Array(input.sections.indices) {
      let edit = edits.edit(of: index, from: index)
      if let part = part(
        of: input.sections[index], at: index, after: former(index), by: edit)
      {
        changed.append((index, part.block))
        sections.append(part.section)
      }
    }
    let plan = state.plan.replacing(changed)
    return (output(of: state, replacing: changed.map(\.section), by: sections, plan), plan)
  }

  private func newPart(of base: Input, at section: Int, by edit: SectionEdit) -> Part {
    guard let part = part(of: base, at: section, after: nil, by: edit) else {
      preconditionFailure("Nothing became of section \(section), which is new")
    }
    return part
  }

  /// Returns the sections after some of them changed, of which some may be shown or hidden.
  private func output(
    of state: State, replacing changed: [Int], by sections: [Output?], _ plan: Plan
  ) -> Snapshot<Output> {
    var result = state.output
    var (removed, inserted): ([Int], [Int]) = ([], [])
    for (rank, index) in changed.enumerated() {
      let place = state.plan.outputSection(of: index)
      if let section = sections[rank] {
        if let place { result.modifySection(place) { $0 = section } } else { inserted.append(rank) }
      } else if let place {
        removed.append(place)
      }
    }
    for place in removed.reversed() { result.replaceSections(place..<place + 1, with: []) }
    for rank in inserted {
      guard let section = sections[rank], let place = plan.outputSection(of: changed[rank]) else {
        continue
      }
      result.replaceSections(place..<place, with: [section])
    }
    return result
  }

  private func result(of input: Snapshot<Input>, _ parts: [Part]) -> Made {
    let blocks = parts.map(\.block)
    guard let sectionOrder else {
      return (Snapshot(parts.compactMap(\.section)), OriginMap(blocks))
    }
    let bases = Array(input.sections)
    let order = parts.indices.sorted { sectionOrder(bases[$0], bases[$1]) }
    return (
      Snapshot(order.compactMap { parts[$0].section }), OriginMap(blocks, order: order)
    )
  }
}
