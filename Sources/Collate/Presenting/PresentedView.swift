/// A list on a screen, as a presenter sees it.
///
/// Table views, collection views and lists of your own become one: the view asks the presenter what
/// to show, and the presenter tells it what changed.
@MainActor
public protocol PresentedView<Section>: AnyObject {
  /// The type of the sections.
  associatedtype Section: SectionProtocol

  /// Whether the view can take changes one by one at the moment.
  ///
  /// Views that are in no window, or have no size, are reloaded instead.
  var takesChanges: Bool { get }

  /// Whether the view is in the middle of something, and must not hear of anything.
  ///
  /// List views are so while a row is moved by hand. Call ``Presenter/flush()`` when it is over. By
  /// default the view never is.
  var isBusy: Bool { get }

  /// Shows a change, stage by stage, and commits each stage from inside.
  ///
  /// What is not committed when the method returns is committed then, and the view reloaded.
  ///
  /// - Parameter change: The change, which starts where the last one ended.
  func show(_ change: PresentedChange<Section>)

  /// Forgets everything, and asks anew when it is time.
  func reload()
}

extension PresentedView {
  /// Never.
  public var isBusy: Bool { false }
}
