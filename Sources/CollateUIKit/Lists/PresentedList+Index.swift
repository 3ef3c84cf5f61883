#if canImport(UIKit) && !os(watchOS)
import UIKit

extension PresentedList {
  /// Returns the index titles of the sections; `nil` if no closure is set for them.
  func sectionTitles() -> [String]? {
    indexedSections = []
    var titles: [String] = []
    var isAsked = false
    for (number, section) in presenter.snapshot.sections.enumerated() {
      guard let title = ask(\.indexTitle, about: section, section: number) else { continue }
      isAsked = true
      guard let title else { continue }
      titles.append(title)
      indexedSections.append((number, section.id))
    }
    return isAsked ? titles : nil
  }

  /// Returns the section for an index title; `nil` if the titles are not those of sections.
  ///
  /// The view may still show titles from before an update. The title of a section that was deleted
  /// belongs to the section of the next title that is still there, or else of the previous one.
  func section(ofTitleAt index: Int) -> Int? {
    guard indexedSections.indices.contains(index) else { return nil }
    let sections = presenter.snapshot.sections
    let others = indexedSections[index...] + indexedSections[..<index].reversed()
    for (number, id) in others {
      // Ids may not be unique.
      if sections.indices.contains(number), sections[number].id == id { return number }
      if let number = sections.firstIndex(where: { $0.id == id }) { return number }
    }
    return nil
  }
}
#endif
