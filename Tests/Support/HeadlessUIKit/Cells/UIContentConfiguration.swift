// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}
