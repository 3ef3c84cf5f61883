#if canImport(UIKit)
import Testing
import UIKit

@MainActor
@Suite("What the system does with keys, the orientation and traits")
struct SystemBehaviorTests {
  // Documented: UIKeyCommand.wantsPriorityOverSystemBehavior. Unless it is true, text input and the focus
  // get a key first, since iOS 15.
  @Test("Key commands have no priority over text input and the focus unless they ask for it")
  func keyCommands() {
    let command = UIKeyCommand(
      input: UIKeyCommand.inputRightArrow, modifierFlags: [], action: Selector(("turn:")))
    #expect(!command.wantsPriorityOverSystemBehavior)
    command.wantsPriorityOverSystemBehavior = true
    #expect(command.wantsPriorityOverSystemBehavior)
  }

  #if !os(tvOS)
  // Documented: UIScrollView.allowsKeyboardScrolling, for what is linked against iOS 17 or later.
  @Test("Keys scroll scroll views")
  func keyboardScrolling() {
    guard #available(iOS 17.0, *) else { return }
    #expect(UIScrollView(frame: .zero).allowsKeyboardScrolling)
  }
  #endif

  #if !os(tvOS) && !os(visionOS)
  // Documented: UIViewController.childForInterfaceOrientationLock.
  @Test("A controller itself decides about the orientation lock unless it names a child")
  func orientationLock() {
    guard #available(iOS 26.0, *) else { return }
    let controller = UIViewController()
    controller.addChild(UIViewController())
    expectEqual(controller.childForInterfaceOrientationLock, nil)
  }
  #endif

  // Documented: UITraitChangeObservable.registerForTraitChanges(_:handler:), UIView.traitOverrides. The
  // handler is called at once or in the next update.
  @Test("A view registered for a trait is notified of a change, with the previous trait")
  func traits() async {
    guard #available(iOS 17.0, tvOS 17.0, *) else { return }
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.show(view)
    let before = view.traitCollection.preferredContentSizeCategory
    let after = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    var changes: [[UIContentSizeCategory]] = []
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: UIView, previous: UITraitCollection) in
      changes.append(
        [previous, view.traitCollection].map(\.preferredContentSizeCategory))
    }
    view.traitOverrides.preferredContentSizeCategory = after
    await stage.eventually { !changes.isEmpty }
    expectEqual(changes, [[before, after]])
  }
}
#endif
