// The model contract.
//
// The adapters are developed and tested on Linux, against a model of UIKit that the same hands wrote.
// These tests say in terms of UIKit's public API what the model claims about UIKit and the adapters
// rely on (`Model`), and what the adapters show and tell (`Adapters`). They use nothing that is only
// in the model, so that they compile and run wherever UIKit is: a test that passes on Linux and fails
// on a device or simulator shows that the model is wrong, or an adapter.
//
// On Linux, they are part of `swift test`. On a Mac:
//
//     xcodebuild test -scheme Collate-Package -only-testing:ModelContractTests \
//       -destination 'platform=iOS Simulator,name=iPhone 17'
//
// `xcrun simctl list devices available` has the names. The same goes for tvOS and visionOS.
//
// The first suite to look at is "The ground". Packages are tested without an app around them; if it
// fails, windows are not shown there, and the folder has to be added to the unit tests of an app.
//
// Comments say what a claim rests on: "documented" is the page or header of the symbol in question;
// "observed" is what public threads or the code of well-known projects show; "unsure" is what the
// model decided without either, where a device has the first word. Where systems differ, a comment
// says that the test allows for it.
//
// What the adapters claim about SwiftUI is in `SwiftUIClaimTests`, also where it takes a finger to see it: those tests
// are disabled, and say what to do on a device.
//
// Left out, as there is no way to it by public API: touches, swipes, drags, the focus, menus, and what
// throws exceptions; and Core Data, whose model has neither entities nor stores to make contexts from.

#if canImport(UIKit)
import Testing
import UIKit

@MainActor
@Suite("The ground: windows show controllers and views, and time passes")
struct GroundTests {
  // Documented: UIWindow.rootViewController, isHidden.
  @Test("A window shows the view of its root controller in its own size")
  func window() {
    let stage = Stage()
    #expect(stage.root.isViewLoaded)
    #expect(stage.root.view.window === stage.window)
    expectEqual(stage.root.view.bounds.size, stage.window.bounds.size)
  }

  // Documented: viewDidAppear(_:). It comes at once, or in a later turn of the run loop.
  @Test("The root controller appears")
  func appearance() async {
    let journal = Journal()
    let stage = Stage(Page("root", journal))
    await stage.eventually { journal.lines.last == "root did+" }
    expectEqual(journal.lines, ["root will+", "root did+"])
  }

  // Documented: layoutIfNeeded(), UITableView.visibleCells.
  @Test("A table in a window has cells after its layout")
  func cells() {
    let table = Table([numbers(0..<100)])
    expectEqual(table.texts.prefix(10), ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"])
  }

  // Documented: UIView.animate(withDuration:animations:completion:).
  @Test("Animations end")
  func animations() async {
    let stage = Stage()
    var isDone = false
    UIView.animate(withDuration: 0.05) {
      stage.root.view.alpha = 0.5
    } completion: { _ in
      isDone = true
    }
    expectEqual(stage.root.view.alpha, 0.5)
    await stage.eventually { isDone }
  }
}
#endif
