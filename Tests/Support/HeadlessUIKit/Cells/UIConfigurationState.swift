// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

public protocol UIConfigurationState {}
