#if canImport(UIKit) && !os(watchOS)
/// What a list view reports of its scrolling.
enum ScrollEvent {
  /// The content has moved.
  case move

  /// People begin to move it: they drag it, or tap the status bar to get to the top.
  case begin

  /// An animation that was not of their making is over.
  case animationEnd

  /// The view has another size, or bars or a keyboard cover more or less of it.
  case resize
}
#endif
