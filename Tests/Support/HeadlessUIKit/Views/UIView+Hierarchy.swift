// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UIView {
  /// Puts a view among the subviews, or elsewhere among them.
  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      return HeadlessUIKit.raise("NSInvalidArgumentException", "Can't add self as subview")
    }
    if view.superview === self {
      let before = subviews[..<min(index, subviews.count)].filter { $0 !== view }.count
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: before)
      return
    }
    let newWindow = (self as? UIWindow) ?? window
    let changesWindow = view.window !== newWindow
    let moves = changesWindow ? view.beginMove(to: newWindow, under: self) : nil
    view.willMove(toSuperview: self)
    if let old = view.superview {
      old.willRemoveSubview(view)
      old.subviews.removeAll { $0 === view }
    }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    if changesWindow { view.setWindow(newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    view.setNeedsSafeAreaUpdate()
    moves?.finish()
  }

  func remove() {
    guard let old = superview else { return }
    let moves = window != nil ? beginMove(to: nil, under: nil) : nil
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    old.subviews.removeAll { $0 === self }
    superview = nil
    if window != nil { setWindow(nil) }
    didMoveToSuperview()
    moves?.finish()
  }

  private func setWindow(_ new: UIWindow?) {
    willMove(toWindow: new)
    if new == nil, isFirstResponder { UIResponder.first = nil }
    window = new
    if new == nil { didLeaveWindow() }
    didMoveToWindow()
    for subview in subviews { subview.setWindow(new) }
  }

  func tellOfTraits(_ old: UITraitCollection) {
    adoptTraits()
    if HeadlessUIKit.quirks.callsTraitCollectionDidChange { traitCollectionDidChange(old) }
    for registration in traitRegistrations { registration.tell(self, old) }
    for subview in subviews { subview.tellOfTraits(old) }
  }

  func tellOfTintColor() {
    tintColorDidChange()
    for subview in subviews { subview.tellOfTintColor() }
  }

  /// The controller whose view is this view or its nearest ancestor.
  var nearestController: UIViewController? {
    sequence(first: self) { $0.superview }.lazy.compactMap(\.viewController).first
  }
}

extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let here = point + originInRoot
    return view.map { here - $0.originInRoot } ?? here
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view.map { $0.convert(point, to: self) } ?? point - originInRoot
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the origin of the view's own coordinates lies in those of its topmost ancestor.
  private var originInRoot: CGPoint {
    guard let superview else { return CGPoint.zero }
    return superview.originInRoot + frame.origin - bounds.origin
  }
}
