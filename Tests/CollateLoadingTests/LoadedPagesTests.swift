import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

@MainActor
@Suite("The pages of a loader machine")
struct LoadedPagesTests {
  @Test("Ids that are inserted one after the other do not copy the page each time")
  func copies() {
    var pages = LoadedPages<Int, Int>()
    pages.insert(LoadedIDs([0], previous: nil, next: nil), of: LoadToken(1), at: 0)
    // The content that is shown is kept beside the one that changes.
    _ = pages.takeChange()
    var copyCount = 0
    var last: UnsafePointer<Int>?
    for id in 1...1000 {
      pages.put(id, at: .last)
      let buffer = unsafe pages.page(at: .forward)?.ids.withUnsafeBufferPointer { $0.baseAddress }
      if unsafe buffer != last { copyCount += 1 }
      unsafe last = buffer
    }
    expectEqual(pages.content.ids, Array(0...1000))
    // As many as each chunk needs to grow.
    #expect(copyCount < 80, "\(copyCount)")
  }

  @Test(
    "Ids are found by their ranks, and edits lead from what was shown to what is",
    arguments: [1, 7, 400])
  func edits(pageSize: Int) {
    withSeeds(Effort.rounds(60)) { generator in
      var model = PagesModel(pageSize: pageSize)
      for _ in 0..<60 {
        model.change(&generator)
        model.check(&generator)
      }
    }
  }

  @Test("Pages are found, however many come between the same two")
  func neighbors() {
    var pages = LoadedPages<Int, Int>()
    for id in 0..<200 {
      pages.insert(LoadedIDs([id]), of: LoadToken(id + 1), at: min(id, 1))
    }
    let ids = [0] + (1..<200).reversed()
    expectEqual(pages.content.ids, ids)
    for (index, id) in ids.enumerated() {
      expectEqual(pages.order.index(of: .page(LoadToken(id + 1))), index)
      expectEqual(pages.rank(of: id), index)
    }
  }

  @Test(
    "A table of chunks finds ids, also among many with the same hash values, and does not grow without need"
  )
  func table() {
    withSeeds(Effort.rounds(200)) { generator in
      // Few hash values, also such that differ only in the bits that a slot keeps.
      let hashes = (0..<8).map { $0 % 4 | ($0 / 4) << 62 }
      var chunks: [Int: Int] = [:]
      var table = ChunkTable(chunkCount: 10)
      func hash(_ id: Int) -> Int { hashes[id % 8] }
      for _ in 0..<300 {
        let (id, number) = (generator.below(60), generator.below(10))
        switch (chunks[id], generator.below(3)) {
        case (nil, _):
          if !table.hasRoom(for: 1, chunkCount: 10) {
            table = ChunkTable(capacity: chunks.count + 1, chunkCount: 10)
            for (id, number) in chunks { table.insert(hash(id), inChunk: number) }
          }
          table.insert(hash(id), inChunk: number)
          chunks[id] = number
        case (let old?, 0):
          table.remove(hash(id), fromChunk: old)
          table.insert(hash(id), inChunk: number)
          chunks[id] = number
        case (let old?, _):
          table.remove(hash(id), fromChunk: old)
          chunks[id] = nil
        }
        for id in 0..<60 {
          expectEqual(table.number(of: hash(id)) { chunks[id] == $0 }, chunks[id])
        }
      }
      for (id, number) in chunks { table.remove(hash(id), fromChunk: number) }
      #expect(chunks.isEmpty || table.hasRoom(for: 1, chunkCount: 10))
    }
  }
}

/// Pages and gaps, beside arrays of their ids.
@MainActor
private struct PagesModel {
  private var pages = LoadedPages<Int, Int>()
  private var parts: [(token: LoadToken?, gap: LoadGap?, ids: [Int])] = []
  private let pageSize: Int
  private var count = 0

  /// What was shown last, with gaps as negative numbers.
  private var shown: [Int] = []
  private var edited = EditedIDs<Int>([], [])

  init(pageSize: Int) {
    self.pageSize = pageSize
  }

  private var ids: [Int] { parts.flatMap(\.ids) }

  /// The index of each part in the pages, which are divided into chunks, and their number.
  private var indices: [Int] {
    parts.reduce(into: [0]) { indices, part in
      let chunks = part.token.flatMap { pages.order.chunks(of: .page($0)) }
      indices.append((indices.last ?? 0) + (chunks?.count ?? 1))
    }
  }

