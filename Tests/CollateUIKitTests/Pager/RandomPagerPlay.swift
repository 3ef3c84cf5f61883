#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
@_spi(Headless) import UIKit

@testable import CollatePagers

/// A screen with a pager that random things happen to.
@MainActor
struct RandomPagerPlay {
  /// How UIKit behaves.
  let quirks: HeadlessUIKit.Quirks

  /// What happened, to find the reason of a failure.
  private(set) var story: [String] = []

  private let configuration: PagerConfiguration
  private let layout: PagerLayout
  private let isReversed: Bool
  private let hasNotch: Bool
  private var nextPage: Int

  init(using generator: inout SeededGenerator) {
    var quirks = HeadlessUIKit.Quirks()
    quirks.parentDidAppearFirst = Bool.random(using: &generator)
    quirks.seesManualAppearances = Bool.random(using: &generator)
    quirks.tellsOfCaughtDeceleration = Bool.random(using: &generator)
    quirks.dragsFromCatch = Bool.random(using: &generator)
    quirks.cancelledDrag =
      HeadlessUIKit.CancelledDrag.allCases.randomElement(using: &generator) ?? .endsAtOnce
    quirks.deceleratesBeforeDragEnds = Bool.random(using: &generator)
    quirks.offsetDuringMotion =
      HeadlessUIKit.OffsetDuringMotion.allCases.randomElement(using: &generator) ?? .stops
    quirks.clampsOffsets = Bool.random(using: &generator)
    quirks.laysOutEveryMove = Bool.random(using: &generator)
    quirks.resizesBeforeTelling = generator.oneIn(4)
    quirks.queuesTransitionBlocks = Bool.random(using: &generator)
    self.quirks = quirks
    configuration = RandomPaging.configuration(using: &generator)
    layout = PagerLayout(
      axis: Bool.random(using: &generator) ? .horizontal : .vertical,
      spacing: generator.oneIn(3) ? 20 : 0, inset: generator.oneIn(4) ? 50 : 0)
    isReversed = generator.oneIn(3)
    hasNotch = Bool.random(using: &generator)
    nextPage = generator.below(8)
    story.append("\(configuration) \(layout) \(isReversed ? "reversed" : "") \(quirks)")
  }

  /// Plays, and returns the first things that were wrong.
  mutating func run(_ generator: inout SeededGenerator) -> [String] {
    HeadlessUIKit.clearLog()
    HeadlessUIKit.layoutDirection = isReversed ? .rightToLeft : .leftToRight
    defer { HeadlessUIKit.layoutDirection = .leftToRight }
    let screen = PagerScreen(
      Array(0..<nextPage), configuration: configuration, layout: layout,
      shows: Bool.random(using: &generator))
    defer { screen.close() }
    if hasNotch {
      screen.window.simulatedSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    }
    var found: [String] = []
    let exceptions = HeadlessUIKit.recordingExceptions {
      for _ in 0..<40 where found.isEmpty {
        step(screen, &generator)
        found = screen.findings()
        if found.isEmpty, generator.oneIn(8) {
          found = rest(screen)
        }
      }
      if found.isEmpty { found = rest(screen) }
    }
    return exceptions.map(\.description) + found
  }

  private mutating func rest(_ screen: PagerScreen) -> [String] {
    story.append("rest")
    screen.window.isHidden = false
    screen.tabs.selectedIndex = 0
    screen.navigation.finishInteractivePop(cancelled: false)
    screen.finish()
    while screen.navigation.viewControllers.count > 1 {
      screen.navigation.popViewController(animated: false)
    }
    screen.scrollView.simulateTouchUp()
    // Nothing is laid out by hand: the pager has to look itself.
    let stage = screen.container.stage
    for _ in 0..<50 where stage.watcher != nil {
      _ = stage.look()
      HeadlessUIKit.finishAnimations()
    }
    return screen.findingsAtRest()
  }

  private mutating func step(_ screen: PagerScreen, _ generator: inout SeededGenerator) {
    switch generator.below(20) {
    case 0..<5: touch(screen, &generator)
    case 5..<9: frames(1 + generator.below(4))
    case 9..<11: jump(screen, &generator)
    case 11..<13: changePages(screen, &generator)
    case 13..<15: changeHost(screen, &generator)
    case 15: resize(screen, &generator)
    case 16: swipe(screen, &generator)
    case 17: scrollOtherwise(screen, &generator)
    case 18: act(screen, &generator)
    default:
      story.append("memory warning")
      UIViewController.simulateMemoryWarning()
    }
  }

  private mutating func frames(_ count: Int) {
    story.append("\(count) frames")
    for _ in 0..<count { HeadlessUIKit.runFrame() }
  }

  private mutating func touch(_ screen: PagerScreen, _ generator: inout SeededGenerator) {
    let view = screen.scrollView
    switch generator.below(6) {
    case 0:
      story.append("touch down")
      view.simulateTouchDown()
    case 1:
      let speed: Double = [-1.0, 0.0, 1.0].randomElement(using: &generator) ?? 0
      let swing = generator.oneIn(4) ? 0.1 : 0
      story.append("touch up \(speed) \(swing)")
      let way = screen.way(-speed)
      view.simulateTouchUp(
        velocity: CGPoint(x: way.x / 300, y: way.y / 300), overshoot: screen.way(swing))
    default:
      let pages = Double.random(in: -0.7...0.7, using: &generator)
      story.append("move \(pages)")
      if !view.isTracking { view.simulateTouchDown() }
      view.simulateTouchMove(by: screen.way(pages))
    }
  }

