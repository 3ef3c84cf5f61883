import CollateCore

/// A transform that shows some items of each section of the base, in their order.
@MainActor
protocol MaskTransform<Input>: RowTransform where Output == Input {
  var loops: SpecializedLoops<Input> { get }

  /// Returns which of some items are shown.
  func shown(of range: Range<Int>, in base: Input, at section: Int, by edit: SectionEdit) -> [Int32]
}

extension MaskTransform {
  func rows(
    of range: Range<Int>, isFirst: Bool, in base: Input, at section: Int, by edit: SectionEdit
  ) -> Rows {
    let indices = shown(of: range, in: base, at: section, by: edit)
    return (items(at: indices, of: base), OriginBlock.items(indices))
  }

  /// Returns the rows of the items at some ascending indices.
  func rows(at indices: [Int32], of base: Input) -> AllRows {
    (OriginBlock.items(indices), { [self] in items(at: indices, of: base) })
  }

  private func items(at indices: [Int32], of base: Input) -> [Input.Item] {
    if indices.isEmpty { return [] }
    if base.isLazy { return indices.map { base.item(at: Int($0)) } }
    let (items, first) = (base.items, Int(indices[0]))
    if indices.count == 1 { return [items[first]] }
    // A range is copied without asking for the type of the items.
    let isRange = Int(indices[indices.count - 1]) == first + indices.count - 1
    return isRange ? Array(items[first..<first + indices.count]) : loops.picked(items, indices)
  }

  func row(of item: Input.Item) -> Input.Item? { item }

  var showsWholeSections: Bool { true }
}
