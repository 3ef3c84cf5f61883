#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateCore
public import CollatePaging
public import UIKit

/// A scrolling bar of page titles, with an indicator that follows the pages.
///
///     let bar = PageBarView(pager.driver) { id in titles[id] ?? "" }
///     view.addSubview(bar)
///
/// Touching a title goes to its page. Titles are as wide as their texts, and fill the bar if there is
/// space left; the height of the bar, which grows with the text size of the user, is its intrinsic
/// one. The indicator and the title of the current page have the tint color.
///
/// To show the titles in another way, use a `PageBar`, which is the state of this view.
public final class PageBarView<ID: Hashable & Sendable>: UIView {
  /// The state of the bar: the titles, and the position among them.
  public let bar: PageBar<ID>

  /// Returns the badge of a page's title, such as a number of unread messages; `nil` for none.
  public var badge: ((_ page: ID) -> String?)? {
    didSet { showTitles() }
  }

  let titlesView = PageTitlesView(frame: .zero)
  private var observation: ObservationToken?

  /// The pages whose titles and badges are shown.
  private var shownPages: [PageBar<ID>.State.Page] = []

  /// Creates a bar for the pages of a driver.
  ///
  /// - Parameters:
  ///   - driver: The driver of the pages, which is not retained.
  ///   - title: Returns the title of a page; called when pages are inserted, removed, moved or have
  ///     new data.
  public init<Controller>(
    _ driver: PagerDriver<ID, Controller>, title: @escaping (_ page: ID) -> String
  ) {
    bar = PageBar(driver, title: title)
    super.init(frame: .zero)
    titlesView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(titlesView)
    accessibilityTraits = .tabBar
    titlesView.onChoice = { [weak self, weak driver] index in
      guard let driver, let pages = self?.bar.state.pages, pages.indices.contains(index) else {
        return
      }
      // Other pages may have the same id, and the bar may be behind the pager.
      let page = pages[index].id
      if index < driver.pageCount, driver.page(at: index) == page {
        driver.jump(toPageAt: index)
      } else {
        driver.jump(to: page)
      }
    }
    observation = bar.observe { [weak self] in self?.show($0) }
    if #available(iOS 17.0, *) {
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (bar: PageBarView, _) in
        bar.textSizeDidChange()
      }
    }
    show(bar.state)
  }

  /// Bars cannot be created from a storyboard.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The text style of the titles, which determines their font.
  public var textStyle: UIFont.TextStyle {
    get { titlesView.textStyle }
    set {
      titlesView.textStyle = newValue
      heightDidChange()
    }
  }

  /// Reads all titles and badges again; call it when they change but pages do not.
  public func reload() {
    bar.reloadTitles()
    showTitles()
  }

  private func show(_ state: PageBar<ID>.State) {
    if state.pages != shownPages { showTitles() }
    titlesView.currentIndex = state.currentIndex
    titlesView.position = state.position
  }

  private func showTitles() {
    shownPages = bar.state.pages
    let titles = bar.state.pages.map { PageTitle(text: $0.title, badge: badge?($0.id)) }
    guard titles != titlesView.titles else { return }
    titlesView.titles = titles
    heightDidChange()
  }

  private func heightDidChange() {
    invalidateIntrinsicContentSize()
    // A container that lays the bar out by frames asks for its size then.
    superview?.setNeedsLayout()
  }

  /// The height of the titles; the width is up to the owner.
  public override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: titlesView.fittingHeight)
  }

  /// Returns the width of the given size, and the height of the titles.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: titlesView.fittingHeight)
  }

  /// Lays out the titles in the direction of the bar.
  public override func layoutSubviews() {
    super.layoutSubviews()
    titlesView.setNeedsLayout()
  }

  #if !os(visionOS)
  /// Measures the titles again when the text size of the user changes, before iOS 17.
  @available(iOS, deprecated: 17.0, message: "registered for since then")
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    guard #unavailable(iOS 17.0),
      previousTraitCollection?.preferredContentSizeCategory != category
    else { return }
    textSizeDidChange()
  }
  #endif

  private func textSizeDidChange() {
    // Labels may not have their new fonts yet.
    titlesView.setNeedsMeasuring()
    heightDidChange()
  }
}
#endif