  private var sequence: [Int] { parts.flatMap { $0.gap.map { [-$0.number] } ?? $0.ids } }

  mutating func change(_ generator: inout SeededGenerator) {
    let index = generator.below(parts.count + 1)
    let (all, indices) = (ids, indices)
    switch generator.below(8) {
    case 0, 1: insertPage(at: index, &generator)
    case 2:
      count += 1
      pages.insert(LoadGap(count), at: indices[index])
      parts.insert((nil, LoadGap(count), []), at: index)
    case 3 where parts.count > 3:
      let end = min(parts.count, index + generator.below(3))
      pages.remove(indices[index]..<indices[end])
      parts.removeSubrange(index..<end)
    case 4 where index < parts.count && parts[index].gap == nil:
      let size = parts[index].ids.count
      let start = generator.below(size + 1)
      let range = start..<start + generator.below(size - start + 1)
      if let token = parts[index].token {
        let rank = parts[..<index].reduce(start) { $0 + $1.ids.count }
        pages.removeIDs(range.count, at: PagePosition(token: token, rank: rank))
      }
      parts[index].ids.removeSubrange(range)
    case 5 where !all.isEmpty: remove(all[generator.below(all.count)])
    case 6 where all.count > 1:
      // It is moved, and often back.
      let place = generator.below(all.count)
      remove(all[place])
      let ids = ids
      insert(all[place], beside: ids[min(place, ids.count - 1)], isAfter: place == ids.count)
    default:
      for _ in 0..<generator.below(40) where !ids.isEmpty {
        count += 1
        let ids = ids
        insert(count, beside: ids[generator.below(ids.count)], isAfter: generator.below(2) == 0)
      }
    }
  }

  private mutating func insertPage(at index: Int, _ generator: inout SeededGenerator) {
    count += 1
    let token = LoadToken(count)
    let ids = Array(count + 1..<count + 1 + generator.below(pageSize + 1))
    count += ids.count
    expectEqual(pages.unknown(self.ids.suffix(2) + ids), ids)
    pages.insert(LoadedIDs(ids), of: token, at: indices[index])
    parts.insert((token, nil, ids), at: index)
  }

  private mutating func remove(_ id: Int) {
    pages.remove(id)
    for index in parts.indices { parts[index].ids.removeAll { $0 == id } }
  }

  private mutating func insert(_ id: Int, beside other: Int, isAfter: Bool) {
    pages.put(id, at: isAfter ? .after(other) : .before(other))
    for index in parts.indices {
      guard let place = parts[index].ids.firstIndex(of: other) else { continue }
      parts[index].ids.insert(id, at: place + (isAfter ? 1 : 0))
    }
  }

  mutating func check(_ generator: inout SeededGenerator) {
    expectEqual(pages.content.ids, ids)
    expectEqual(pages.content.gaps, parts.compactMap(\.gap))
    expectEqual(pages.order.pageCount, parts.count { $0.gap == nil })
    expectEqual(pages.takeChange(), shown != sequence)
    shown = sequence
    if generator.below(2) == 0 {
      for edit in pages.takeEdits() { edited.apply(edit) }
      expectEqual(edited.mistake(ids, parts.compactMap(\.gap)), nil)
      edited = EditedIDs(ids, parts.compactMap(\.gap))
    }
    var rank = 0
    for (index, part) in zip(indices, parts) {
      if let token = part.token {
        expectEqual(pages.order.index(of: .page(token)), index)
        expectEqual(pages.order.ranks(of: .page(token)), rank..<rank + part.ids.count)
        expectEqual(pages.ids(of: token), part.ids)
      }
      if let gap = part.gap { expectEqual(pages.index(of: gap), index) }
      expectEqual(pages.order.rank(ofChunkAt: index), rank)
      for (offset, id) in part.ids.enumerated() where offset % 17 == rank % 17 {
        expectEqual(pages.rank(of: id), rank + offset)
        expectEqual(pages.page(of: id)?.token, part.token)
      }
      rank += part.ids.count
    }
    #expect(!pages.contains(-1) && !pages.contains(count + 1))
    #if COLLATE_CHECK_INVARIANTS
    // Only machines keep gaps between pages.
    if parts.allSatisfy({ $0.gap == nil }) { pages.checkInvariants() }
    #endif
  }
}
