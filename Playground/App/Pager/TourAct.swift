import Collate
import CollateTesting

/// A part of a tour: a few events that show one thing.
@MainActor
struct TourAct {
  /// What is done.
  let title: String

  /// What usually goes wrong with pagers there.
  let trouble: String

  /// The fewest pages that it takes.
  private(set) var pageCount = 1

  /// Whether it belongs to the choice that is played by default.
  private(set) var isChosen = false

  /// Whether it takes a pager whose first page follows the last one.
  private(set) var needsLoop = false

  /// Makes the events.
  let play: (Tour) -> Void

  /// Returns the acts that options ask for, in the order in which they are played.
  static func acts(for options: PagerOptions) -> [TourAct] {
    all.filter { (options.showsAll || $0.isChosen) && (options.loops || !$0.needsLoop) }
  }

  private static let all = [
    TourAct(
      title: "First show",
      trouble: "Many pagers tell a page that it has appeared before their own host has.",
      isChosen: true
    ) {
      $0.changePages()
      $0.host.appear(animated: true)
    },
    TourAct(
      title: "Swipe",
      trouble: "In UIPageViewController, the new page has appeared before the old one is gone.",
      pageCount: 2, isChosen: true
    ) {
      $0.host.swipe(byPages: $0.way())
    },
    TourAct(
      title: "Cancelled swipe",
      trouble: "Some pagers keep the goal of a swipe that was cancelled, and go there later.",
      pageCount: 2, isChosen: true
    ) {
      $0.drag(0.3, of: $0.way())
      $0.letGo()
    },
    TourAct(
      title: "A flick that goes too far and springs back",
      trouble: "Pagers that go by positions bring in the page beyond, and take it away again.",
      pageCount: 2
    ) {
      let way = $0.way()
      $0.drag(0.4, of: way)
      $0.letGo(way, overshoot: 0.2)
    },
    TourAct(
      title: "Two swipes without a rest between them",
      trouble: "UIPageViewController stops with \"No view controller managing visible view\".",
      pageCount: 3
    ) {
      let way = $0.way(2)
      $0.drag(0.3, of: way)
      $0.host.release(velocity: Double(way))
      $0.host.step(4)
      $0.drag(0.5, of: way)
      $0.letGo(way)
    },
    TourAct(
      title: "Over the seam",
      trouble: "Endless pagers ask for pages before zero, or are blank when there are only two.",
      pageCount: 2, needsLoop: true
    ) {
      $0.go(to: $0.driver.pageCount - 1)
      $0.host.swipe()
    },
    TourAct(
      title: "Jump over several pages",
      trouble: "Pagers that scroll there create every page on the way, and have each appear.",
      pageCount: 4, isChosen: true
    ) {
      $0.driver.jump(by: $0.way(3))
      $0.host.runUntilRest()
    },
    TourAct(
      title: "A jump superseded by another",
      trouble: "Asked while it moves, UIPageViewController stops with \"Duplicate states in queue\".",
      pageCount: 4, isChosen: true
    ) {
      let way = $0.way(3)
      $0.driver.jump(by: way)
      $0.host.step(3)
      $0.driver.jump(by: -way.signum())
      $0.host.runUntilRest()
    },
    TourAct(
      title: "A finger put down during a jump",
      trouble: "Many pagers turn input off meanwhile, and stay frozen if no end is reported.",
      pageCount: 4
    ) {
      let way = $0.way(3)
      $0.driver.jump(by: way)
      $0.host.step(3)
      $0.drag(0.2, of: -way)
      $0.letGo()
    },
    TourAct(
      title: "A page that asks for another one when it has appeared",
      trouble: "The jump begins while calls of the swipe are due, which pages hear nested or never.",
      pageCount: 3
    ) { tour in
      let way = tour.way()
      let other = (0..<3).first { $0 != tour.start && $0 != tour.start + way } ?? 0
      tour.drag(0.6, of: way)
      tour.whenAppeared = { tour.driver.jump(toPageAt: other) }
      tour.letGo(way)
    },
    TourAct(
      title: "The current page is removed",
      trouble: "UIPageViewController goes on showing the pages in its cache, though they are gone.",
      pageCount: 2
    ) { tour in
      tour.changePages { $0.remove(at: tour.start) }
    },
    TourAct(
      title: "The page that a swipe goes to is removed in mid-swipe",
      trouble: "Reloaded in mid-swipe, pagers crash, or never end the appearance of the new page.",
      pageCount: 3, isChosen: true
    ) { tour in
      tour.changePages()
      let way = tour.way()
      tour.drag(0.4, of: way)
      tour.changePages { $0.remove(at: tour.start + way) }
      tour.letGo()
    },
    TourAct(
      title: "A page is inserted before the current one in mid-swipe",
      trouble: "Pagers that know pages by number show another one, or go back to the first.",
      pageCount: 3
    ) {
      $0.changePages()
      let way = $0.way()
      $0.drag(0.4, of: way)
      $0.changePages { $0.insert($0[0].copy(number: $0.count), at: 0) }
      $0.letGo(way)
      $0.changePages()
    },
    TourAct(
      title: "The data of the page on screen change",
      trouble: "A reload makes the page disappear and appear for nothing, and forget its state."
    ) { tour in
      tour.changePages { $0[tour.start].changeCount += 1 }
    },
    TourAct(
      title: "The host leaves in mid-swipe, and comes back",
      trouble: "Containers end one page twice, and leave the other one half appeared for ever.",
      pageCount: 2, isChosen: true
    ) {
      $0.drag(0.3, of: $0.way())
      $0.host.disappear(animated: true)
      $0.letGo()
      $0.host.appear(animated: true)
    },
    TourAct(
      title: "Rotation in mid-swipe",
      trouble: "The width changes before the offset, so that pagers rest on another page, or on two.",
      pageCount: 2
    ) {
      let extent = $0.host.geometry.pageExtent
      $0.drag(0.7, of: $0.way())
      $0.host.rotate(toPageExtent: extent / 2)
      $0.host.release()
      $0.host.rotate(toPageExtent: extent)
    },
    TourAct(
      title: "Memory is short",
      trouble: "Pagers keep all controllers, or release them with all that the user did in them."
    ) {
      $0.host.runShortOfMemory()
      if $0.driver.pageCount > 1 { $0.driver.jump(by: $0.way(), animated: false) }
    },
    TourAct(
      title: "The pager goes",
      trouble: "Pages that are released in mid-swipe never hear that they disappeared, and play on.",
      isChosen: true
    ) {
      if $0.driver.pageCount > 1 { $0.drag(0.3, of: $0.way()) }
      $0.host.tearDown()
    },
  ]
}
