extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The next case, in turn.
  var next: Self {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}
