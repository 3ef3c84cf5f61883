/// A JSON value to write.
enum JSON {
  case string(String)
  case number(Double)
  case bool(Bool)
  case null
  indirect case object([(name: String, value: JSON)])

  /// The value on one line.
  var text: String {
    switch self {
    case .string(let string): JSON.quoted(string)
    case .number(let number): number.isFinite ? number.rounded(toDigits: 4) : "null"
    case .bool(let bool): bool ? "true" : "false"
    case .null: "null"
    case .object(let members):
      "{" + members.map { JSON.quoted($0.name) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..<" ":
        let code = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSON {
  /// Returns the report: ratios that can be compared between machines, and nanoseconds that cannot.
  ///
  /// Each row has a line, so that versions of a file can be compared.
  static func report(_ results: [RowResult]) -> String {
    let rows = results.map { row($0).text }.joined(separator: ",\n")
    return "{\"rows\":[\n\(rows)\n],\"overCount\":\(results.count { $0.isOver })}"
  }

  private static func row(_ result: RowResult) -> JSON {
    let limit = result.row.limit
    return .object([
      ("group", .string(result.row.group)),
      ("work", .string(result.row.work)),
      ("ids", .string(result.row.ids)),
      ("unit", .string(limit.unit)),
      ("ratio", spread(result.ratio)),
      ("limit", .number(limit.ratio)),
      ("nanosecondLimit", limit.nanoseconds.map { .number($0) } ?? .null),
      ("isOver", .bool(result.isOver)),
      ("rounds", .number(Double(result.roundCount))),
      ("nanoseconds", .object(result.times.map { ($0.name, $0.nanoseconds.map(spread) ?? .null) })),
    ])
  }

  private static func spread(_ spread: Spread) -> JSON {
    .object([
      ("lowerQuartile", .number(spread.lowerQuartile)),
      ("median", .number(spread.median)),
      ("upperQuartile", .number(spread.upperQuartile)),
    ])
  }
}
