import Collate

extension TourAct {
  /// What a finger does.
  static var swipes: [TourAct] {
    [
      TourAct(
        title: "First show",
        text: """
          The pages arrive while nobody sees the host, and no controller is made for them. Then the \
          host comes in. The one page that is seen becomes a child first, appears with the host, \
          and has appeared when the host has. Neighbours, if any, are made ahead only then.
          """
      ) { tour in
        tour.restorePages()
        tour.event { tour.driver.hostWillAppear(animated: true) }
        tour.event { tour.driver.hostDidAppear() }
      },
      TourAct(
        title: "Swipe",
        text: """
          The leaving page speaks first, at the beginning and at the end. It is gone for good \
          before the other one has appeared, and that one has appeared when the pager rests on it, \
          not earlier.
          """, pageCount: 2
      ) { tour in
        let (start, end) = tour.way(over: 1)
        tour.drag(from: start, to: end, by: 0.1, 0.6)
        tour.event { tour.host.lift(toward: end) }
        tour.glide(from: start, to: end, by: 0.9)
        tour.settle(at: end)
      },
      TourAct(
        title: "Cancelled swipe",
        text: """
          The finger goes back. Again the leaving page speaks first, which is the other one now; \
          the page that stays comes back without ever having been off screen.
          """, pageCount: 2
      ) { tour in
        let (start, end) = tour.way(over: 1)
        tour.drag(from: start, to: end, by: 0.3)
        tour.event { tour.host.lift(toward: start) }
        tour.settle(at: start)
      },
      TourAct(
        title: "A flick that goes too far and springs back",
        text: """
          Beyond its goal the screen shows a gap for a moment, and no page is put there only to be \
          taken away again.
          """, pageCount: 2
      ) { tour in
        let (start, end) = tour.way(over: 1)
        tour.drag(from: start, to: end, by: 0.4)
        tour.event { tour.host.lift(toward: end) }
        tour.glide(from: start, to: end, by: 0.8, 1.2, 1.1)
        tour.settle(at: end)
      },
      TourAct(
        title: "Two swipes without a rest between them",
        text: """
          The finger takes hold again before the first swipe has come to rest. The page in the \
          middle is left before it has appeared; observers hear of one way that found a new goal.
          """, pageCount: 3
      ) { tour in
        let (start, end) = tour.way(over: 2)
        let middle = (start + end) / 2
        tour.drag(from: start, to: middle, by: 0.3)
        tour.event { tour.host.lift(toward: middle) }
        tour.glide(from: start, to: middle, by: 0.8)
        tour.drag(from: middle, to: end, by: 0.2)
        tour.event { tour.host.lift(toward: end) }
        tour.settle(at: end)
      },
      TourAct(
        title: "Reversed in mid-swipe",
        text: """
          The finger goes one way, then back past where it began and on to the other side. The page \
          that it crosses is not brought back for the moment in which it fills the screen.
          """, pageCount: 3
      ) { tour in
        let start = tour.middle()
        let (end, other) = (start - 1, start + 1)
        tour.drag(from: start, to: other, by: 0.3)
        tour.dragOn(from: start, to: end, by: 0.1)
        tour.event { tour.host.lift(toward: end) }
        tour.settle(at: end)
      },
      TourAct(
        title: "Over the seam",
        text: "The first page follows the last one, and appears as any other page does.",
        pageCount: 2, needsLoop: true
      ) { tour in
        let last = tour.driver.pageCount - 1
        tour.go(to: last)
        tour.drag(from: last, to: last + 1, by: 0.3)
        tour.event { tour.host.lift(toward: last + 1) }
        tour.settle(at: last + 1)
      },
    ]
  }
}
