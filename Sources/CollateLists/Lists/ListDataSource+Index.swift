#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

extension ListDataSource {
  func indexTitles() -> [String]?? {
    indexedSections = []
    if let titles: () -> [String]? = handlers[view: .indexTitles] { return .some(titles()) }
    return sectionTitles().map { $0.isEmpty ? nil : $0 }
  }

  /// Returns the index titles of the sections; `nil` if no closure is set for them.
  private func sectionTitles() -> [String]? {
    var titles: [String] = []
    var isAsked = false
    for (number, section) in presenter.snapshot.sections.enumerated() {
      guard let title = answer(.indexTitle, about: section, at: number) else { continue }
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

  func firstItem(fromSection start: Int) -> IndexPath {
    // An empty section has no item to scroll to.
    let sections = snapshot.sections.indices
    let next = sections.dropFirst(start).first { snapshot.itemCount(inSection: $0) > 0 }
    let last = sections.last { snapshot.itemCount(inSection: $0) > 0 }
    return [next ?? last ?? start, 0]
  }
}
#endif
