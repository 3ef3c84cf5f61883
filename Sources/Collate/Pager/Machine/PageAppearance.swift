/// What a page was told last of its appearance.
enum PageAppearance: Sendable {
  case hidden
  case appearing
  case appeared
  case disappearing
}
