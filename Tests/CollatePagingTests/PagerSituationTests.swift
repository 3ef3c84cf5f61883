import Collate
import TestSupport
import Testing

@Suite("Pagers in particular situations")
struct PagerSituationTests {
  private func machine(
    _ configuration: PagerConfiguration = .init(mode: .static), pages: [PageKey] = [0, 1, 2, 3, 4],
    restingOn page: PageKey? = nil
  ) -> PagerMachine {
    PagerMachine(configuration, pages: pages, restingOn: page)
  }

  @Test("A jump before the first show decides what is shown, and nothing is loaded before it")
  func jumpBeforeShow() {
    expectTrace(
      PagerMachine(.init(mode: .onDemand, preload: 0)),
      """
      jump 3                 N:done 3=rejected
      pagesChanged [0,1,2,3]  N:settle 0
      jump 3 ~               N:settle 3 · N:done 3=finished
      jump 3                 N:done 3=alreadyThere
      hostWillAppear ~       count 4 · snap 3 · load 3 · add 3 · didMove 3 · will+ 3~ · attach 3
      jump 1 ~               load 1 · add 1 · didMove 1 · will- 3 · will+ 1 · attach 1 · snap 1 · detach 3 · did- 3 · save 3 · willMove0 3 · remove 3 · unload 3 · N:settle 1 · N:done 1=finished
      hostDidAppear          did+ 1
      """)
  }

  @Test("A pager begins on its initial page, or on the first when that is missing")
  func initialPage() {
    expectTrace(
      PagerMachine(), initialPage: 2,
      """
      pagesChanged [0,1,2,3]  N:settle 2
      pagesChanged []         N:settle nothing
      pagesChanged [0,1]      N:settle 0
      pagesChanged [2,0,1]    —
      settle                  count 3 · snap 0
      pagesChanged []         N:settle nothing · count 0
      """)
  }

  @Test("Halves that the host leaves out are made up for, doubles are ignored")
  func missingHalves() {
    expectTrace(
      PagerMachine(.init()),
      """
      pagesChanged [0,1]      N:settle 0
      hostDidDisappear        count 2
      hostDidAppear           load 0 · add 0 · didMove 0 · will+ 0 · attach 0 · did+ 0
      hostWillAppear ~        —
      hostDidAppear           —
      hostDidDisappear        will- 0 · did- 0
      hostWillDisappear ~     —
      hostWillAppear ~        will+ 0~
      hostDidDisappear        will- 0 · did- 0
      sizeDidChange           snap 0
      sizeWillChange          —
      sizeWillChange          —
      sizeDidChange           snap 0
      """)
  }

  @Test("What goes beyond the ends, or beyond the target of a flick, is silent")
  func overshoot() {
    expectTrace(
      machine(),
      """
      dragBegan               —
      offset -0.4             —
      offset 0.4              N:begin 0>1 · load 1 · add 1 · didMove 1 · will- 0~ · will+ 1~ · attach 1
      dragEnded target 1      —
      offset 1.0              detach 0 · did- 0
      offset 1.2              —
      offset 1.0              —
      settle                  did+ 1 · N:settle 1
      """)
  }

  @Test("While the host leaves, a page that cannot come in any more leaves no hole")
  func jumpWhileLeaving() {
    expectTrace(
      machine(restingOn: 1),
      """
      hostWillDisappear ~     will- 1~
      jump 3 ~                N:settle 3 · N:done 3=finished
      pagesChanged [9,0,1,2,3]  —
      hostDidDisappear        detach 1 · did- 1 · snap 3
      hostWillAppear          load 3 · add 3 · didMove 3 · will+ 3 · attach 3
      hostDidAppear           did+ 3
      """)
    expectTrace(
      machine(restingOn: 1),
      """
      hostWillDisappear ~     will- 1~
      jump 3                  N:settle 3 · N:done 3=finished
      hostWillAppear ~        detach 1 · did- 1 · snap 3 · load 3 · add 3 · didMove 3 · will+ 3~ · attach 3
      hostDidAppear           did+ 3
      """)
  }

  @Test("A jump leaves from the page on screen when the one rested on is not there")
  func jumpFromElsewhere() {
    expectTrace(
      machine(),
      """
      dragBegan               —
      offset 0.5              N:begin 0>1 · load 1 · add 1 · didMove 1 · will- 0~ · will+ 1~ · attach 1
      offset 1.3              detach 0 · did- 0 · load 2 · add 2 · didMove 2 · N:retarget 0>2 · will- 1~ · will+ 2~ · attach 2
      jump 4 ~                cancelDrag · will- 2~ · detach 2 · did- 2 · load 4 · add 4 · didMove 4 · N:retarget 0>4 · will+ 4~ · attach 4 · animate 1>4
      settle                  detach 1 · did- 1 · did+ 4 · N:settle 4 · N:done 4=finished
      """)
  }

