/// The appearance state of a page, according to the last callback.
enum PageAppearance: Sendable {
  case hidden
  case appearing
  case appeared
  case disappearing
}
