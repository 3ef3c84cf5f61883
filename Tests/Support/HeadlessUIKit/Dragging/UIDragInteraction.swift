// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = UIDragInteraction.isEnabledByDefault

  /// It depends on the device; this is one where it has to be enabled.
  open class var isEnabledByDefault: Bool { false }

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

@MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol,
  UIDragInteractionDelegateOptions
{
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

extension UIDragInteractionDelegate {
  @_disfavoredOverload public var dragInteraction: Messages<any UIDragInteractionDelegate>? {
    Messages(self).dragInteraction
  }
}

extension Messages where Target == any UIDragInteractionDelegate {
  public var dragInteraction: Self? { ifAny }
}

/// What a drag interaction tells of its sessions.
@MainActor public protocol UIDragInteractionDelegateOptions: NSObjectProtocol {
  associatedtype InteractionSessionWillBegin = Absent
  @discardableResult func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) throws(Absent) -> InteractionSessionWillBegin

  associatedtype InteractionSessionWillEnd = Absent
  @discardableResult func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) throws(Absent) -> InteractionSessionWillEnd

  associatedtype InteractionSessionDidEnd = Absent
  @discardableResult func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) throws(Absent) -> InteractionSessionDidEnd
}

extension UIDragInteractionDelegateOptions {
  @_disfavoredOverload public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) throws(Absent) -> Absent { throw Absent() }
}

extension UIDragInteractionDelegateOptions {
  nonisolated static var interactionAnswersParts: [Answer] {
    [
      Answer("dragInteraction:sessionWillBegin:", InteractionSessionWillBegin.self),
      Answer("dragInteraction:session:willEndWithOperation:", InteractionSessionWillEnd.self),
      Answer("dragInteraction:session:didEndWithOperation:", InteractionSessionDidEnd.self),
    ]
  }
}

extension UIDragInteractionDelegate {
  nonisolated static var interactionAnswers: [Answer] { interactionAnswersParts }
}

extension Messages where Target == any UIDragInteractionDelegate {
  @discardableResult public func callAsFunction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) -> Void? {
    send("dragInteraction:sessionWillBegin:") {
      try $0.dragInteraction(interaction, sessionWillBegin: session)
    }
  }

  @discardableResult public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) -> Void? {
    send("dragInteraction:session:willEndWithOperation:") {
      try $0.dragInteraction(interaction, session: session, willEndWith: operation)
    }
  }

  @discardableResult public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) -> Void? {
    send("dragInteraction:session:didEndWithOperation:") {
      try $0.dragInteraction(interaction, session: session, didEndWith: operation)
    }
  }
}