  @Test("A jump back in the middle of a jump is the end of the first one only")
  func jumpBack() {
    expectTrace(
      machine(),
      """
      jump 4 ~                N:begin 0>4 · load 4 · add 4 · didMove 4 · will- 0~ · will+ 4~ · attach 4 · animate 0>4
      offset 2.1              —
      jump 0 ~                N:done 4=superseded · animate 4>0
      offset 1.0              —
      settle                  will- 4~ · detach 4 · did- 4 · will+ 0~ · did+ 0 · N:cancel 0>4 · N:done 0=finished
      """)
  }

  @Test("A jump whose page is removed ends with that; one that rests elsewhere is cancelled")
  func jumpResults() {
    expectTrace(
      machine(),
      """
      jump 3 ~                N:begin 0>3 · load 3 · add 3 · didMove 3 · will- 0~ · will+ 3~ · attach 3 · animate 0>3
      pagesChanged [0,1,2]    will- 3 · snap 0 · detach 3 · did- 3 · will+ 0 · did+ 0 · willMove0 3 · remove 3 · unload 3 · N:cancel 0>3 · N:done 3=targetRemoved · count 3
      jump 2 ~                N:begin 0>2 · load 2 · add 2 · didMove 2 · will- 0~ · will+ 2~ · attach 2 · animate 0>2
      settle on 0             will- 2~ · detach 2 · did- 2 · will+ 0~ · did+ 0 · N:cancel 0>2 · N:done 2=cancelled
      jump 1 ~                N:begin 0>1 · load 1 · add 1 · didMove 1 · will- 0~ · will+ 1~ · attach 1 · animate 0>1
      dragBegan               N:done 1=superseded
      dragEnded target 1      —
      jump 2 ~                will- 1~ · detach 1 · did- 1 · N:retarget 0>2 · will+ 2~ · attach 2 · animate 0>2
      pagesChanged [2]        willMove0 1 · remove 1 · unload 1 · snap 2 · detach 0 · did- 0 · did+ 2 · willMove0 0 · remove 0 · unload 0 · N:settle 2 · N:done 2=finished · count 1
      jump 2                  N:done 2=alreadyThere
      jump 9                  N:done 9=rejected
      teardown                will- 2 · detach 2 · did- 2 · willMove0 2 · remove 2 · unload 2
      jump 2                  N:done 2=cancelled
      """)
  }

  @Test("Two pages in mid-swipe go on when others come beside them, not between")
  func twoPages() {
    for loops in [false, true] {
      expectTrace(
        machine(.init(loops: loops), pages: [0, 1]),
        """
        dragBegan                —
        offset 0.5               N:begin 0>1 · load 1 · add 1 · didMove 1 · will- 0~ · will+ 1~ · attach 1
        pagesChanged [8,0,1,9]   count 4 · shift +1
        pagesChanged [0,1]       shift -1 · count 2
        pagesChanged [0,5,1]     count 3 · cancelDrag · will- 1 · snap 0 · detach 1 · did- 1 · will+ 0 · did+ 0 · N:cancel 0>1
        """)
    }
    expectTrace(
      machine(.init(loops: true), pages: [0, 1]),
      """
      dragBegan                —
      offset -0.5              N:begin 0>1 · load 1 · add 1 · didMove 1 · will- 0~ · will+ 1~ · attach 1
      pagesChanged [0,5,1]     count 3 · shift +1
      pagesChanged [0,1,5]     cancelDrag · will- 1 · snap 0 · detach 1 · did- 1 · will+ 0 · did+ 0 · N:cancel 0>1
      """)
  }

  @Test("When all pages go, those on screen leave and the pager rests on none")
  func emptied() {
    expectTrace(
      machine(.init(mode: .onDemand, preload: 0, retain: 0)),
      """
      dragBegan               —
      offset 0.5              N:begin 0>1 · load 1 · add 1 · didMove 1 · will- 0~ · will+ 1~ · attach 1
      pagesChanged []         cancelDrag · will- 1 · detach 0 · did- 0 · detach 1 · did- 1 · willMove0 0 · remove 0 · unload 0 · willMove0 1 · remove 1 · unload 1 · N:settle nothing · count 0
      settle                  —
      pagesChanged [7,8]      count 2 · load 7 · add 7 · didMove 7 · will+ 7 · attach 7 · did+ 7 · N:settle 7
      """)
  }

