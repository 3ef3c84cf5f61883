#if HEADLESS_UIKIT
import Collate
import CollateUIKit
@_spi(Headless) import UIKit

extension PagerViewController {
  /// Where a page lies that the pager rests on.
  var restingFrame: CGRect {
    view.bounds.insetBy(
      dx: layout.axis == .horizontal ? min(layout.inset, view.bounds.width / 2) : 0,
      dy: layout.axis == .vertical ? min(layout.inset, view.bounds.height / 2) : 0)
  }
}

/// A page that writes down what it hears, and what is wrong about it.
final class PageController: UIViewController {
  /// What it shows; `nil` until it is given something.
  var page: Int?

  /// What it heard, in order.
  private(set) var calls: [String] = []

  /// The size that it was to have.
  private(set) var newSize: CGSize?

  /// What it heard that no controller should hear.
  private(set) var complaints: [String] = []

  /// Called with everything that no controller should hear.
  var onComplaint: ((String) -> Void)?

  /// Called when its view is loaded.
  var onLoad: (() -> Void)?

  /// Called when it has appeared.
  var onAppearance: (() -> Void)?

  private var isComing = false

  init(_ page: Int? = nil) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
    title = page.map { "Page \($0)" }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  nonisolated override var description: String {
    MainActor.assumeIsolated { page.map { "<\($0)>" } ?? "<a page>" }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    require(parent != nil, "it was loaded without a parent")
    onLoad?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("will+")
    require(parent != nil, "it was about to appear without a parent")
    require(!isComing, "it was about to appear twice")
    isComing = true
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    require(view.window != nil, "it was seen outside of a window")
    if let size = (parent as? PagerViewController<Int, PageController>)?.restingFrame.size {
      require(
        close(size, view.frame.size), "it was seen with \(view.frame.size) instead of \(size)")
    }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    newSize = size
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("did+")
    require(isComing, "it appeared out of order")
    require(view.window != nil, "it appeared outside of a window")
    onAppearance?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("will-")
    require(isComing, "it was about to disappear and was not there")
    isComing = false
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("did-")
    require(!isComing, "it disappeared out of order")
  }

  /// Returns what it heard since it was asked last.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func require(_ isRight: Bool, _ complaint: String) {
    guard !isRight else { return }
    complaints.append("\(self): \(complaint)")
    onComplaint?("\(self): \(complaint)")
  }

  private func close(_ one: CGSize, _ other: CGSize) -> Bool {
    abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
  }
}
#endif
