extension Unicode.Scalar {
  /// The number of columns of the scalar on a terminal: 0, 1 or 2.
  package var columnCount: Int {
    if value < 0x300 { return value < 0x20 || 0x7F..<0xA0 ~= value ? 0 : 1 }
    // Hangul vowels and final consonants join the initial consonant before them.
    if 0x1160...0x11FF ~= value || 0xD7B0...0xD7FB ~= value { return 0 }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return 0
    case .enclosingMark, .nonspacingMark: return 0
    default: return isWide ? 2 : 1
    }
  }

  private var isWide: Bool {
    if value < 0x1100 { return false }
    // Regional indicators, the halves of flags, take one column each.
    if properties.isEmojiPresentation { return !(0x1F1E6...0x1F1FF ~= value) }
    return Self.wideBlocks.contains { $0 ~= value }
  }

  /// The ranges of wide and full-width scalars in Unicode's East Asian Width, apart from emoji; they
  /// include unassigned scalars between them.
  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1_6FE0...0x1_8DF2,
    0x1_AFF0...0x1_B2FB, 0x1_D300...0x1_D376, 0x1_F200...0x1_F265, 0x2_0000...0x3_FFFD,
  ]
}