  @Test("Of the controllers that wait, a page takes the one that showed it last")
  func affinity() {
    var machine = machine(.init(mode: .reused, preload: 1, poolLimit: 2), restingOn: 2)
    machine.configuration.preload = 0
    expectTrace(
      machine,
      """
      pagesChanged [0,1,2,3,4]  save 1 · recycle s2 · save 3 · recycle s1
      jump 3                  dequeue s1 · will- s3 · will+ s1 · attach s1 · snap 3 · detach s3 · did- s3 · did+ s1 · save 2 · recycle s3 · N:settle 3 · N:done 3=finished
      jump 4                  dequeue s2 · bind s2<4 · will- s1 · will+ s2 · attach s2 · snap 4 · detach s1 · did- s1 · did+ s2 · save 3 · recycle s1 · N:settle 4 · N:done 4=finished
      """)
  }

  @Test("In a loop the last page and the first are neighbors")
  func loop() {
    expectTrace(
      machine(.init(loops: true), pages: [0, 1, 2]),
      """
      dragBegan               —
      offset -0.2             N:begin 0>2 · load 2 · add 2 · didMove 2 · will- 0~ · will+ 2~ · attach 2
      offset 2.4              —
      dragEnded target 2      —
      offset -1.0             detach 0 · did- 0
      settle                  did+ 2 · N:settle 2
      """)
    expectTrace(
      machine(.init(loops: true), pages: [0, 1]),
      """
      dragBegan               —
      offset 0.2              N:begin 0>1 · load 1 · add 1 · didMove 1 · will- 0~ · will+ 1~ · attach 1
      offset -0.2             will- 1~ · detach 1 · did- 1 · will+ 1~ · attach 1
      dragEnded               —
      settle                  will- 1~ · detach 1 · did- 1 · will+ 0~ · did+ 0 · N:cancel 0>1
      """)
    expectTrace(
      machine(.init(loops: true), pages: [0]),
      """
      dragBegan               —
      offset 0.4              —
      offset -12.7            —
      dragEnded               —
      settle                  —
      """)
  }

  @Test("A movement that never rests needs no more controllers for it")
  func endlessMovement() {
    withEvery("mode", in: [PagerMode.onDemand, .reused]) { mode in
      let configuration = PagerConfiguration(mode: mode, preload: 1, retain: 2)
      let limit = configuration.controllerLimit ?? 0
      var machine = PagerMachine(configuration)
      _ = machine.handle(.pagesChanged(PageList(count: 100_000)))
      _ = machine.handle(.hostDidAppear)
      _ = machine.handle(.dragBegan)
      var most = 0
      for frame in 1..<3000 {
        _ = machine.handle(.offset(Double(frame) * 0.3))
        most = max(most, machine.controllerCount)
      }
      #expect(most <= limit)
      for target in stride(from: 5, to: 99_000, by: 999) {
        _ = machine.handle(.jump(to: PageKey(target), animated: true))
        most = max(most, machine.controllerCount)
      }
      #expect(most <= limit + 1)
      _ = machine.handle(.settle())
      #expect(machine.controllerCount <= limit)
    }
  }

  @Test("Of equal ids the first counts; numbers that are no positions change nothing")
  func nonsense() {
    expectTrace(
      PagerMachine(.init()),
      """
      offset 0.5              count 0
      dragBegan               —
      settle                  —
      pagesChanged [0,1,0,1]  count 2 · N:settle 0
      hostDidAppear           load 0 · add 0 · didMove 0 · will+ 0 · attach 0 · did+ 0
      offset nan              —
      offset inf              —
      offset -inf             —
      offset 1e300            N:begin 0>1 · will- 0~ · detach 0 · did- 0 · load 1 · add 1 · didMove 1 · will+ 1~ · attach 1
      settle on 2             did+ 1 · N:settle 1
      """)
  }

  @Test("Jumps that take over go on from the part of the way that is done")
  func position() {
    var machine = machine(pages: (0..<10).map { PageKey($0) })
    _ = machine.handle(.jump(to: 5, animated: true))
    _ = machine.handle(.offset(2))
    _ = machine.handle(.jump(to: 9, animated: true))
    expectEqual(machine.transition, PagerNotice.Transition(from: 0, to: 9, progress: 0.4))
    _ = machine.handle(.pagesChanged([20, 0, 1, 9]))
    expectEqual(machine.transition, PagerNotice.Transition(from: 0, to: 9, progress: 0.4))
    expectEqual(machine.position, 1.8)
    _ = machine.handle(.jump(to: 0, animated: true))
    expectEqual(machine.position, 1.8)

    var looping = self.machine(.init(loops: true), restingOn: 4)
    _ = looping.handle(.jump(to: 0, animated: true))
    _ = looping.handle(.offset(4.25))
    expectEqual(looping.transition, PagerNotice.Transition(from: 4, to: 0, progress: 0.25))
    _ = looping.handle(.pagesChanged([4, 0, 1]))
    expectEqual(looping.transition, PagerNotice.Transition(from: 4, to: 0, progress: 0.25))
  }

