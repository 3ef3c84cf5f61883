// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol, UIGestureRecognizerDelegateBeginning
{
}

extension UIGestureRecognizerDelegate {
  nonisolated static var gestureDelegateAnswers: [Answer] { beginningAnswers }

  @_disfavoredOverload public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool?)? {
    Messages(self).gestureRecognizerShouldBegin
  }
  @_disfavoredOverload public var gestureRecognizer: Messages<any UIGestureRecognizerDelegate>? {
    Messages(self).gestureRecognizer
  }
}

extension Messages where Target == any UIGestureRecognizerDelegate {
  public var gestureRecognizer: Self? { ifAny }
}

/// What a gesture recognizer asks before it begins.
@MainActor public protocol UIGestureRecognizerDelegateBeginning: NSObjectProtocol {
  associatedtype GestureShouldBegin = Absent
  @discardableResult func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) throws(Absent) -> GestureShouldBegin

  associatedtype GestureShouldRecognizeSimultaneouslyWith = Absent
  @discardableResult func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) throws(Absent) -> GestureShouldRecognizeSimultaneouslyWith
}

extension UIGestureRecognizerDelegateBeginning {
  nonisolated static var beginningAnswers: [Answer] {
    [
      Answer("gestureRecognizerShouldBegin:", GestureShouldBegin.self),
      Answer(
        "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
        GestureShouldRecognizeSimultaneouslyWith.self),
    ]
  }

  @_disfavoredOverload public func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UIGestureRecognizerDelegate {
  public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool?)? {
    message("gestureRecognizerShouldBegin:") { try $0.gestureRecognizerShouldBegin($1) }
  }

  @discardableResult public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    send("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:") {
      try $0.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }
  }
}
