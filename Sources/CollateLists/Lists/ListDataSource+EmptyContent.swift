#if canImport(UIKit) && !os(watchOS)
import CollateCore
public import UIKit

extension ListDataSource {
  /// Makes the view that is shown behind the list view while there are no items; `nil` for none.
  ///
  ///     list.emptyContent = { UIContentUnavailableView(configuration: .search()) }
  ///
  /// It appears and disappears with the change that removes the last item or inserts the first one.
  /// The background view that the list view has otherwise comes back then. Meanwhile, sections have
  /// neither headers nor footers, as far as those come from the list: in table views, flow layouts and
  /// the layouts of ``ListDataSource/makeLayout(configuration:)``.
  public var emptyContent: (() -> UIView)? {
    get { emptiness.make }
    set {
      let hidSectionViews = hidesSectionViews
      emptiness.make = newValue
      presenceDidChange()
      guard let view else { return }
      emptiness.update(view, isEmpty: false)
      updateEmptyContent()
      if hidesSectionViews != hidSectionViews {
        // There are no items to lose by that.
        presenter.view = screen
        view.reloadData()
      }
    }
  }

  var hasEmptyContent: Bool { emptiness.make != nil }

  var hidesSectionViews: Bool { hasEmptyContent && snapshot.itemCount == 0 }

  /// Returns whether headers and footers are hidden by a change, or shown again.
  func togglesSectionViews(_ update: Update<Section>) -> Bool {
    hasEmptyContent && (update.before.itemCount == 0) != (update.after.itemCount == 0)
  }

  /// Has a flow layout ask for the sizes of headers and footers, which are none of an empty list.
  func addEmptinessRules() {
    if View.self != UICollectionView.self { return }
    for edge in SectionEdge.allCases { rules.add(.size(edge), while: \.hasEmptyContent) }
  }

  /// Shows or hides the view for an empty list.
  func updateEmptyContent() {
    guard let view else { return }
    let isEmpty = snapshot.itemCount == 0
    // Made before the access, as the closure may have the view ask the list.
    let content = isEmpty && !emptiness.isShown ? emptiness.make?() : nil
    emptiness.update(view, isEmpty: isEmpty, content: content)
  }

  /// Shows or hides the view for an empty list soon, if that is due: before a view asks for the number of sections, it is
  /// notified of no change.
  func planEmptyContentUpdate() {
    guard hasEmptyContent, emptiness.isShown != (snapshot.itemCount == 0) else { return }
    Task { [weak self] in self?.updateEmptyContent() }
  }
}

/// The view that is shown while a list is empty.
@MainActor
struct ListEmptiness {
  var make: (() -> UIView)?

  /// Whether the view was shown when the list became empty, also if the app has set another one since.
  private(set) var isShown = false

  /// The view that is shown, and the one that was there before.
  private var shown: UIView?
  private var replaced: UIView?

  /// Shows a view in a list view if that is empty, and else hides it.
  mutating func update(_ view: any ListSurface, isEmpty: Bool, content: UIView? = nil) {
    // The app may have set another view meanwhile, which then stays.
    if shown != nil, view.backgroundView !== shown { shown = nil }
    guard isEmpty != isShown else { return }
    if !isEmpty {
      if let shown {
        view.backgroundView = replaced
        shown.alpha = 1
      }
      forget()
    } else if let content {
      isShown = true
      replaced = view.backgroundView
      shown = content
      view.backgroundView = content
      content.alpha = 0
      UIView.animate(withDuration: 0.25) { content.alpha = 1 }
    }
  }

  /// Forgets what is shown in a list view.
  mutating func forget() { (isShown, shown, replaced) = (false, nil, nil) }
}
#endif
