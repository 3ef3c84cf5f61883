#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateCore
import UIKit

/// A section that people drag by its header: the local object of the drag item, by which it is known again.
@MainActor
final class SectionDrag<Section: SectionProtocol>: DraggedSection {
  /// The move of the section in the presenter.
  let move: SectionReorderingSession<Section>

  /// The session in which it is dragged.
  private weak var session: (any UIDragSession)?

  /// The selected items that are hidden meanwhile.
  var selectedItems: [FollowedItem] = []

  init(_ move: SectionReorderingSession<Section>, in session: any UIDragSession) {
    self.move = move
    self.session = session
  }

  func isDragged(in session: any UIDragSession) -> Bool { self.session === session }
}

/// A section of any list; no list takes one of another.
@MainActor
protocol DraggedSection: AnyObject {}

extension UIDropSession {
  /// The section that is dragged, of this list or another one.
  var draggedSection: (any DraggedSection)? {
    items.lazy.compactMap { $0.localObject as? any DraggedSection }.first
  }
}

/// The delegate of the interactions by which people drag the headers of a list.
///
/// An interaction is added to each header that is displayed, and stays there when that is used for another section.
@MainActor
final class SectionHandle: MessageObject, UIDragInteractionDelegate {
  private weak var list: (any PresentedList)?

  init(of list: any PresentedList) { self.list = list }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let list, let header = interaction.view else { return [] }
    return list.answer { list.sectionToDrag(by: header, in: session) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { list?.sectionDragWillBegin(session) }

  // What is not dropped has to look as before when it goes back (page of the method).
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {
    if operation == .cancel || operation == .forbidden { list?.sectionDragDidEnd(session) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { list?.sectionDragDidEnd(session) }
}

/// An action by which people who do not see the screen move a section.
final class SectionMoveAction: UIAccessibilityCustomAction {}

extension UIView {
  /// Has people drag a header, or not.
  func setSectionHandle(_ handle: SectionHandle?) {
    var isThere = false
    for case let interaction as UIDragInteraction in interactions {
      guard let other = interaction.delegate as? SectionHandle else { continue }
      if other === handle { isThere = true } else { removeInteraction(interaction) }
    }
    guard let handle, !isThere else { return }
    let interaction = UIDragInteraction(delegate: handle)
    // Whether it is depends on the device otherwise (page of `isEnabledByDefault`).
    interaction.isEnabled = true
    addInteraction(interaction)
  }

  /// Replaces the actions that move the section of a header, and keeps those of the app.
  func setSectionActions(_ actions: [SectionMoveAction]) {
    let old = accessibilityCustomActions ?? []
    let others = old.filter { !($0 is SectionMoveAction) }
    if others.count == old.count, actions.isEmpty { return }
    accessibilityCustomActions = others + actions
  }
}
#endif
