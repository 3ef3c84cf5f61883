import Collate
import CollateTesting

/// A letter, read or not.
struct Letter: Identifiable, Hashable, Sendable {
  let id: Int
  let text: String
  var isRead = false
}

/// A section of letters.
struct LetterBox: SectionProtocol, Hashable, Sendable {
  let id: String
  var items: [Letter]
}

/// Invents letters and what happens to them, the same in every run.
struct PostOffice {
  private var random: SeededGenerator
  private var nextID = 1

  private static let texts = [
    "Lunch?", "Invoice", "Minutes", "Photos", "Review", "Parcel", "Recipe", "Seats", "Keys", "Trip",
    "Rent", "News",
  ]

  private static let liveCounts = 3...6

  /// Creates a post office.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Returns the boxes with their first letters, every other one unread.
  mutating func boxes() -> [LetterBox] {
    ["today", "earlier"].map { name in
      LetterBox(
        id: name,
        items: (0..<5).map { number in
          var letter = letter()
          letter.isRead = number % 2 == 1
          return letter
        })
    }
  }

  private mutating func letter() -> Letter {
    defer { nextID += 1 }
    return Letter(id: nextID, text: Self.texts[nextID % Self.texts.count])
  }

  /// Lets a letter come, go, change its box, or be read or not.
  ///
  /// - Returns: What happened.
  @MainActor
  mutating func change(_ boxes: ArrayDataSource<LetterBox>) -> String {
    let box = random.below(boxes.sections.count)
    let count = boxes.sections[box].items.count
    let path = ItemPath(section: box, item: random.below(max(count, 1)))
    switch random.below(4) {
    case 0 where count > Self.liveCounts.lowerBound:
      boxes.removeItem(at: path)
      return "a letter was thrown away"
    case 1 where count < Self.liveCounts.upperBound, _ where count == 0:
      boxes.insertItem(letter(), at: [box, 0])
      return "a letter came"
    case 2:
      boxes.moveItem(at: path, to: [1 - box, 0])
      return "a letter was moved"
    default:
      boxes.sections[box].items[path.item].isRead.toggle()
      return "a letter was \(boxes.snapshot[path].isRead ? "read" : "marked")"
    }
  }
}