  private mutating func swipe(_ screen: PagerScreen, _ generator: inout SeededGenerator) {
    let pages = Bool.random(using: &generator) ? 1.0 : -1
    story.append("swipe \(pages)")
    screen.swipe(pages)
  }

  private mutating func jump(_ screen: PagerScreen, _ generator: inout SeededGenerator) {
    let animated = !generator.oneIn(4)
    if Bool.random(using: &generator) {
      let page = screen.pages.randomElement(using: &generator) ?? -1
      story.append("jump to \(page) \(animated)")
      screen.driver.jump(to: page, animated: animated)
    } else {
      let distance = Int.random(in: -2...2, using: &generator)
      story.append("jump by \(distance) \(animated)")
      screen.driver.jump(by: distance, animated: animated)
    }
  }

  private mutating func changePages(_ screen: PagerScreen, _ generator: inout SeededGenerator) {
    var pages = screen.pages
    switch generator.below(12) {
    case 0: pages = []
    case 1: pages.shuffle(using: &generator)
    default:
      for _ in 0...generator.below(3) {
        if Bool.random(using: &generator) {
          pages.insert(nextPage, at: Int.random(in: 0...pages.count, using: &generator))
          nextPage += 1
        } else if !pages.isEmpty {
          pages.remove(at: Int.random(in: 0..<pages.count, using: &generator))
        }
      }
    }
    story.append("pages \(pages)")
    screen.pages = pages
  }

  private mutating func changeHost(_ screen: PagerScreen, _ generator: inout SeededGenerator) {
    switch generator.below(7) {
    case 0:
      story.append("window")
      screen.navigation.finishInteractivePop(cancelled: false)
      screen.window.isHidden.toggle()
    case 1:
      story.append("tab")
      screen.navigation.finishInteractivePop(cancelled: false)
      screen.tabs.selectedIndex = 1 - screen.tabs.selectedIndex
    case 2:
      story.append("push")
      screen.navigation.pushViewController(
        UIViewController(), animated: Bool.random(using: &generator))
    case 3:
      story.append("pop")
      screen.navigation.popViewController(animated: Bool.random(using: &generator))
    case 4:
      story.append("interactive pop")
      screen.navigation.simulateInteractivePop()
    case 5:
      let isCancelled = Bool.random(using: &generator)
      story.append("interactive pop \(isCancelled ? "cancelled" : "done")")
      screen.navigation.finishInteractivePop(cancelled: isCancelled)
    default:
      story.append("out and in")
      screen.navigation.finishInteractivePop(cancelled: false)
      screen.removeContainer()
      if Bool.random(using: &generator) { HeadlessUIKit.runFrame() }
      screen.addContainer()
    }
  }

  private mutating func resize(_ screen: PagerScreen, _ generator: inout SeededGenerator) {
    let sizes = [
      CGSize(width: 320, height: 480), CGSize(width: 480, height: 320),
      CGSize(width: 333, height: 333), .zero,
    ]
    let size = sizes.randomElement(using: &generator) ?? .zero
    switch generator.below(4) {
    case 0:
      story.append("frame \(size)")
      screen.container.view.frame.size = size == .zero ? screen.root.view.bounds.size : size
      screen.container.view.autoresizingMask = []
      HeadlessUIKit.commit()
    case 1:
      story.append("direction")
      let view = screen.container.view
      view?.semanticContentAttribute =
        view?.effectiveUserInterfaceLayoutDirection == .leftToRight
        ? .forceRightToLeft : .forceLeftToRight
      screen.scrollView.setNeedsLayout()
    default:
      story.append("resize \(size)")
      if size == .zero {
        let layout = screen.container.layout
        screen.container.layout = PagerLayout(
          axis: layout.axis, spacing: layout.spacing == 0 ? 12 : 0,
          inset: generator.oneIn(2) ? layout.inset : 50 - layout.inset)
      } else {
        screen.container.view.frame = screen.root.view.bounds
        screen.container.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.window.simulateResize(to: size)
      }
    }
  }

  private mutating func scrollOtherwise(_ screen: PagerScreen, _ generator: inout SeededGenerator) {
    let view = screen.scrollView
    let pages = Double.random(in: -0.8...0.8, using: &generator)
    let way = screen.way(-pages)
    let offset = CGPoint(x: view.contentOffset.x + way.x, y: view.contentOffset.y + way.y)
    switch generator.below(3) {
    case 0 where !HeadlessUIKit.isAnimating:
      story.append("offset \(pages)")
      view.contentOffset = offset
    case 1:
      story.append("offset \(pages), not animated")
      view.setContentOffset(offset, animated: false)
    default:
      story.append("offset \(pages), animated")
      view.setContentOffset(offset, animated: true)
    }
  }

  private mutating func act(_ screen: PagerScreen, _ generator: inout SeededGenerator) {
    switch generator.below(3) {
    case 0:
      let keys: [UIKeyboardHIDUsage] = [
        .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow,
        .keyboardHome, .keyboardEnd,
      ]
      let key = keys.randomElement(using: &generator) ?? .keyboardHome
      story.append("key \(key)")
      screen.container.simulateKey(key)
    case 1:
      let direction: UIAccessibilityScrollDirection =
        Bool.random(using: &generator) ? .next : .previous
      story.append("three fingers \(direction)")
      screen.scrollView.simulateAccessibilityScroll(direction)
    default:
      let page = screen.pages.randomElement(using: &generator) ?? 0
      story.append("the page that appears asks for \(page)")
      for child in screen.container.children.compactMap({ $0 as? PageController }) {
        child.onAppearance = { [weak screen, weak child] in
          child?.onAppearance = nil
          screen?.driver.jump(to: page)
        }
      }
    }
  }
}
#endif
