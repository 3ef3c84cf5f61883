/// What the standard library has for the work, which knows neither sections nor contents.
///
/// These are functions outside of any actor: a closure of the main actor would check at every call
/// where it runs.
enum StandardLibrary {
  /// Returns the difference by ids.
  @inline(never)
  static func difference<ID>(
    from old: [Story<ID>], to new: [Story<ID>]
  ) -> CollectionDifference<Story<ID>> {
    new.difference(from: old) { $0.id == $1.id }
  }
}
