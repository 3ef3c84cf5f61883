import Collate

/// A difference between two lists of sections.
struct SnapshotDifference: Hashable, Sendable {
  /// The index of the section in both lists; `nil` if it concerns all sections.
  let section: Int?

  /// The actual and the expected content.
  let message: String
}

extension Sequence {
  /// Returns the differences from the expected sections, in ids and content.
  ///
  /// Items are different if their ids or their content differ.
  func differences<Section>(
    from expected: some Collection<Section>
  ) -> [SnapshotDifference] where Element == Section, Section: SectionProtocol {
    let found = Array(self)
    let expected = Array(expected)
    guard found.count == expected.count else {
      let message = "there are \(found.count) sections instead of \(expected.count)"
      return [SnapshotDifference(section: nil, message: message)]
    }
    return zip(found, expected).enumerated().flatMap { number, pair in
      pair.0.differences(from: pair.1, number: number)
    }
  }
}

extension SectionProtocol {
  fileprivate func differences(from expected: Self, number: Int) -> [SnapshotDifference] {
    guard id == expected.id else {
      let message = "section \(number) is \(id) instead of \(expected.id)"
      return [SnapshotDifference(section: number, message: message)]
    }
    let (items, expectedItems) = (items, expected.items)
    var messages: [String] = []
    if !hasSameContent(as: expected) {
      messages.append("section \(number), \(id), shows other content than it has")
    }
    if items.count != expectedItems.count {
      messages.append(
        "section \(number), \(id), has \(items.count) items instead of \(expectedItems.count)")
    } else {
      for (item, pair) in zip(items, expectedItems).enumerated() {
        let path = ItemPath(section: number, item: item)
        if pair.0.id != pair.1.id {
          messages.append("item \(path) is \(pair.0.id) instead of \(pair.1.id)")
        } else if pair.0 != pair.1 {
          messages.append("item \(path), \(pair.0.id), shows \(pair.0) instead of \(pair.1)")
        }
      }
    }
    return messages.map { SnapshotDifference(section: number, message: $0) }
  }
}
