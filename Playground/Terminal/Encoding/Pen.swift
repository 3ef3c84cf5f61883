/// What the next characters look like.
struct Pen: Equatable {
  private var foreground = Color.ofTerminal
  private var background = Color.ofTerminal
  private var attributes: Attributes = []

  /// Creates the pen of a terminal that was told nothing.
  init() {}

  /// Creates the pen for a cell.
  init(of cell: Cell, depth: ColorDepth) {
    attributes = cell.attributes
    guard depth != .none else { return }
    (foreground, background) = (cell.foreground, cell.background)
  }

  /// Appends the codes that make a pen this one, each with a semicolon behind it.
  ///
  /// - Parameters:
  ///   - previous: The pen that there is, if that is known.
  ///   - depth: The colours of the terminal.
  ///   - bytes: What the codes are appended to.
  func appendCodes(after previous: Pen?, depth: ColorDepth, to bytes: inout [UInt8]) {
    var known = Pen()
    if let previous, previous.attributes.isSubset(of: attributes) {
      known = previous
    } else {
      // Terminals do not agree on how attributes are taken away one by one.
      bytes.append("0;")
    }
    for (attribute, code) in Self.codes
    where attributes.contains(attribute) && !known.attributes.contains(attribute) {
      bytes.append(decimal: code)
      bytes.append(UInt8(ascii: ";"))
    }
    if foreground != known.foreground {
      foreground.appendCodes(at: 30, depth: depth, to: &bytes)
    }
    if background != known.background {
      background.appendCodes(at: 40, depth: depth, to: &bytes)
    }
  }

  private static let codes: [(Attributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strike, 9),
  ]
}

extension Color {
  /// Appends the codes for the colour, each with a semicolon behind it.
  ///
  /// - Parameters:
  ///   - base: The code of the first of the eight dark colours with a name: that of characters or
  ///     that of what is behind them.
  ///   - depth: The colours of the terminal.
  ///   - bytes: What the codes are appended to.
  fileprivate func appendCodes(at base: Int, depth: ColorDepth, to bytes: inout [UInt8]) {
    var codes: [Int]
    switch depth {
    case _ where isOfTerminal: codes = [base + 9]
    case .none: codes = [base + 9]
    case .sixteen:
      let name = nameIndex
      codes = [name < 8 ? base + name : base + 60 + name - 8]
    case .palette: codes = [base + 8, 5, paletteIndex]
    case .full: codes = [base + 8, 2, Int(red), Int(green), Int(blue)]
    }
    for code in codes {
      bytes.append(decimal: code)
      bytes.append(UInt8(ascii: ";"))
    }
  }
}
