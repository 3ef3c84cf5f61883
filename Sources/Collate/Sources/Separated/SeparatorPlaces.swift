/// The places of the separators in a section.
struct SeparatorPlaces: SectionProtocol {
  /// Whether there is a separator above the first item.
  var hasLeading = false

  /// The items of the base that have a separator below them, ascending.
  var items: [MaskedSection.Item] = []

  // The sections are told apart by their indices.
  var id: Int { 0 }

  /// The same places as a mask of the items above.
  var mask: MaskedSection { MaskedSection(items: items) }

  /// Returns the index in the output of an item of the base.
  ///
  /// - Complexity: O(log *n*)
  func outputIndex(of item: Int) -> Int {
    item + (hasLeading ? 1 : 0) + items.lowerBound(of: MaskedSection.Item(item))
  }

  /// Returns the index in the output of the separator below an item of the base, or `nil` if there is
  /// none.
  func separatorIndex(below item: Int) -> Int? {
    mask.contains(item) ? outputIndex(of: item) + 1 : nil
  }

  /// Returns the index in the output of the separator at a position of ``items``.
  func separatorIndex(at position: Int) -> Int {
    Int(items[position].index) + (hasLeading ? 1 : 0) + position + 1
  }

  /// Returns the number of items of the base that precede an index of the output.
  ///
  /// - Complexity: O(log *n*)
  func rank(of index: Int) -> Int {
    // The separators above are those with an index in the output that is less.
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if separatorIndex(at: middle) < index { low = middle + 1 } else { high = middle }
    }
    return max(0, index - low - (hasLeading ? 1 : 0))
  }

  /// Returns the index in the base of an item of the output, or `nil` for a separator.
  func baseIndex(of index: Int) -> Int? {
    let rank = rank(of: index)
    return outputIndex(of: rank) == index ? rank : nil
  }
}
