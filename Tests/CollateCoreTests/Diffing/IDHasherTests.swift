import Collate
import CollateTesting
import Foundation
import TestSupport
import Testing

@testable import CollateCore

/// Equal ids have equal hashes, as `Hashable` demands.
@Suite("Hashes of ids")
struct IDHasherTests {
  /// Hashers with the same seeds in each process.
  ///
  /// Different ids can have the same hash with any hasher. With a random seed, a limit on how many do is
  /// exceeded in some runs, however rarely. With a certain one and certain ids, it is kept in all or none.
  private static let certainHashers = [
    IDHasher(seed: 0x1234_5678_9ABC_DEF1), IDHasher(seed: 0xE703_7ED1_A0B4_28DB),
  ]

  /// Checks that ids which are equal have equal hashes, with a random seed, too.
  private func checkEqualIDs<ID: Hashable>(_ ids: [ID]) {
    for hasher in [IDHasher()] + Self.certainHashers {
      var hashes: [ID: Set<Int>] = [:]
      for id in ids { hashes[id, default: []].insert(hasher.hash(id)) }
      #expect(hashes.values.allSatisfy { $0.count == 1 }, "equal, with two hashes")
    }
  }

  /// Checks that ids which are equal have equal hashes, and how many of the others have, too.
  ///
  /// The ids must be the same in each process, and of a type that is not hashed by the standard library,
  /// whose seed is random.
  private func check<ID: Hashable>(_ ids: [ID], collisions: Int) {
    checkEqualIDs(ids)
    for hasher in Self.certainHashers {
      var ids32: [UInt32: Set<ID>] = [:]
      for id in ids { ids32[UInt32(truncatingIfNeeded: hasher.hash(id)), default: []].insert(id) }
      let count = Set(ids).count - ids32.count
      #expect(count <= collisions, "\(count) collisions, seed \(hasher.seed)")
    }
  }

  @Test("Every scalar: texts that are equal to an ASCII text have its hash")
  func scalars() {
    let hasher = IDHasher()
    // A set finds an equal text by one comparison, where a search would take a minute for all scalars.
    let ascii = Set((UInt8.min..<0x80).map { String(UnicodeScalar($0)) })
    var equivalents: [String] = []
    for code in UInt32(0x80)...0x10_FFFF {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let text = String(scalar)
      // The first bytes of a normalized text are those of its first scalar.
      guard let index = ascii.firstIndex(of: text) else {
        if IDHasher.folded(scalar) != scalar { Issue.record("\(code) is like no ASCII character") }
        continue
      }
      equivalents.append(text)
      for (one, two) in [(text, ascii[index]), ("a\(text)b", "a\(ascii[index])b")] {
        expectEqual(hasher.hash(one), hasher.hash(two))
      }
    }
    expectEqual(equivalents.sorted(), ["\u{37E}", "\u{1FEF}", "\u{212A}"].sorted())
  }

  @Test("Texts of all lengths, composed and decomposed, in native and other storage")
  func texts() {
    let parts = [
      "a", "k", "K", "\u{212A}", ";", "\u{37E}", "`", "\u{1FEF}", "e\u{301}", "\u{E9}", "\u{0}",
      "\u{7F}", "Å", "\u{212B}", "A\u{30A}", "q\u{307}\u{323}", "q\u{323}\u{307}", "한", "👩‍👩‍👧",
    ]
    let pairs = parts.flatMap { one in parts.map { one + $0 } }
    checkEqualIDs(
      pairs + parts + [""] + pairs.map { String(decoding: Array($0.utf8), as: UTF8.self) })
    withSeeds(Effort.rounds(200)) { random in
      let texts = (0..<50).map { _ in
        (0..<random.below(40)).map { _ in
          random.oneIn(8) ? parts[random.below(parts.count)] : "abc"
        }.joined()
      }
      // Other forms of the same text, and texts that differ only at one place.
      checkEqualIDs(
        texts + texts.map(\.decomposedStringWithCanonicalMapping)
          + texts.map(\.precomposedStringWithCanonicalMapping)
          + texts.map { String($0.dropLast()) } + texts.map { $0 + "\u{0}" })
    }
  }

  @Test("ASCII texts that differ in one bit, or in length only, have different hashes")
  func nearTexts() {
    var texts: [String] = []
    for count in 0..<70 {
      let bytes = [UInt8](repeating: 0x20, count: count)
      texts.append(String(decoding: bytes, as: UTF8.self))
      for place in bytes.indices {
        for bit in 0..<7 {
          var other = bytes
          other[place] ^= 1 << bit
          texts.append(String(decoding: other, as: UTF8.self))
        }
      }
    }
    check(texts, collisions: 2)
  }

  @Test("Integers of all types")
  func integers() {
    func check<Number: FixedWidthInteger>(_ type: Number.Type) {
      var numbers: [Number] = [.min, .max, 0, 1]
      for bit in 0..<Number.bitWidth {
        numbers += [1 << bit, ~(1 << bit), .max &- (1 << bit)]
      }
      numbers += (0..<127).map { Number($0) }
      self.check(numbers + numbers, collisions: 0)
      for number in numbers {
        expectEqual(IDHasher.bits(of: number), UInt64(truncatingIfNeeded: number))
      }
    }
    check(Int.self)
    check(Int8.self)
    check(Int16.self)
    check(Int32.self)
    check(Int64.self)
    check(UInt.self)
    check(UInt8.self)
    check(UInt16.self)
    check(UInt32.self)
    check(UInt64.self)
  }

  @Test("UUIDs, and those that differ in one bit")
  func uuids() {
    let zero: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var ids = [UUID(uuid: zero)]
    for bit in 0..<128 {
      var bytes = zero
      unsafe withUnsafeMutableBytes(of: &bytes) { unsafe $0[bit / 8] = 1 << UInt8(bit % 8) }
      ids.append(UUID(uuid: bytes))
    }
    var random = SeededGenerator(seed: 1)
    for _ in 0..<1000 {
      var bytes = zero
      unsafe withUnsafeMutableBytes(of: &bytes) { bytes in
        for index in bytes.indices { unsafe bytes[index] = .random(in: 0...255, using: &random) }
      }
      ids.append(UUID(uuid: bytes))
    }
    check(ids + ids.compactMap { UUID(uuidString: $0.uuidString) }, collisions: 1)
  }

  @Test("Ids of other types have the hashes that they had")
  func others() {
    struct Wrapped: Hashable {
      let number: Int
    }
    let hasher = IDHasher()
    expectEqual(hasher.hash(Wrapped(number: 3)), Wrapped(number: 3).hashValue)
    expectEqual(hasher.hash("text"[...]), "text"[...].hashValue)
    expectEqual(hasher.hash(Optional(3)), Optional(3).hashValue)
    checkEqualIDs((0..<1000).map { Wrapped(number: $0 / 2) })
  }

  @Test("A difference finds items whose ids are equal in another normal form")
  func difference() {
    struct Word: Identifiable, Hashable, Sendable {
      let id: String
    }
    let words = (0..<200).map { Word(id: "\($0) caf\u{E9} \u{212A}\($0)") }
    let others = words.reversed().map { Word(id: $0.id.decomposedStringWithCanonicalMapping) }
    let before = Snapshot([BasicSection(id: 0, items: words)])
    let after = Snapshot([BasicSection(id: 0, items: others)])
    let batch = after.difference(from: before)
    #expect(batch.itemDeletes.isEmpty && batch.itemInserts.isEmpty && batch.itemUpdates.isEmpty)
    expectEqual(batch.itemMoves.count, 199)
  }
}
