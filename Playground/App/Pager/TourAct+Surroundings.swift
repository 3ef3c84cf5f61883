import Collate

extension TourAct {
  /// What happens to the host and to the device.
  static var surroundings: [TourAct] {
    [
      TourAct(
        title: "The host leaves in mid-swipe, and comes back",
        text: """
          Every page on screen leaves with the host. Where the swipe ends is decided when the host \
          is gone: on the page that fills more of the screen. It alone comes back.
          """, pageCount: 2
      ) { tour in
        let (start, end) = tour.way(over: 1)
        tour.drag(from: start, to: end, by: 0.3)
        tour.event { tour.driver.hostWillDisappear(animated: true) }
        tour.event { tour.driver.hostDidDisappear() }
        tour.event { tour.host.lift(toward: nil) }
        tour.event { tour.driver.hostWillAppear(animated: true) }
        tour.event { tour.driver.hostDidAppear() }
      },
      TourAct(
        title: "An interactive pop that is cancelled",
        text: "The host begins to leave and stays after all. So does its page."
      ) { tour in
        tour.event { tour.driver.hostWillDisappear(animated: true) }
        tour.event { tour.driver.hostWillAppear(animated: true) }
        tour.event { tour.driver.hostDidAppear() }
      },
      TourAct(
        title: "Rotation in mid-swipe",
        text: """
          The pager comes to rest before the size changes. Meanwhile positions are garbage, because \
          the offset stays and the width does not; nobody listens. Then the host is told where to \
          be. The device is turned back at rest.
          """, pageCount: 2
      ) { tour in
        let (start, end) = tour.way(over: 1)
        tour.drag(from: start, to: end, by: 0.7)
        tour.turn()
        tour.event { tour.host.lift(toward: nil) }
        tour.turn()
      },
      TourAct(
        title: "Memory is short",
        text: """
          Everything that cannot be seen goes, and what is worth keeping of it is kept. A static \
          pager keeps its controllers. A page that comes back gets its state back.
          """
      ) { tour in
        tour.event { tour.driver.didReceiveMemoryWarning() }
        guard tour.driver.pageCount > 1 else { return }
        let (_, end) = tour.way(over: 1)
        tour.event { tour.driver.jump(toPageAt: end, animated: false) }
      },
      TourAct(
        title: "The pager goes",
        text: """
          In the middle of a swipe, if there is one. Every page leaves with all that is due to it, \
          and every controller is let go.
          """
      ) { tour in
        if tour.driver.pageCount > 1 {
          let (start, end) = tour.way(over: 1)
          tour.drag(from: start, to: end, by: 0.3)
        }
        tour.event { tour.driver.tearDown() }
      },
    ]
  }
}
