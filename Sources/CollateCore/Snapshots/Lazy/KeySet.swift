/// A set of integers that are close to each other, of which 64 share a word.
package struct KeySet {
  private var words: [Int: UInt64] = [:]

  func contains(_ key: Int) -> Bool { words[key >> 6, default: 0] & Self.bit(key) != 0 }

  mutating func insert(_ key: Int) { words[key >> 6, default: 0] |= Self.bit(key) }

  private static func bit(_ key: Int) -> UInt64 { 1 << UInt64(key & 63) }
}
