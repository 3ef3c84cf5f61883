/// What ASCII has in the place of other characters.
enum ASCIITable {
  /// Returns the ASCII character that resembles a character most, or a question mark.
  static func byte(for character: Character) -> UInt8 {
    guard let scalar = character.unicodeScalars.first else { return UInt8(ascii: "?") }
    if (0x20..<0x7F).contains(scalar.value) { return UInt8(scalar.value) }
    return bytes[scalar] ?? UInt8(ascii: "?")
  }

  /// The characters, by what replaces them.
  static let rows: [(ascii: Unicode.Scalar, others: String)] = [
    ("-", "─━╌╍┄┅┈┉╴╶╸╺═‐‑‒–—―−·"), ("|", "│┃╎╏┆┇┊┋╵╷╹╻║▏▎▍▌▐▕¦"),
    ("+", "┌┐└┘├┤┬┴┼╭╮╰╯┏┓┗┛┣┫┳┻╋╔╗╚╝╠╣╦╩╬"), ("#", "█▉▊▋▀▇▆▅■▪◼▓"), ("=", "▄▃≡≈"),
    ("_", "▂▁"), ("%", "▒"), (":", "░⋮"), ("/", "╱÷"), ("\\", "╲"), ("X", "╳"),
    ("<", "←⇐◀◂◁◃‹«≤"), (">", "→⇒▶▸▷▹›»≥"), ("^", "↑⇑▲▴△▵"), ("v", "↓⇓▼▾▽▿✓✔"), ("m", "⇅↕⇵"),
    ("!", "≠¡"), ("~", "…"), ("*", "●•∙★◆✱"), ("o", "○◦◌°☆◇òóôõöø"), ("@", "◍◉◎⊙"), ("x", "×✗✘✕✖"),
    ("A", "⌥ÀÁÂÃÄÅÆ"), ("C", "⌘Ç"), ("E", "ÈÉÊË"), ("I", "ÌÍÎÏ"), ("N", "Ñ"), ("O", "ÒÓÔÕÖØ"),
    ("U", "ÙÚÛÜ"), ("Y", "Ý"), ("a", "àáâãäåæ"), ("c", "ç©"), ("e", "èéêë€"), ("i", "ìíîï"),
    ("n", "ñ"), ("r", "®"), ("s", "ß§"), ("u", "ùúûüµ"), ("y", "ýÿ"), ("'", "‘’‚´′"),
    ("\"", "“”„″"), (" ", "\u{A0}"),
  ]

  private static let bytes: [Unicode.Scalar: UInt8] = {
    var bytes: [Unicode.Scalar: UInt8] = [:]
    for (ascii, others) in rows {
      for scalar in others.unicodeScalars { bytes[scalar] = UInt8(ascii: ascii) }
    }
    return bytes
  }()
}
