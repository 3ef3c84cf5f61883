import CollateCore

/// A hash table of the chunks in which ids are, without the ids.
///
/// Each slot has the number of a chunk, and as many bits of the hash value of an id in it as there is room for, so
/// that a search hardly ever looks into another chunk. With the ids as keys, the table would be three times as large.
struct ChunkTable: Sendable {
  /// The slots: 0 is free, 1 was that of a removed id.
  ///
  /// Their number is a power of two.
  private var slots: [UInt32]

  /// The number of bits of a hash value in a slot; in the others is the number of the chunk, plus 1.
  private let tagWidth: Int

  /// The number of slots that are not free.
  private var usedCount = 0

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - count: How many ids there is to be room for.
  ///   - chunkCount: How many chunks there is to be room for, those without ids included.
  init(capacity count: Int = 0, chunkCount: Int = 0) {
    var slotCount = 8
    while slotCount / 4 * 3 < count { slotCount *= 2 }
    let greatest = max(slotCount, chunkCount)
    tagWidth = UInt32.bitWidth - (Int.bitWidth - greatest.leadingZeroBitCount)
    precondition(tagWidth > 0, "\(chunkCount) chunks of \(count) ids are too many to be numbered")
    slots = Array(repeating: 0, count: slotCount)
  }
}

extension ChunkTable {
  /// Returns the number of the chunk that has an id.
  ///
  /// - Parameters:
  ///   - hash: The hash value of the id.
  ///   - hasID: Returns whether the chunk with a number has the id.
  /// - Returns: The number; `nil` if there is none.
  /// - Complexity: O(1) expected.
  func number(of hash: Int, where hasID: (_ number: Int) -> Bool) -> Int? {
    slot(of: hash, where: hasID).map { number(inSlot: $0) }
  }

  private func slot(of hash: Int, where isWanted: (_ number: Int) -> Bool) -> Int? {
    let tag = tag(of: hash)
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      if isUsed(slot), slots[slot] & (1 << tagWidth - 1) == tag, isWanted(number(inSlot: slot)) {
        return slot
      }
      slot = next(slot)
    }
    return nil
  }

  private func tag(of hash: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: UInt(bitPattern: hash) >> (UInt.bitWidth - tagWidth))
  }

  /// Returns whether there is an id in a slot.
  private func isUsed(_ slot: Int) -> Bool { slots[slot] > 1 }

  private func number(inSlot slot: Int) -> Int { Int(slots[slot] >> tagWidth) - 1 }

  private func next(_ slot: Int) -> Int { (slot + 1) & (slots.count - 1) }
}

// Changes.
extension ChunkTable {
  /// Returns whether there is room for further ids, and for the numbers of all chunks; if not, make a table for them.
  func hasRoom(for count: Int, chunkCount: Int) -> Bool {
    usedCount + count <= slots.count / 4 * 3 && chunkCount <= UInt32.max >> tagWidth
  }

  /// Inserts an id that is not there.
  mutating func insert(_ hash: Int, inChunk number: Int) {
    var slot = hash & (slots.count - 1)
    while isUsed(slot) { slot = next(slot) }
    if slots[slot] == 0 { usedCount += 1 }
    slots[slot] = UInt32(number + 1) << tagWidth | tag(of: hash)
  }

  /// Removes an id.
  mutating func remove(_ hash: Int, fromChunk number: Int) {
    // If the slot is that of another id of the chunk, with the same bits, that one gets the other slot.
    guard var slot = slot(of: hash, where: { $0 == number }) else { return }
    slots[slot] = 1
    if slots[next(slot)] != 0 { return }
    // No search goes on behind the slot.
    while slots[slot] == 1 {
      slots[slot] = 0
      usedCount -= 1
      slot = (slot - 1) & (slots.count - 1)
    }
  }
}
