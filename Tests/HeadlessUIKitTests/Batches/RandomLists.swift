import Foundation
import TestSupport
@_spi(Headless) import UIKit

/// Two lists of named sections and items, and the updates that lead from one to the other.
struct RandomLists {
  struct Section: Equatable {
    var id: Int
    var items: [Int]
  }

  var before: [Section]
  var after: [Section]
  var updates: [BatchUpdates.Update] = []

  /// Makes both lists.
  init(using random: inout SeededGenerator) {
    var lastID = 0
    func fresh() -> Int {
      lastID += 1
      return lastID
    }
    let before = (0..<random.below(5)).map { _ in
      Section(id: fresh(), items: (0..<random.below(6)).map { _ in fresh() })
    }
    self.init(before, using: &random, fresh: fresh)
  }

  /// Makes a list that follows another.
  ///
  /// - Parameters:
  ///   - before: The list that it follows.
  ///   - random: Where the changes come from.
  ///   - hasHazards: Whether items change in sections that move, or leave theirs.
  ///   - fresh: Makes names.
  init(
    _ before: [Section], using random: inout SeededGenerator, hasHazards: Bool = true,
    fresh: () -> Int
  ) {
    self.before = before
    var after = before.filter { _ in !random.oneIn(5) }
    for _ in 0..<random.below(3) {
      after.insert(
        Section(id: fresh(), items: (0..<random.below(4)).map { _ in fresh() }),
        at: random.below(after.count + 1))
    }
    let movesSections = random.oneIn(2)
    if movesSections { after.shuffle(using: &random) }
    self.after = after
    addSectionUpdates(moving: movesSections)
    if hasHazards || !movesSections { changeItems(using: &random, fresh: fresh) }
  }

  private mutating func addSectionUpdates(moving: Bool) {
    for (number, section) in before.enumerated()
    where !after.contains(where: { $0.id == section.id }) {
      updates.append(.deleteSection(number))
    }
    for (number, section) in after.enumerated() {
      if let old = before.firstIndex(where: { $0.id == section.id }) {
        if moving { updates.append(.moveSection(old, number)) }
      } else {
        updates.append(.insertSection(number))
      }
    }
  }

  private mutating func changeItems(using random: inout SeededGenerator, fresh: () -> Int) {
    var strays: [(from: IndexPath, id: Int)] = []
    for number in after.indices {
      guard let old = oldSection(of: number) else { continue }
      var items = after[number].items.filter { _ in !random.oneIn(4) }
      for (place, id) in after[number].items.enumerated() where !items.contains(id) {
        if random.oneIn(3) {
          strays.append((path(old, place), id))
        } else {
          updates.append(.deleteItem(path(old, place)))
        }
      }
      for _ in 0..<random.below(3) { items.insert(fresh(), at: random.below(items.count + 1)) }
      if random.oneIn(2) { items.shuffle(using: &random) }
      after[number].items = items
    }
    let targets = after.indices.filter { oldSection(of: $0) != nil }
    for (_, id) in strays {
      let target = targets[random.below(targets.count)]
      after[target].items.insert(id, at: random.below(after[target].items.count + 1))
    }
    for number in targets { addItemUpdates(of: number, strays: strays) }
  }

  private mutating func addItemUpdates(of number: Int, strays: [(from: IndexPath, id: Int)]) {
    guard let old = oldSection(of: number) else { return }
    let oldItems = before[old].items
    let stays = after[number].items.filter { id in
      oldItems.contains(id) && !strays.contains { $0.id == id }
    }
    let isInOrder = stays == oldItems.filter(stays.contains)
    for (place, id) in after[number].items.enumerated() {
      if let stray = strays.first(where: { $0.id == id }) {
        updates.append(.moveItem(stray.from, path(number, place)))
      } else if let oldPlace = oldItems.firstIndex(of: id) {
        if !isInOrder { updates.append(.moveItem(path(old, oldPlace), path(number, place))) }
      } else {
        updates.append(.insertItem(path(number, place)))
      }
    }
  }

  func oldSection(of number: Int) -> Int? {
    before.firstIndex { $0.id == after[number].id }
  }

  /// Where a report leads items to others.
  func mistakes(in report: BatchUpdates.Report) -> [String] {
    var mistakes: [String] = []
    for (section, old) in before.enumerated() {
      for (item, id) in old.items.enumerated() {
        let target = report.newIndexPath(for: path(section, item))
        let isThere = after.contains { $0.items.contains(id) }
        let found = target.map { after[$0.section].items[$0.item] }
        if found != (isThere ? id : nil) {
          mistakes.append(
            "\(id) at \(section)-\(item) ends up as \(found.map(String.init) ?? "none")")
        }
      }
    }
    return mistakes
  }
}
