import PlaygroundTerminal

/// A terminal emulator in memory, with the escape sequences that frames need.
struct VirtualTerminal {
  /// A cell.
  struct Place: Equatable {
    /// The character; empty in the second column of a wide one.
    var text = " "
    var look = Look()
  }

  /// The rows from top to bottom.
  private(set) var rows: [[Place]]

  /// Whether a synchronized update is under way.
  private(set) var isHoldingBack = false

  /// The width of a character on this terminal.
  var measure: (Character) -> Int = \.columnCount

  private var x = 0
  private var y = 0
  private var look = Look(background: [41], attributes: [7])

  /// Creates a terminal with other text on its screen.
  init(_ size: Size) {
    let rest = Place(text: "?", look: Look(attributes: [9]))
    rows = Array(repeating: Array(repeating: rest, count: size.width), count: size.height)
  }

  /// Processes output.
  mutating func show(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let first = rest.first {
      if first == "\u{1B}" {
        guard let end = rest.dropFirst(2).firstIndex(where: { "@"..."~" ~= $0 }) else {
          preconditionFailure("A sequence without an end: \(rest.dropFirst())")
        }
        obey(rest[..<end].dropFirst(), rest[end])
        rest = rest[rest.index(after: end)...]
      } else {
        write(rest.removeFirst())
      }
    }
  }

  private mutating func write(_ character: Character) {
    let end = x + measure(character)
    precondition(rows.indices ~= y && rows[y].indices ~= x, "Row \(y), column \(x)")
    if end <= rows[y].count {
      for column in x..<end { erase(column) }
      for column in x..<end { rows[y][column] = Place(text: "", look: look) }
      rows[y][x].text = String(character)
    }
    x = end
  }

  /// Replaces the character that covers a column by spaces.
  private mutating func erase(_ column: Int) {
    var start = column
    while start > 0, rows[y][start].text.isEmpty { start -= 1 }
    repeat {
      rows[y][start].text = " "
      start += 1
    } while start < rows[y].count && rows[y][start].text.isEmpty
  }

  private mutating func obey(_ body: Substring, _ command: Character) {
    precondition(body.first == "[", "\(body)")
    let numbers = body.dropFirst().split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) }
    switch (command, body.dropFirst()) {
    case ("H", _): (x, y) = ((numbers[1] ?? 1) - 1, (numbers[0] ?? 1) - 1)
    case ("C", _): x += numbers[0] ?? 1
    case ("J", "2"):
      rows = rows.map { $0.map { _ in Place(look: Look(background: look.background)) } }
    case ("h", "?2026"): isHoldingBack = true
    case ("l", "?2026"): isHoldingBack = false
    case ("m", _): look.obey(numbers.map { $0 ?? 0 })
    default: preconditionFailure("It does not know \(body)\(command)")
    }
  }
}

extension VirtualTerminal {
  /// The colors and attributes of a cell, as SGR parameters.
  struct Look: Equatable {
    var foreground: [Int] = []
    var background: [Int] = []
    var attributes: Set<Int> = []

    mutating func obey(_ numbers: [Int]) {
      var rest = numbers[...]
      while let number = rest.popFirst() {
        switch number {
        case 0: self = Look()
        case 1...9: attributes.insert(number)
        case 30...37, 90...97: foreground = [number]
        case 40...47, 100...107: background = [number]
        case 39: foreground = []
        case 49: background = []
        case 38, 48:
          let count = rest.first == 2 ? 4 : 2
          if number == 38 {
            foreground = [38] + rest.prefix(count)
          } else {
            background = [48] + rest.prefix(count)
          }
          rest = rest.dropFirst(count)
        default: preconditionFailure("It does not know \(numbers)")
        }
      }
    }
  }
}

extension VirtualTerminal {
  /// Returns the rows of a terminal that shows a frame.
  static func rows(showing frame: Surface, depth: ColorDepth) -> [[Place]] {
    (0..<frame.size.height).map { y in
      (0..<frame.size.width).map { x in
        Place(text: frame[x, y].text, look: Look(of: frame[x, y], depth: depth))
      }
    }
  }
}

extension VirtualTerminal.Look {
  /// Creates the look of a cell.
  init(of cell: Cell, depth: ColorDepth) {
    let codes: [(Attributes, Int)] = [
      (.bold, 1), (.strike, 9),
    ]
    attributes = Set(codes.filter { cell.attributes.contains($0.0) }.map(\.1))
    foreground = Self.codes(of: cell.foreground, behind: false, depth: depth)
    background = Self.codes(of: cell.background, behind: true, depth: depth)
  }

  private static func codes(of color: Color, behind isBehind: Bool, depth: ColorDepth) -> [Int] {
    let offset = isBehind ? 10 : 0
    switch depth {
    case _ where color.isOfTerminal: return []
    case .none: return []
    case .palette: return [38 + offset, 5, color.paletteIndex]
    case .full:
      return [38 + offset, 2, Int(color.red), Int(color.green), Int(color.blue)]
    }
  }
}
