import Collate

extension TourAct {
  /// What becomes of the pages; all of it is done to the sources, none of it to the files.
  static var changes: [TourAct] {
    [
      TourAct(
        title: "The current page is removed",
        text: """
          The page after it takes its place, or the one before. The removed page hears all that is \
          due to it, and its controller goes last.
          """, pageCount: 2
      ) { tour in
        tour.event { tour.removePage(at: tour.start) }
      },
      TourAct(
        title: "The page that a swipe goes to is removed in mid-swipe",
        text: """
          The pages are back, and nothing but places changes. Then the swipe loses its goal: the \
          finger loses its hold, and the pager is back where it was, as if the swipe had been \
          cancelled.
          """, pageCount: 3
      ) { tour in
        tour.restorePages()
        let (start, end) = tour.way(over: 1)
        tour.drag(from: start, to: end, by: 0.4)
        tour.event { tour.removePage(at: end) }
        tour.event { tour.host.lift(toward: nil) }
      },
      TourAct(
        title: "A page is inserted before the current one in mid-swipe",
        text: """
          All places move by one, and so does the position: the same columns stay under the finger, \
          and no page hears anything.
          """, pageCount: 2, loopPageCount: 3
      ) { tour in
        tour.restorePages()
        let (start, end) = tour.way(over: 1)
        tour.drag(from: start, to: end, by: 0.4)
        tour.event { tour.insertPage() }
        tour.dragOn(from: start + 1, to: end + 1, by: 0.7)
        tour.event { tour.host.lift(toward: end + 1) }
        tour.settle(at: end + 1)
        tour.restorePages()
      },
      TourAct(
        title: "The data of the page on screen change",
        text: "Its controller is given the new data where it is, and hears nothing else."
      ) { tour in
        tour.event { tour.changePage(at: tour.start) }
      },
    ]
  }
}
