extension Mask {
  /// Returns what the mask shows of a base.
  func output<Section>(
    of input: Snapshot<Section>, _ loops: ItemLoops<Section.Item>
  ) -> Snapshot<Section> {
    let sections = (0..<shownCount).map { position in
      let section = baseSection(of: position)
      return self.sections.sections[section].content(of: input.sections[section], loops)
    }
    return Snapshot(sections)
  }

  /// Returns what the mask shows of a base, where possible from what was shown before.
  ///
  /// - Parameters:
  ///   - input: The sections of the base.
  ///   - change: The change of the base, without doubts.
  ///   - touched: The sections that the change touches, also by what is equal.
  ///   - state: The state before the change.
  ///   - isLocal: Whether nothing else is shown of sections that the change does not touch.
  ///   - loops: The loops over items.
  /// - Returns: The sections.
  /// - Complexity: That of copying the shown items of the sections that change, and if any section
  ///   comes, goes or moves, or if the change is not local, O(*s*) in the number of sections.
  func output<Section>(
    of input: Snapshot<Section>, after change: PendingChange, touching touched: Set<Int>,
    from state: TransformState<Section, Section, Mask>, isLocal: Bool,
    _ loops: ItemLoops<Section.Item>
  ) -> Snapshot<Section> {
    let old = state.plan
    func isSame(_ section: Int, as origin: Int) -> Bool {
      !touched.contains(section)
        && sections.sections[section].items == old.sections.sections[origin].items
    }
    guard !change.changesSections && shownSections == old.shownSections else {
      let sections = (0..<shownCount).map { position in
        let section = baseSection(of: position)
        if let origin = change.sectionBefore(section), let before = old.outputSection(of: origin),
          isSame(section, as: origin)
        {
          return state.output.sections[before]
        }
        return self.sections.sections[section].content(of: input.sections[section], loops)
      }
      return Snapshot(sections)
    }
    var result = state.output
    for section in isLocal ? Array(touched) : Array(input.sections.indices)
    where !isSame(section, as: section) {
      guard let position = outputSection(of: section) else { continue }
      let content = sections.sections[section].content(of: input.sections[section], loops)
      result.modifySection(position) { $0 = content }
    }
    return result
  }
}
