#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import CollatePagers

@MainActor
@Suite("A bar of page titles", .traced)
struct PageBarViewTests {
  /// A screen with a pager and a bar of its titles.
  @MainActor
  private final class Screen {
    let pager: PagerScreen
    let bar: PageBarView<Int>
    let window: UIWindow
    var titles: [Int: String] = [:]

    init(_ pages: Int, title: @escaping (Int) -> String = { "Page \($0)" }, width: CGFloat = 320) {
      pager = PagerScreen(Array(0..<pages))
      bar = PageBarView(pager.driver, title: title)
      bar.frame = CGRect(x: 0, y: 0, width: width, height: bar.intrinsicContentSize.height)
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 100))
      let controller = UIViewController()
      window.rootViewController = controller
      controller.view.addSubview(bar)
      window.isHidden = false
      HeadlessUIKit.commit()
    }

    var view: PageTitlesView { bar.titlesView }
    var controls: [PageTitleControl] { view.controls }
    var indicator: CGRect { view.indicator.frame }

    /// The frame of a title on the bar.
    func frame(of title: Int) -> CGRect {
      view.convert(controls[title].textFrame, to: bar)
    }

    func close() {
      window.isHidden = true
      pager.close()
    }
  }

  @Test("A finger that rests on a title and then moves scrolls the bar")
  func draggingTitles() {
    let screen = Screen(3)
    defer { screen.close() }
    #expect(screen.controls.allSatisfy { screen.view.touchesShouldCancel(in: $0) })
  }

  @Test("Titles are as wide as their texts, or share the space that they do not need")
  func widths() {
    let titles = ["A", "Long title", "Middle"]
    withEvery("width", in: [500, 120]) { width in
      let screen = Screen(3, title: { titles[$0] }, width: CGFloat(width))
      defer { screen.close() }
      let frames = screen.controls.map(\.frame)
      let natural = screen.controls.map { $0.sizeThatFits(.zero).width }
      let share = max(0, CGFloat(width) - natural.reduce(0, +)) / 3
      expectEqual(frames.map(\.width), natural.map { $0 + share })
      expectEqual(frames[0].minX, 0)
      expectEqual(frames[1].minX, frames[0].maxX)
      expectEqual(frames[2].minX, frames[1].maxX)
      expectEqual(screen.view.contentSize.width, frames[2].maxX)
      expectEqual(natural, titles.map { CGFloat($0.count) * 17 / 2 + 24 })
    }
  }

  @Test(
    "A bar can have no titles, one or several, and any width and position",
    arguments: [0, 1, 3])
  func extremes(pageCount: Int) {
    withEvery("width", in: [0, 1, 1_000_000, CGFloat.greatestFiniteMagnitude]) { width in
      withEvery("position", in: [0, -1, 0.5, 1e300, -.infinity, .nan]) { position in
        let screen = Screen(pageCount, width: width)
        defer { screen.close() }
        screen.view.currentIndex = .max
        screen.view.position = position
        HeadlessUIKit.commit()
        let frames = screen.controls.map(\.frame) + [screen.indicator, screen.bar.frame]
        let numbers = frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
        #expect(numbers.allSatisfy { $0.isFinite }, "\(frames)")
        #expect(screen.view.contentOffset.x.isFinite)
        expectEqual(screen.view.indicator.isHidden, (pageCount == 0 || !position.isFinite))
      }
    }
  }

  @Test("The indicator follows the pages, and the bar the indicator")
  func following() {
    let screen = Screen(20)
    defer { screen.close() }
    expectEqual(screen.indicator.minX, screen.controls[0].textFrame.minX)
    expectEqual(screen.indicator.width, screen.controls[0].textFrame.width)
    expectEqual(screen.indicator.maxY, screen.bar.bounds.maxY)
    screen.pager.drag(0.25)
    let (from, to) = (screen.controls[0].textFrame, screen.controls[1].textFrame)
    expectEqual(screen.indicator.minX, from.minX + (to.minX - from.minX) * 0.25)
    expectEqual(screen.view.contentOffset.x, 0)
    screen.pager.scrollView.simulateTouchUp()
    screen.pager.finish()
    screen.pager.driver.jump(to: 10)
    screen.pager.finish()
    expectEqual(screen.indicator.minX, screen.controls[10].textFrame.minX)
    #expect(abs(screen.frame(of: 10).midX - screen.bar.bounds.midX) < 0.01)
    screen.pager.driver.jump(to: 19, animated: false)
    expectEqual(screen.view.contentOffset.x, screen.view.contentSize.width - 320)
    #expect(screen.frame(of: 19).maxX < 320)
  }

  @Test("While the user scrolls the bar, it does not follow the indicator")
  func scrolling() {
    let screen = Screen(20)
    defer { screen.close() }
    screen.view.simulateTouchDown()
    screen.view.simulateTouchMove(by: CGPoint(x: -200, y: 0))
    screen.pager.driver.jump(to: 1, animated: false)
    expectEqual(screen.view.contentOffset.x, 200)
    expectEqual(screen.indicator.minX, screen.controls[1].textFrame.minX)
    screen.view.simulateTouchUp()
    HeadlessUIKit.finishAnimations()
    screen.pager.driver.jump(to: 2, animated: false)
    #expect(screen.view.contentOffset.x != 200)
  }

  @Test("Touching a title goes to its page, whose title is then selected")
  func touching() {
    let screen = Screen(4)
    defer { screen.close() }
    screen.controls[2].simulateTap()
    expectEqual(screen.pager.driver.targetPage, 2)
    screen.pager.finish()
    expectEqual(screen.pager.driver.settledPage, 2)
    expectEqual(screen.controls.map(\.isSelected), [false, false, true, false])
    expectEqual(screen.pager.findingsAtRest(), [])
  }

  @Test(
    "A title of several pages with one id goes to its own, and the bar asks to be laid out again")
  func repeatedIDs() {
    let screen = Screen(0)
    defer { screen.close() }
    final class Owner: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let owner = Owner(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    screen.bar.superview?.addSubview(owner)
    owner.addSubview(screen.bar)
    HeadlessUIKit.commit()
    let layouts = owner.layouts
    screen.pager.pages = [0, 1, 0, 2]
    HeadlessUIKit.commit()
    #expect(owner.layouts > layouts)
    let layoutsOfPages = owner.layouts
    screen.bar.textStyle = .largeTitle
    HeadlessUIKit.commit()
    #expect(owner.layouts > layoutsOfPages)
    screen.controls[2].simulateTap()
    screen.pager.finish()
    expectEqual(screen.pager.driver.settledIndex, 2)
    let page = screen.pager.driver.controller(at: 2)
    #expect(screen.pager.container.childForStatusBarStyle === page)
  }

  @Test("Titles come, go and move with their pages")
  func changing() {
    let screen = Screen(4)
    defer { screen.close() }
    screen.pager.driver.jump(to: 2, animated: false)
    screen.pager.pages = [9, 2, 1]
    HeadlessUIKit.commit()
    expectEqual(screen.controls.map(\.accessibilityLabel), ["Page 9", "Page 2", "Page 1"])
    expectEqual(screen.controls.map(\.isSelected), [false, true, false])
    expectEqual(screen.indicator.minX, screen.controls[1].textFrame.minX)
    screen.controls[0].simulateTap()
    screen.pager.finish()
    expectEqual(screen.pager.driver.settledPage, 9)
    screen.pager.pages = []
    HeadlessUIKit.commit()
    #expect(screen.controls.isEmpty)
    #expect(screen.view.indicator.isHidden)
  }

  @Test("Badges have their place beside the titles, and are read with them")
  func badges() {
    let screen = Screen(2)
    defer { screen.close() }
    let width = screen.controls[1].sizeThatFits(.zero).width
    var count = 3
    screen.bar.badge = { $0 == 1 ? "\(count)" : nil }
    HeadlessUIKit.commit()
    expectEqual(screen.controls.map(\.accessibilityValue), [nil, "3"])
    #expect(screen.controls[1].sizeThatFits(.zero).width > width)
    let labels = screen.controls[1].subviews
    expectEqual(labels.count, 2)
    #expect(labels[1].frame.minX > labels[0].frame.maxX)
    #expect(labels[1].frame.width >= labels[1].frame.height)
    #expect(screen.controls[0].subviews[1].isHidden)
    count = 4
    screen.bar.reload()
    expectEqual(screen.controls[1].accessibilityValue, "4")
    screen.bar.badge = nil
    expectEqual(screen.controls[1].sizeThatFits(.zero).width, width)
  }

  @Test("Titles that change without their pages are read again on request")
  func reloading() {
    var names = ["One", "Two"]
    let screen = Screen(2, title: { names[$0] })
    defer { screen.close() }
    names[1] = "Another"
    screen.bar.reload()
    HeadlessUIKit.commit()
    expectEqual(screen.controls[1].accessibilityLabel, "Another")
    expectEqual(screen.controls[1].sizeThatFits(.zero).width, CGFloat(7) * 17 / 2 + 24)
  }

  @Test(
    "In languages from right to left, the first title is at the right, with its badge left of it")
  func rightToLeft() {
    let screen = Screen(20)
    defer { screen.close() }
    screen.bar.badge = { "\($0)" }
    screen.bar.semanticContentAttribute = .forceRightToLeft
    HeadlessUIKit.commit()
    expectEqual(screen.controls[0].frame.maxX, screen.view.contentSize.width)
    expectEqual(screen.controls[1].frame.maxX, screen.controls[0].frame.minX)
    expectEqual(screen.view.contentOffset.x, screen.view.contentSize.width - 320)
    let labels = screen.controls[0].subviews
    #expect(labels[1].frame.maxX < labels[0].frame.minX)
    screen.pager.drag(0.5)
    let (from, to) = (screen.controls[0].textFrame, screen.controls[1].textFrame)
    expectEqual(screen.indicator.minX, (from.minX + to.minX) / 2)
    screen.pager.scrollView.simulateTouchUp()
  }

  @Test(
    "Larger texts make wider titles and a higher bar, however views are notified of them",
    arguments: [true, false])
  func textSize(callsTraitCollectionDidChange: Bool) {
    let quirks = HeadlessUIKit.quirks
    HeadlessUIKit.quirks.callsTraitCollectionDidChange = callsTraitCollectionDidChange
    defer { HeadlessUIKit.quirks = quirks }
    let screen = Screen(3)
    defer {
      screen.close()
      HeadlessUIKit.contentSizeCategory = .large
    }
    let (height, width) = (screen.bar.intrinsicContentSize.height, screen.view.contentSize.width)
    HeadlessUIKit.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(screen.bar.intrinsicContentSize.height > height * 1.9)
    expectEqual(screen.bar.sizeThatFits(CGSize(width: 7, height: 7)).width, 7)
    HeadlessUIKit.commit()
    #expect(screen.view.contentSize.width > width)
    expectEqual(screen.view.contentSize.width, screen.controls[2].frame.maxX)
    expectEqual(screen.indicator.width, screen.controls[0].textFrame.width)
    let label = screen.controls[0].subviews[0]
    expectEqual(label.frame.width, CGFloat(6) * 51 / 2)
  }

  @Test("VoiceOver finds tabs, and the selected one has the selected trait")
  func voiceOver() {
    let screen = Screen(3)
    defer { screen.close() }
    expectEqual(screen.bar.accessibilityTraits, .tabBar)
    #expect(!screen.bar.isAccessibilityElement)
    expectEqual(screen.controls.map(\.isAccessibilityElement), [true, true, true])
    expectEqual(
      screen.controls.map(\.accessibilityTraits), [[.button, .selected], .button, .button])
    screen.pager.driver.jump(to: 1, animated: false)
    expectEqual(
      screen.controls.map(\.accessibilityTraits), [.button, [.button, .selected], .button])
  }

  @Test("The current title and the indicator have the tint color")
  func tint() throws {
    let screen = Screen(2)
    defer { screen.close() }
    screen.bar.tintColor = .systemRed
    expectEqual(screen.view.indicator.backgroundColor, .systemRed)
    let labels = screen.controls.compactMap { $0.subviews.first as? UILabel }
    expectEqual(labels.map(\.textColor), [.systemRed, .secondaryLabel])
  }

  @Test("Titles keep out of what a notch covers")
  func safeArea() {
    let screen = Screen(20)
    defer { screen.close() }
    screen.window.simulatedSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 30)
    HeadlessUIKit.commit()
    expectEqual(screen.controls[0].frame.minX, 44)
    expectEqual(screen.view.contentSize.width, screen.controls[19].frame.maxX + 30)
  }

  @Test("The bar keeps neither the driver nor itself alive")
  func leaks() {
    weak var driver: PagerDriver<Int, PageController>?
    weak var bar: PageBarView<Int>?
    do {
      let screen = Screen(3)
      screen.controls[1].simulateTap()
      (driver, bar) = (screen.pager.driver, screen.bar)
      screen.close()
    }
    #expect(driver == nil)
    expectEqual(bar, nil)
  }
}
#endif