  @Test("A jump that takes over from a finger leaves the page that it comes from where it is")
  func jumpUnderFinger() {
    withEvery("target, progress", in: [(9, 0.25), (6, 0.25), (5, 0.75), (0, 0)]) {
      (target, progress) in
      var machine = machine(pages: (0..<10).map { PageKey($0) }, restingOn: 5)
      _ = machine.handle(.dragBegan)
      _ = machine.handle(.offset(5.25))
      _ = machine.handle(.jump(to: PageKey(target), animated: true))
      let start = target == 5 ? 6.0 : 5.0
      expectEqual(machine.position, start + progress * (Double(target) - start))
    }
  }

  @Test("Of two ways round a loop that are equally long, the one begun counts, else the one forth")
  func equalWays() {
    withEvery("first position", in: [0.25, -0.25]) { first in
      var machine = self.machine(.init(loops: true), pages: [0, 1])
      _ = machine.handle(.dragBegan)
      for (position, progress) in [(first, 0.25), (2 * first, 0.5), (3 * first, 0.75)] {
        _ = machine.handle(.offset(position))
        expectEqual(machine.transition?.progress, progress)
      }
      let position = machine.position
      _ = machine.handle(.jump(to: 1, animated: true))
      expectEqual(machine.position, position)
      expectEqual(machine.transition?.progress, 0.75)
    }
    var machine = self.machine(.init(loops: true), pages: [0, 1, 2, 3])
    _ = machine.handle(.jump(to: 2, animated: true))
    _ = machine.handle(.offset(0.5))
    expectEqual(machine.transition?.progress, 0.25)
    _ = machine.handle(.pagesChanged([20, 21, 0, 1, 2, 3]))
    expectEqual(machine.position, 2.5)
  }

  @Test("A swipe between the only two pages goes on when another one comes")
  func thirdPage() {
    expectTrace(
      machine(pages: [0, 1]),
      """
      dragBegan               —
      offset 0.4              N:begin 0>1 · load 1 · add 1 · didMove 1 · will- 0~ · will+ 1~ · attach 1
      pagesChanged [0,1,2]    count 3
      pagesChanged [x,0,1]    shift +1
      dragEnded target 1      —
      settle                  detach 0 · did- 0 · did+ 1 · N:settle 1
      """)
  }

  @Test("Where a host rests while its size changes says nothing")
  func restWhileSizeChanges() {
    expectTrace(
      machine(),
      """
      dragBegan               —
      offset 0.4              N:begin 0>1 · load 1 · add 1 · didMove 1 · will- 0~ · will+ 1~ · attach 1
      dragEnded target 1      —
      sizeWillChange          detach 0 · did- 0 · did+ 1 · N:settle 1
      settle on 0             —
      sizeDidChange           snap 1
      """)
  }

  @Test("The state reports where the pager was, is and goes, at each moment")
  func state() {
    var machine = machine()
    _ = machine.handle(.dragBegan)
    _ = machine.handle(.offset(0.75))
    expectEqual(machine.settledPage, 0)
    expectEqual(machine.currentPage, 1)
    expectEqual(machine.targetPage, 1)
    expectEqual(machine.transition, PagerNotice.Transition(from: 0, to: 1, progress: 0.75))
    _ = machine.handle(.dragEnded(target: 0))
    expectEqual(machine.targetPage, 0)
    _ = machine.handle(.settle())
    expectEqual(machine.transition, nil)
    _ = machine.handle(.jump(to: 4, animated: true))
    _ = machine.handle(.offset(1))
    expectEqual(machine.currentPage, 0)
    expectEqual(machine.targetPage, 4)
    expectEqual(machine.position, 1)
    expectEqual(machine.transition, PagerNotice.Transition(from: 0, to: 4, progress: 0.25))
    expectEqual(machine.attachedPages, [0, 4])
    expectEqual(machine.loadedPages, [0, 1, 4])
  }

  @Test("A finger on the seam of a loop stays there when the number of pages changes")
  func seamOfLoop() {
    let machine = machine(.init(loops: true), pages: [0, 1, 2])
    expectTrace(
      machine,
      """
      dragBegan               —
      offset -0.0005          —
      pagesChanged [0,1,2,3]  count 4 · shift +1
      dragEnded               —
      settle                  —
      """)
    var other = machine
    for event: PagerEvent in [.dragBegan, .offset(-0.0005), .pagesChanged([0])] {
      _ = other.handle(event)
    }
    expectEqual(other.currentPage, 0)
  }
}
