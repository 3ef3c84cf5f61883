/// The scenes of the gallery, in the order of their tabs.
package enum SceneKind: String, Hashable, Sendable, CaseIterable {
  /// What the package is for.
  case overview

  /// The same edits by hand and with Collate.
  case versus

  /// Several live feeds on one screen.
  case multiFeed = "multi-feed"

  /// Pages and their lifecycle.
  case pager

  /// Sources that are made of others.
  case transforms

  /// A tree whose children are loaded.
  case tree

  /// A selection that two lists share.
  case selection

  /// A list that is loaded in pages.
  case loader

  /// The title of the tab.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
