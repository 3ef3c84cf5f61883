/// Where a supplementary view belongs.
struct SupplementaryPlace: Hashable {
  var kind: String
  var path: IndexPath
}

extension SupplementaryPlace: Comparable {
  static func < (one: SupplementaryPlace, other: SupplementaryPlace) -> Bool {
    one.path == other.path ? one.kind < other.kind : one.path < other.path
  }
}
