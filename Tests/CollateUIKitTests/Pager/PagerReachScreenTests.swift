#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import CollatePagers

@MainActor
@Suite("A pager for those who do not swipe", .traced)
struct PagerReachScreenTests {
  /// A text field, as far as keys are concerned.
  private final class Field: UIView, UIKeyInput {
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  @Test("Keys turn pages along the axis, in the direction of the language")
  func keys() {
    let cases: [(PagerLayout.Axis, Bool, UIKeyboardHIDUsage, Int)] = [
      (.horizontal, false, .keyboardRightArrow, 2), (.horizontal, false, .keyboardLeftArrow, 0),
      (.horizontal, true, .keyboardRightArrow, 0), (.horizontal, true, .keyboardLeftArrow, 2),
      (.horizontal, false, .keyboardDownArrow, 1), (.vertical, false, .keyboardDownArrow, 2),
      (.vertical, true, .keyboardUpArrow, 0), (.vertical, false, .keyboardRightArrow, 1),
      (.horizontal, true, .keyboardPageDown, 2), (.vertical, false, .keyboardPageUp, 0),
      (.horizontal, true, .keyboardEnd, 3), (.vertical, false, .keyboardHome, 0),
      (.horizontal, false, .keyboardA, 1),
    ]
    withEvery("case", in: cases) { axis, isReversed, key, page in
      HeadlessUIKit.layoutDirection = isReversed ? .rightToLeft : .leftToRight
      defer { HeadlessUIKit.layoutDirection = .leftToRight }
      let screen = PagerScreen(
        [0, 1, 2, 3], initialPage: 1, layout: PagerLayout(axis: axis))
      defer { screen.close() }
      screen.driver.controller(of: 1)?.view.simulateKey(key, modifiers: [.numericPad])
      screen.finish()
      expectEqual(screen.driver.settledPage, page)
      expectEqual(screen.findingsAtRest(), [])
    }
  }

  @Test("Keys turn pages even if the focus moves with them")
  func keysAndFocus() {
    HeadlessUIKit.focusMovesWithKeys = true
    defer { HeadlessUIKit.focusMovesWithKeys = false }
    let screen = PagerScreen([0, 1, 2])
    defer { screen.close() }
    for key in [UIKeyboardHIDUsage.keyboardRightArrow, .keyboardPageDown] {
      screen.driver.controller(at: 0)?.view.simulateKey(key)
      screen.finish()
    }
    expectEqual(screen.driver.settledPage, 2)
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("Keys do not scroll the scroll view of the pages, whether or not they turn pages")
  func keysAndScrollView() {
    let screen = PagerScreen([0, 1, 2])
    defer { screen.close() }
    for respondsToKeys in [false, true] {
      screen.container.respondsToKeys = respondsToKeys
      // Only with this modifier, the key is not one of the pager.
      screen.scrollView.simulateKey(.keyboardEnd, modifiers: .alternate)
      screen.finish()
      expectEqual(screen.scrollView.contentOffset, .zero)
    }
    screen.container.respondsToKeys = false
    screen.scrollView.simulateKey(.keyboardRightArrow)
    screen.finish()
    expectEqual(screen.scrollView.contentOffset, .zero)
    expectEqual(screen.driver.settledPage, 0)
  }

  @Test("A text field keeps the arrow keys, and so does a pager without key commands")
  func silentKeys() {
    let screen = PagerScreen([0, 1])
    defer { screen.close() }
    let field = Field()
    screen.driver.controller(of: 0)?.view.addSubview(field)
    field.becomeFirstResponder()
    field.simulateKey(.keyboardRightArrow)
    screen.finish()
    expectEqual(screen.driver.settledPage, 0)
    field.resignFirstResponder()
    screen.container.view.simulateKey(.keyboardRightArrow, modifiers: .alternate)
    screen.container.respondsToKeys = false
    screen.container.view.simulateKey(.keyboardRightArrow)
    screen.finish()
    expectEqual(screen.driver.settledPage, 0)
  }

  @Test("Keys turn no pages below a controller that is presented")
  func keysOfSheets() {
    let screen = PagerScreen([0, 1])
    defer { screen.close() }
    let sheet = UIViewController()
    screen.container.present(sheet, animated: false)
    for key in [UIKeyboardHIDUsage.keyboardRightArrow, .keyboardPageDown] {
      sheet.view.simulateKey(key)
      screen.finish()
    }
    expectEqual(screen.driver.settledPage, 0)
  }

  @Test("Three fingers turn pages, and VoiceOver says which one is there")
  func voiceOver() {
    let screen = PagerScreen([0, 1, 2])
    defer { screen.close() }
    HeadlessUIKit.clearAccessibilityPosts()
    let page = screen.driver.controller(of: 0)?.view
    expectEqual(page?.simulateAccessibilityScroll(.left), true)
    screen.finish()
    expectEqual(screen.driver.settledPage, 1)
    expectEqual(
      HeadlessUIKit.accessibilityPosts,
      [
        .init(notification: .pageScrolled, argument: "Page 1")
      ])
    screen.container.announcement = { "\($0): \($1 + 1) of \($2)" }
    #expect(screen.scrollView.accessibilityScroll(.next))
    screen.finish()
    expectEqual(HeadlessUIKit.accessibilityPosts.last?.argument, "2: 3 of 3")
    #expect(!screen.scrollView.accessibilityScroll(.next))
    #expect(!screen.scrollView.accessibilityScroll(.up))
    screen.scrollView.isScrollEnabled = false
    #expect(!screen.scrollView.accessibilityScroll(.previous))
    screen.scrollView.isScrollEnabled = true
    // What is there already is not said again.
    screen.tabs.selectedIndex = 1
    screen.tabs.selectedIndex = 0
    screen.finish()
    expectEqual(HeadlessUIKit.accessibilityPosts.count, 2)
  }

  @Test("A page on its way out is out of reach")
  func reach() {
    let screen = PagerScreen([0, 1])
    defer { screen.close() }
    let old = screen.driver.controller(of: 0)?.view
    screen.scrollView.simulateTouchDown()
    screen.scrollView.simulateTouchMove(by: screen.way(0.3))
    expectEqual(old?.isReachableByVoiceOver, false)
    expectEqual(screen.driver.controller(of: 1)?.view.isReachableByVoiceOver, true)
    screen.scrollView.simulateTouchUp()
    screen.finish()
    expectEqual(old?.isReachableByVoiceOver, true)
  }

  @Test("A text field that begins editing scrolls no page")
  func textFields() {
    let screen = PagerScreen([0, 1, 2])
    defer { screen.close() }
    screen.scrollView.scrollRectToVisible(
      CGRect(x: 500, y: 0, width: 10, height: 10), animated: true)
    screen.finish()
    expectEqual(screen.driver.settledPage, 0)
    expectEqual(screen.findingsAtRest(), [])
  }
}
#endif
