/// What a collection view's registrations go by.
struct ReuseKey: Hashable {
  static let cellKind = "UICollectionElementKindCell"

  let kind: String
  let identifier: String
}
