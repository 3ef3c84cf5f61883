/// The colors and attributes that the terminal gives to the next characters.
struct Pen: Equatable {
  private var foreground = Color.ofTerminal
  private var background = Color.ofTerminal
  private var attributes: Attributes = []

  /// Creates the pen after a reset.
  init() {}

  /// Creates the pen of a cell, without colors if the terminal has none.
  init(of cell: Cell, depth: ColorDepth) {
    attributes = cell.attributes
    guard depth != .none else { return }
    (foreground, background) = (cell.foreground, cell.background)
  }

  /// Appends the SGR parameters that change another pen to this one, each followed by a semicolon.
  ///
  /// - Parameters:
  ///   - previous: The current pen, if known.
  ///   - depth: The colors of the terminal.
  ///   - bytes: The array to append to.
  func appendCodes(after previous: Pen?, depth: ColorDepth, to bytes: inout [UInt8]) {
    var known = Pen()
    if let previous, previous.attributes.isSubset(of: attributes) {
      known = previous
    } else {
      // Terminals disagree about the codes that remove single attributes.
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

  private static let codes: [(Attributes, Int)] = [(.bold, 1), (.strike, 9)]
}

extension Color {
  /// Appends the SGR parameters of the color, each followed by a semicolon.
  ///
  /// - Parameters:
  ///   - base: The code of the first ANSI color: 30 for the foreground, 40 for the background.
  ///   - depth: The colors of the terminal.
  ///   - bytes: The array to append to.
  fileprivate func appendCodes(at base: Int, depth: ColorDepth, to bytes: inout [UInt8]) {
    let codes: [Int]
    switch depth {
    case _ where isOfTerminal, .none: codes = [base + 9]
    case .palette: codes = [base + 8, 5, paletteIndex]
    case .full: codes = [base + 8, 2, Int(red), Int(green), Int(blue)]
    }
    for code in codes {
      bytes.append(decimal: code)
      bytes.append(UInt8(ascii: ";"))
    }
  }
}
