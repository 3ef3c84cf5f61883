import Collate
import CollateTesting

extension Row {
  /// Differences of lists without sections.
  static func flatRows(isQuick: Bool) -> [Row] {
    let sizes = isQuick ? [1000, 10_000] : [1000, 10_000, 100_000]
    return sizes.flatMap { size in
      FlatWork.allCases.flatMap { work in
        [flatRow(work, size, String.self, isQuick), flatRow(work, size, Int.self, isQuick)]
      }
    }
  }

  /// Differences of lists with sections.
  static func sectionedRows(isQuick: Bool) -> [Row] {
    let shapes = isQuick ? [(20, 50), (100, 100)] : [(20, 50), (100, 100), (1000, 100)]
    return shapes.flatMap { shape in
      SectionedWork.allCases.flatMap { work in
        [
          sectionedRow(work, shape, String.self, isQuick),
          sectionedRow(work, shape, Int.self, isQuick),
        ]
      }
    }
  }

  /// Differences of lists whose sections all go and come; their items should be of no interest.
  static var sectionReplacingRows: [Row] {
    [sectionReplacingRow(String.self), sectionReplacingRow(Int.self)]
  }

  private static func flatRow<ID: BenchmarkID>(
    _ work: FlatWork, _ size: Int, _ ids: ID.Type, _ isQuick: Bool
  ) -> Row {
    Row("flat \(size / 1000)k", work.rawValue, work.limit(for: ids), ids: ID.label) {
      var generator = SeededGenerator(seed: 1)
      let id = ID.random(using: &generator)
      let lists = work.lists(count: size, of: ids)
      return differenceContenders(
        [Feed(id: id, title: 0, items: lists.old)], [Feed(id: id, title: 0, items: lists.new)],
        floor: work.limit(for: ids).unit,
        isQuick: isQuick)
    }
  }

  private static func sectionedRow<ID: BenchmarkID>(
    _ work: SectionedWork, _ shape: (sectionCount: Int, itemCount: Int), _ ids: ID.Type,
    _ isQuick: Bool
  ) -> Row {
    Row(
      "sections \(shape.sectionCount) x \(shape.itemCount)", work.rawValue, work.limit(for: ids),
      ids: ID.label
    ) {
      let lists = work.lists(
        sectionCount: shape.sectionCount, itemCount: shape.itemCount, of: ids)
      return differenceContenders(
        lists.old, lists.new, floor: work.limit(for: ids).unit,
        isQuick: isQuick)
    }
  }

  private static func sectionReplacingRow<ID: BenchmarkID>(_ ids: ID.Type) -> Row {
    Row(
      "sections 1000 x 100", "all sections replaced, by 1000 x 1",
      Limit(1.3, "1000 x 1", nanoseconds: 250_000), ids: ID.label
    ) {
      var generator = SeededGenerator(seed: 3)
      func contender(_ role: Contender.Role, itemCount: Int) -> Contender {
        let (before, after): (Snapshot<Feed<ID>>, Snapshot<Feed<ID>>) = (
          Snapshot(
            Feed.random(sectionCount: 1000, itemCount: itemCount, using: &generator)),
          Snapshot(
            Feed.random(sectionCount: 1000, itemCount: itemCount, using: &generator))
        )
        return Contender(role) { blackHole(after.difference(from: before)) }
      }
      return [
        contender(.subject, itemCount: 100),
        contender(.reference("1000 x 1"), itemCount: 1),
      ]
    }
  }

  private static func differenceContenders<ID>(
    _ old: [Feed<ID>], _ new: [Feed<ID>], floor: String, isQuick: Bool
  ) -> [Contender] {
    let before = Snapshot(old)
    let after = Snapshot(new)
    let oldItems = old.flatMap(\.items)
    let newItems = new.flatMap(\.items)
    // The standard library walks as many diagonals as there are removals and insertions.
    let batch = after.difference(from: before)
    let distance =
      batch.itemDeletes.count + batch.itemInserts.count + batch.itemMoves.count * 2
      + batch.sectionMoves.reduce(0) { $0 + old[$1.before.index].items.count * 2 }
    let isFeasible = distance * distance + oldItems.count <= (isQuick ? 500_000 : 5_000_000)
    func contender(_ name: String, body: @escaping @MainActor () -> Void) -> Contender {
      Contender(name == floor ? .reference(name) : .onlooker(name), body: body)
    }
    func standard(_ name: String, body: @escaping @MainActor () -> Void) -> Contender {
      Contender(.onlooker(name), body: isFeasible ? body : nil)
    }
    return [
      Contender(.subject) { blackHole(after.difference(from: before)) },
      contender(Floor.comparing) { blackHole(Floor.compare(old, new)) },
      contender(Floor.hashing) { blackHole(Floor.hash(old, new)) },
      standard("difference") {
        blackHole(StandardLibrary.difference(from: oldItems, to: newItems))
      },
      standard("inferringMoves") {
        blackHole(StandardLibrary.difference(from: oldItems, to: newItems).inferringMoves())
      },
    ]
  }
}
