import Collate

extension TourAct {
  /// What code asks for.
  static var jumps: [TourAct] {
    [
      TourAct(
        title: "Jump over several pages",
        text: """
          The two pages are laid side by side. No page between them appears, and no controller is \
          made for one.
          """, pageCount: 3, loopPageCount: 4
      ) { tour in
        let (_, end) = tour.farWay()
        tour.event { tour.driver.jump(toPageAt: end) }
        tour.animate(by: 0.5, 1)
        tour.event { tour.host.rest() }
      },
      TourAct(
        title: "A jump superseded by another",
        text: """
          Whoever asked for the first page hears so at once, and that page leaves completely before \
          the next one comes in.
          """, pageCount: 3, loopPageCount: 4
      ) { tour in
        let (start, end) = tour.farWay()
        tour.event { tour.driver.jump(toPageAt: end) }
        tour.animate(by: 0.4)
        tour.event { tour.driver.jump(toPageAt: (start + end) / 2) }
        tour.animate(by: 0.7, 1)
        tour.event { tour.host.rest() }
      },
      TourAct(
        title: "A finger put down during a jump over several pages",
        text: """
          Under a finger pages lie in their order, so the jump is finished at once, before the drag \
          begins. Input is never turned off.
          """, pageCount: 3, loopPageCount: 4
      ) { tour in
        let (_, end) = tour.farWay()
        let neighbour = end == 0 ? 1 : end - 1
        tour.event { tour.driver.jump(toPageAt: end) }
        tour.animate(by: 0.4)
        tour.drag(from: end, to: neighbour, by: 0.2)
        tour.event { tour.host.lift(toward: end) }
        tour.settle(at: end)
      },
      TourAct(
        title: "A finger put down during a jump to the next page",
        text: """
          Neighbours lie in their order already, so the finger takes over where they are. The jump \
          is superseded, and here the finger takes the pages back.
          """, pageCount: 2
      ) { tour in
        let (start, end) = tour.way(over: 1)
        tour.event { tour.driver.jump(toPageAt: end) }
        tour.animate(by: 0.6)
        tour.drag(from: start, to: end, by: 0.4)
        tour.event { tour.host.lift(toward: start) }
        tour.settle(at: start)
      },
      TourAct(
        title: "A page that asks for another one when it has appeared",
        text: """
          Its wish waits until everything is done that the event before asked for: no call comes \
          within another call.
          """, pageCount: 3
      ) { tour in
        let (start, end) = tour.way(over: 1)
        let other = (0..<tour.driver.pageCount).first { $0 != start && $0 != end } ?? start
        tour.drag(from: start, to: end, by: 0.3)
        tour.event { tour.host.lift(toward: end) }
        tour.whenAppeared(pageAt: end) { tour.driver.jump(toPageAt: other) }
        tour.settle(at: end)
        tour.animate(by: 0.5, 1)
        tour.event { tour.host.rest() }
      },
    ]
  }
}
