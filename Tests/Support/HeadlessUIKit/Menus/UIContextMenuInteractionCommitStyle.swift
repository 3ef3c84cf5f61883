// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@nonexhaustive public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
