extension ChangeBatch: CustomStringConvertible {
  /// The batch in compact notation, such as `iS 1; mS 2>0; d 1.0; u 0.1>0.3`.
  ///
  /// `d`, `i`, `m` and `u` stand for delete, insert, move and update, followed by `S` for sections.
  /// Indices to the left of `>` are before the batch, those to the right after it. An empty batch
  /// is described as `nothing`.
  public var description: String {
    let parts = [
      part("dS", sectionDeletes),
      part("iS", sectionInserts),
      part("mS", sectionMoves),
      part("uS", sectionUpdates),
      part("d", itemDeletes),
      part("i", itemInserts),
      part("m", itemMoves),
      part("u", itemUpdates),
    ]
    let text = parts.compactMap(\.self).joined(separator: "; ")
    return text.isEmpty ? "nothing" : text
  }

  private func part(_ name: String, _ changes: [some CustomStringConvertible]) -> String? {
    guard !changes.isEmpty else { return nil }
    return name + " " + changes.map(\.description).joined(separator: ",")
  }
}

extension ChangeBatch.SectionPair: CustomStringConvertible {
  /// The two indices separated by `>`, as in `2>0`.
  public var description: String { "\(before)>\(after)" }
}

extension ChangeBatch.ItemPair: CustomStringConvertible {
  /// The two paths separated by `>`, as in `2.1>0.1`.
  public var description: String { "\(before)>\(after)" }
}
