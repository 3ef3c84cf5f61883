extension ChangeBatch: CustomStringConvertible {
  /// The batch in short notation, such as `iS 1; mS 2>0; d 1.0; u 0.1>0.3`.
  ///
  /// `d`, `i`, `m` and `u` stand for delete, insert, move and update, an `S` behind them for
  /// sections. Left of `>` the numbers count before the batch, right of it after. Empty batches
  /// read `nothing`.
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
  /// The two numbers with an arrow between them, as in `2>0`.
  public var description: String { "\(before)>\(after)" }
}

extension ChangeBatch.ItemPair: CustomStringConvertible {
  /// The two paths with an arrow between them, as in `2.1>0.1`.
  public var description: String { "\(before)>\(after)" }
}
