import Collate
import CollateTesting
import PlaygroundFeeds

/// A part of a tour: a few events that show one thing.
@MainActor
struct TourAct {
  /// What is done, and what goes wrong there easily, or went wrong by a report.
  ///
  /// The reports are in the article "How Collate compares".
  let title, trouble: String

  /// The fewest pages that it takes.
  let pageCount: Int

  /// Makes the events.
  let play: (Tour) -> Void

  private let isChosen, needsLoop: Bool

  private init(
    _ title: String, pages pageCount: Int = 1, isChosen: Bool = false, needsLoop: Bool = false,
    _ trouble: String, play: @escaping (Tour) -> Void
  ) {
    (self.title, self.trouble, self.pageCount, self.play) = (title, trouble, pageCount, play)
    (self.isChosen, self.needsLoop) = (isChosen, needsLoop)
  }

  /// Returns the acts that options ask for, in the order in which they are played.
  static func acts(for options: PagerOptions) -> [TourAct] {
    all.filter { (options.showsAll || $0.isChosen) && (options.loops || !$0.needsLoop) }
  }

  private static let all = [
    TourAct(
      "First show", isChosen: true,
      "In Pageboy, the first page appeared before its host did (issue 233, 2019)."
    ) {
      $0.changePages()
      $0.host.appear(animated: true)
    },
    TourAct(
      "Swipe", pages: 2, isChosen: true,
      "In UIPageViewController, the new page appeared before the old left (2014)."
    ) {
      $0.host.swipe(byPages: $0.way())
    },
    TourAct(
      "Cancelled swipe", pages: 2, isChosen: true,
      "A common mistake: to keep the goal of the swipe, and go there later."
    ) {
      $0.drag(0.3, of: $0.way())
      $0.liftFinger()
    },
    TourAct(
      "A flick that goes too far and springs back", pages: 2,
      "A common mistake: to go by positions, and show the page beyond for a moment."
    ) {
      let way = $0.way()
      $0.drag(0.4, of: way)
      $0.liftFinger(way, overshoot: 0.2)
    },
    TourAct(
      "Two swipes without a rest between them", pages: 3,
      "UIPageViewController named the wrong page afterwards (radar 22833651, 2015)."
    ) {
      let way = $0.way(2)
      $0.drag(0.3, of: way)
      $0.host.release(velocity: Double(way))
      $0.host.step(4)
      $0.drag(0.5, of: way)
      $0.liftFinger(way)
    },
    TourAct(
      "Over the seam", pages: 2, needsLoop: true,
      "A common mistake: to ask for a page before zero, or be blank with two pages."
    ) {
      $0.go(to: $0.driver.pageCount - 1)
      $0.host.swipe()
    },
    TourAct(
      "Jump over several pages", pages: 4, isChosen: true,
      "In PageMenu, every page on the way appeared (issue 154, 2015)."
    ) {
      $0.driver.jump(by: $0.way(3))
      $0.host.runUntilRest()
    },
    TourAct(
      "A jump superseded by another", pages: 4, isChosen: true,
      "UIPageViewController threw \"Duplicate states in queue\" (radar 20302671)."
    ) {
      let way = $0.way(3)
      $0.driver.jump(by: way)
      $0.host.step(3)
      $0.driver.jump(by: -way.signum())
      $0.host.runUntilRest()
    },
    TourAct(
      "A finger put down during a jump", pages: 4,
      "A common mistake: to turn input off, and stay frozen if no end is reported."
    ) {
      let way = $0.way(3)
      $0.driver.jump(by: way)
      $0.host.step(3)
      $0.drag(0.2, of: -way)
      $0.liftFinger()
    },
    TourAct(
      "A page that asks for another one when it has appeared", pages: 3,
      "A common mistake: to begin at once, amid the other calls of the swipe."
    ) { tour in
      let way = tour.way()
      let other = (0..<3).first { $0 != tour.start && $0 != tour.start + way } ?? 0
      tour.drag(0.6, of: way)
      tour.whenAppeared = { tour.driver.jump(toPageAt: other) }
      tour.liftFinger(way)
    },
    TourAct(
      "The current page is removed", pages: 2,
      "UIPageViewController went on to show a page that was gone (radar 13162693)."
    ) { tour in
      tour.changePages { $0.remove(at: tour.start) }
    },
    TourAct(
      "The page that a swipe goes to is removed in mid-swipe", pages: 3, isChosen: true,
      "A common mistake: to reload at once, and leave the new page half appeared."
    ) { tour in
      tour.changePages()
      let way = tour.way()
      tour.drag(0.4, of: way)
      tour.changePages { $0.remove(at: tour.start + way) }
      tour.liftFinger()
    },
    TourAct(
      "A page is inserted before the current one in mid-swipe", pages: 3,
      "A common mistake: to know pages by number, and show another one afterwards."
    ) {
      $0.changePages()
      let way = $0.way()
      $0.drag(0.4, of: way)
      $0.changePages { $0.insert(FilePage(id: "new", name: "new", path: "/dev/null"), at: 0) }
      $0.liftFinger(way)
      $0.changePages()
    },
    TourAct(
      "The data of the page on screen change",
      "A common mistake: to make the page again, so that it loses its state."
    ) { tour in
      tour.changePages { $0[tour.start].changeCount += 1 }
    },
    TourAct(
      "The host leaves in mid-swipe, and comes back", pages: 2, isChosen: true,
      "A common mistake: to end the old page twice, and the new one never."
    ) {
      $0.drag(0.3, of: $0.way())
      $0.host.disappear(animated: true)
      $0.liftFinger()
      $0.host.appear(animated: true)
    },
    TourAct(
      "Rotation in mid-swipe", pages: 2,
      "UIPageViewController came to rest between two pages (radar 45164974, 2018)."
    ) {
      let extent = $0.host.geometry.pageExtent
      $0.drag(0.7, of: $0.way())
      $0.host.rotate(toPageExtent: extent / 2)
      $0.host.release()
      $0.host.rotate(toPageExtent: extent)
    },
    TourAct(
      "Memory is short",
      "A common mistake: to keep all controllers, or lose what the user did there."
    ) {
      $0.host.runShortOfMemory()
      if $0.driver.pageCount > 1 { $0.driver.jump(by: $0.way(), animated: false) }
    },
    TourAct(
      "The pager goes", isChosen: true,
      "A common mistake: to release pages that have not disappeared, and play on."
    ) {
      if $0.driver.pageCount > 1 { $0.drag(0.3, of: $0.way()) }
      $0.host.tearDown()
    },
  ]
}
