/// A list view that a presenter keeps up to date.
///
/// Adopt it to connect a table view, a collection view or a list of your own: the view reads its
/// data from the presenter, and the presenter notifies it of changes.
@MainActor
public protocol PresentedView<Section>: AnyObject {
  /// The type of the sections.
  associatedtype Section: SectionProtocol

  /// Whether the view can perform batch updates at the moment.
  ///
  /// If not, because it is in no window or has no size, it is reloaded instead.
  var takesChanges: Bool { get }

  /// Whether the view must not be updated at the moment.
  ///
  /// List views are busy while the user drags a row. Call ``Presenter/flush()`` afterwards. The
  /// default is `false`.
  var isBusy: Bool { get }

  /// Applies a change, and commits each stage in its batch update.
  ///
  /// Stages that are not committed when the method returns are committed then, and the view is
  /// reloaded.
  ///
  /// - Parameter change: The change, which starts where the last one ended.
  func show(_ change: PresentedChange<Section>)

  /// Updates headers and footers after the view has moved items itself, and the source has followed.
  ///
  /// - Parameter update: The moves, and what the source has made of them. The view shows all of it but for headers and
  ///   footers.
  func refreshSections(after update: Update<Section>)

  /// Reloads all data, at once or the next time the view needs it.
  func reload()
}

extension PresentedView {
  /// The default, `false`.
  public var isBusy: Bool { false }

  /// The default, which does nothing.
  public func refreshSections(after update: Update<Section>) {}
}
