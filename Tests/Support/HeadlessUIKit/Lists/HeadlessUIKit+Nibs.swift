extension HeadlessUIKit {
  private static var declaredNibs: [String: @MainActor () -> [Any]] = [:]

  /// What the nibs of the app make, by name.
  public static var nibs: [String: @MainActor () -> [Any]] {
    get { declaredNibs }
    set { declaredNibs = newValue }
  }
}
