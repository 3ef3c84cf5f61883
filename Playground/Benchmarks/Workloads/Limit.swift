/// What a row may cost at most.
struct Limit {
  /// How many times the reference.
  let ratio: Double

  /// The name of the reference.
  let unit: String

  /// How many nanoseconds, if they are limited, too.
  let nanoseconds: Double?

  init(_ ratio: Double, _ unit: String, nanoseconds: Double? = nil) {
    self.ratio = ratio
    self.unit = unit
    self.nanoseconds = nanoseconds
  }

  /// The limit of work that must not do more than compare everything once.
  static func comparing(_ ratio: Double) -> Limit { Limit(ratio, Floor.comparing) }

  /// The limit of work that must not do more than hash everything once.
  static func hashing(_ ratio: Double) -> Limit { Limit(ratio, Floor.hashing) }
}
