/// One of those who take turns in a row.
struct Contender {
  /// What a contender's time is for.
  enum Role {
    /// Its time is the result.
    case subject

    /// Its time is what the subject's is divided by; several are added up.
    case reference

    /// Its time is only shown.
    case onlooker
  }

  let name: String
  let role: Role

  /// How often one call of `body` does the work.
  let workCount: Int

  /// The work, or `nil` when it would take too long.
  let body: (@MainActor () -> Void)?

  init(
    _ name: String,
    _ role: Role,
    workCount: Int = 1,
    body: (@MainActor () -> Void)?
  ) {
    self.name = name
    self.role = role
    self.workCount = workCount
    self.body = body
  }
}
