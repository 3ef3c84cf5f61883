#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The responder after a container in the responder chain, which turns its pages with keys.
///
/// Key commands need an action that Objective-C can call, which a generic class does not have
/// outside of its own declaration.
final class PageKeys: UIResponder {
  weak var stage: PageStage?

  /// Whether keys turn pages.
  var isEnabled = true

  /// Returns the responder after the container without this one.
  var following: () -> UIResponder? = { nil }

  override var next: UIResponder? { following() }

  override var keyCommands: [UIKeyCommand]? {
    guard let stage = reachedStage else { return nil }
    return PageTurn.keys(in: stage.geometry).map {
      let command = UIKeyCommand(input: $0.input, modifierFlags: $0.flags, action: Self.turning)
      // Otherwise the focus gets arrow keys first. Text input still has them: see below.
      command.wantsPriorityOverSystemBehavior = true
      return command
    }
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard action == Self.turning else { return super.canPerformAction(action, withSender: sender) }
    // At its ends, an inner pager leaves the keys to the enclosing one; and while text is edited,
    // they move the insertion point.
    guard let stage = reachedStage, let turn = turn(for: sender) else { return false }
    let isEditing = stage.container?.viewIfLoaded?.holdsTextInput ?? false
    return !isEditing && stage.driver?.canTurn(turn) ?? false
  }

  /// The stage, if keys turn its pages now.
  ///
  /// The container is also the next responder of a controller that it has presented, over the pages (article "Using
  /// responders and the responder chain to handle events").
  private var reachedStage: PageStage? {
    isEnabled && stage?.container?.presentedViewController == nil ? stage : nil
  }

  private func turn(for sender: Any?) -> PageTurn? {
    guard let stage, let command = sender as? UIKeyCommand else { return nil }
    return PageTurn(command.input, in: stage.geometry)
  }

  private func turnPage(_ sender: Any?) {
    if let turn = turn(for: sender) { _ = stage?.driver?.turn(turn) }
  }

  #if canImport(ObjectiveC)
  static let turning = #selector(turnPageByKey)

  @objc private func turnPageByKey(_ command: UIKeyCommand) { turnPage(command) }
  #else
  static let turning: Selector = "turnPageByKey:"

  override func perform(_ aSelector: Selector?, with object: Any?) -> Unmanaged<AnyObject>? {
    guard aSelector == Self.turning else { return unsafe super.perform(aSelector, with: object) }
    turnPage(object)
    return nil
  }
  #endif
}

extension UIView {
  /// Whether the view or a descendant is editing text, and needs the arrow keys.
  fileprivate var holdsTextInput: Bool {
    if isFirstResponder { return self is any UIKeyInput }
    return subviews.contains { $0.holdsTextInput }
  }
}
#endif
