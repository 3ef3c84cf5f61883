import Collate
import Testing

@Suite("Traces of pagers")
struct PagerTraceTests {
  /// Pages 0 to 4, of which all were seen.
  private func seen(_ pages: [PageKey] = [0, 1, 2, 3, 4], restingOn page: PageKey) -> PagerMachine {
    PagerMachine(.init(mode: .static), pages: pages, restingOn: page, after: pages)
  }

  private func bare(_ pages: [PageKey], restingOn page: PageKey? = nil) -> PagerMachine {
    PagerMachine(.init(mode: .onDemand, preload: 0, retain: 0), pages: pages, restingOn: page)
  }

  @Test("First show")
  func firstShow() {
    expectTrace(
      PagerMachine(.init(mode: .static)),
      """
      pagesChanged [0,1,2]              N:settle 0
      hostWillAppear ~                  count 3 · load 0 · add 0 · didMove 0 · will+ 0~ · attach 0
      hostDidAppear                     did+ 0
      """)
    expectTrace(
      PagerMachine(.init(mode: .onDemand, preload: 1)),
      """
      pagesChanged [0,1,2]              N:settle 0
      hostWillAppear ~                  count 3 · load 0 · add 0 · didMove 0 · will+ 0~ · attach 0
      hostDidAppear                     did+ 0 · load 1 · add 1 · didMove 1
      """)
  }

  @Test("Swipe completed")
  func swipe() {
    expectTrace(
      seen(restingOn: 0),
      """
      dragBegan                         —
      offset 0.1                        N:begin 0>1 · will- 0~ · will+ 1~ · attach 1
      offset 0.6                        —
      dragEnded target 1                —
      offset 0.9                        —
      offset 1.0                        detach 0 · did- 0
      settle                            did+ 1 · N:settle 1
      """)
    expectTrace(
      bare([0, 1, 2]),
      """
      dragBegan                         —
      offset 0.1                        N:begin 0>1 · load 1 · add 1 · didMove 1 · will- 0~ · will+ 1~ · attach 1
      dragEnded target 1                —
      settle                            detach 0 · did- 0 · did+ 1 · save 0 · willMove0 0 · remove 0 · unload 0 · N:settle 1
      """)
    expectTrace(
      PagerMachine(
        .init(mode: .onDemand, preload: 1, retain: 1), pages: (0...6).map { PageKey($0) },
        restingOn: 3),
      """
      dragBegan                         —
      offset 3.1                        N:begin 3>4 · will- 3~ · will+ 4~ · attach 4
      dragEnded target 4                —
      settle                            detach 3 · did- 3 · did+ 4 · save 2 · willMove0 2 · remove 2 · unload 2 · load 5 · add 5 · didMove 5 · N:settle 4
      """)
  }

  @Test("Swipe cancelled")
  func cancelledSwipe() {
    expectTrace(
      PagerMachine(.init(mode: .static), pages: [0, 1, 2]),
      """
      dragBegan                         —
      offset 0.2                        N:begin 0>1 · load 1 · add 1 · didMove 1 · will- 0~ · will+ 1~ · attach 1
      dragEnded target 0                —
      offset 0.0                        will- 1~ · detach 1 · did- 1
      settle                            will+ 0~ · did+ 0 · N:cancel 0>1
      """)
  }

  @Test("Double fast swipe, no rest in between")
  func doubleSwipe() {
    expectTrace(
      seen(restingOn: 0),
      """
      dragBegan                         —
      offset 0.3                        N:begin 0>1 · will- 0~ · will+ 1~ · attach 1
      dragEnded target 1                —
      offset 0.8                        —
      dragBegan (caught at 0.8)         —
      offset 1.2                        detach 0 · did- 0 · N:retarget 0>2 · will- 1~ · will+ 2~ · attach 2
      dragEnded target 2                —
      settle                            detach 1 · did- 1 · did+ 2 · N:settle 2
      """)
  }

  @Test("Reverse in mid-swipe")
  func reverse() {
    expectTrace(
      seen(restingOn: 2),
      """
      dragBegan                         —
      offset 2.3                        N:begin 2>3 · will- 2~ · will+ 3~ · attach 3
      offset 1.9                        will- 3~ · detach 3 · did- 3 · N:retarget 2>1 · will+ 1~ · attach 1
      dragEnded target 1                —
      settle                            detach 2 · did- 2 · did+ 1 · N:settle 1
      """)
  }

  @Test("Jump over several pages, animated, plain, superseded, and taken over by a finger")
  func jumps() {
    let pages = (0...9).map { PageKey($0) }
    expectTrace(
      bare(pages),
      """
      jump 6 ~                          N:begin 0>6 · load 6 · add 6 · didMove 6 · will- 0~ · will+ 6~ · attach 6 · animate 0>6
      settle                            detach 0 · did- 0 · did+ 6 · save 0 · willMove0 0 · remove 0 · unload 0 · N:settle 6 · N:done 6=finished
      """)
    expectTrace(
      bare(pages),
      """
      jump 6                            load 6 · add 6 · didMove 6 · will- 0 · will+ 6 · attach 6 · snap 6 · detach 0 · did- 0 · did+ 6 · save 0 · willMove0 0 · remove 0 · unload 0 · N:settle 6 · N:done 6=finished
      """)
    expectTrace(
      bare(pages),
      """
      jump 6 ~                          N:begin 0>6 · load 6 · add 6 · didMove 6 · will- 0~ · will+ 6~ · attach 6 · animate 0>6
      jump 3 ~                          N:done 6=superseded · will- 6~ · detach 6 · did- 6 · load 3 · add 3 · didMove 3 · N:retarget 0>3 · will+ 3~ · attach 3 · animate 0>3
      settle                            detach 0 · did- 0 · did+ 3 · save 0 · willMove0 0 · remove 0 · unload 0 · save 6 · willMove0 6 · remove 6 · unload 6 · N:settle 3 · N:done 3=finished
      """)
    expectTrace(
      bare(pages),
      """
      jump 6 ~                          N:begin 0>6 · load 6 · add 6 · didMove 6 · will- 0~ · will+ 6~ · attach 6 · animate 0>6
      dragBegan                         snap 6 · detach 0 · did- 0 · did+ 6 · save 0 · willMove0 0 · remove 0 · unload 0 · N:settle 6 · N:done 6=finished
      offset 6.2                        N:begin 6>7 · load 7 · add 7 · didMove 7 · will- 6~ · will+ 7~ · attach 7
      dragEnded target 6                —
      settle                            will- 7~ · detach 7 · did- 7 · will+ 6~ · did+ 6 · save 7 · willMove0 7 · remove 7 · unload 7 · N:cancel 6>7
      """)
  }

  @Test("Removal of the current page, of the one left, of the one gone to")
  func removal() {
    expectTrace(
      bare([0, 1, 2, 3, 4], restingOn: 2),
      """
      pagesChanged [0,1,3,4]            load 3 · add 3 · didMove 3 · will- 2 · will+ 3 · attach 3 · snap 3 · detach 2 · did- 2 · did+ 3 · willMove0 2 · remove 2 · unload 2 · N:settle 3 · count 4
      """)
    expectTrace(
      seen([0, 1, 2, 3], restingOn: 1),
      """
      dragBegan                         —
      offset 1.4                        N:begin 1>2 · will- 1~ · will+ 2~ · attach 2
      pagesChanged [0,2,3]              cancelDrag · snap 2 · detach 1 · did- 1 · did+ 2 · willMove0 1 · remove 1 · unload 1 · N:settle 2 · count 3
      dragEnded                         —
      settle                            —
      """)
    expectTrace(
      seen([0, 1, 2, 3], restingOn: 1),
      """
      dragBegan                         —
      offset 1.4                        N:begin 1>2 · will- 1~ · will+ 2~ · attach 2
      pagesChanged [0,1,3]              cancelDrag · will- 2 · snap 1 · detach 2 · did- 2 · will+ 1 · did+ 1 · willMove0 2 · remove 2 · unload 2 · N:cancel 1>2 · count 3
      dragEnded target 1                —
      settle                            —
      """)
  }

  @Test("Insertion before the current page, at rest and in mid-swipe")
  func insertion() {
    expectTrace(
      seen([0, 1, 2, 3], restingOn: 1),
      """
      pagesChanged [9,0,1,2,3]          count 5 · snap 1
      """)
    expectTrace(
      seen([0, 1, 2, 3], restingOn: 1),
      """
      dragBegan                         —
      offset 1.4                        N:begin 1>2 · will- 1~ · will+ 2~ · attach 2
      pagesChanged [9,0,1,2,3]          count 5 · shift +1
      offset 2.5                        —
      dragEnded target 2                —
      settle                            detach 1 · did- 1 · did+ 2 · N:settle 2
      """)
  }

  @Test("The host leaves in mid-swipe, while settling, and not after all")
  func host() {
    expectTrace(
      seen(restingOn: 1),
      """
      dragBegan                         —
      offset 1.3                        N:begin 1>2 · will- 1~ · will+ 2~ · attach 2
      hostWillDisappear ~               will- 2~
      hostDidDisappear                  cancelDrag · detach 2 · did- 2 · did- 1 · snap 1 · N:cancel 1>2
      hostWillAppear ~                  will+ 1~
      hostDidAppear                     did+ 1
      """)
    expectTrace(
      seen(restingOn: 1),
      """
      dragBegan                         —
      offset 1.3                        N:begin 1>2 · will- 1~ · will+ 2~ · attach 2
      dragEnded target 2                —
      hostWillDisappear ~               will- 2~
      hostDidDisappear                  detach 1 · did- 1 · did- 2 · snap 2 · N:settle 2
      """)
    expectTrace(
      seen(restingOn: 1),
      """
      hostWillDisappear ~               will- 1~
      hostWillAppear ~                  will+ 1~
      hostDidAppear                     did+ 1
      """)
  }

  @Test("Rotation in mid-swipe, and while settling")
  func rotation() {
    expectTrace(
      seen(restingOn: 1),
      """
      dragBegan                         —
      offset 1.3                        N:begin 1>2 · will- 1~ · will+ 2~ · attach 2
      sizeWillChange                    cancelDrag · will- 2 · detach 2 · did- 2 · will+ 1 · did+ 1 · N:cancel 1>2
      offset 0.4 (garbage, ignored)     —
      sizeDidChange                     snap 1
      dragBegan                         —
      offset 1.7                        N:begin 1>2 · will- 1~ · will+ 2~ · attach 2
      sizeWillChange                    cancelDrag · detach 1 · did- 1 · did+ 2 · N:settle 2
      offset 0.4 (garbage, ignored)     —
      sizeDidChange                     snap 2
      """)
    expectTrace(
      seen(restingOn: 1),
      """
      dragBegan                         —
      offset 1.3                        N:begin 1>2 · will- 1~ · will+ 2~ · attach 2
      dragEnded target 2                —
      sizeWillChange                    detach 1 · did- 1 · did+ 2 · N:settle 2
      offset 0.4 (garbage, ignored)     —
      sizeDidChange                     snap 2
      """)
  }

  @Test("Reuse with a change of data")
  func reuse() {
    expectTrace(
      PagerMachine(.init(mode: .reused, preload: 0, poolLimit: 2)),
      """
      pagesChanged [0,1,2,3]            N:settle 0
      hostWillAppear ~                  count 4 · make s1 · bind s1<0 · add s1 · didMove s1 · will+ s1~ · attach s1
      hostDidAppear                     did+ s1
      dragBegan                         —
      offset 0.1                        N:begin 0>1 · make s2 · bind s2<1 · add s2 · didMove s2 · will- s1~ · will+ s2~ · attach s2
      dragEnded                         —
      settle on 1                       detach s1 · did- s1 · did+ s2 · save 0 · recycle s1 · N:settle 1
      data of 1 changed                 bind s2<1
      data of 3 changed                 —
      offset 1.1                        N:begin 1>2 · dequeue s1 · bind s1<2 · will- s2~ · will+ s1~ · attach s1
      settle on 2                       detach s2 · did- s2 · did+ s1 · save 1 · recycle s2 · N:settle 2
      offset 1.9 (back)                 N:begin 2>1 · dequeue s2 · will- s1~ · will+ s2~ · attach s2
      settle on 1                       detach s1 · did- s1 · did+ s2 · save 2 · recycle s1 · N:settle 1
      """)
  }

  @Test("Teardown in mid-swipe")
  func teardown() {
    expectTrace(
      PagerMachine(
        .init(mode: .onDemand, preload: 1), pages: [0, 1, 2, 3, 4], restingOn: 1),
      """
      pagesChanged [0,1,2]              count 3
      dragBegan                         —
      offset 1.3                        N:begin 1>2 · will- 1~ · will+ 2~ · attach 2
      teardown                          will- 2 · detach 1 · did- 1 · detach 2 · did- 2 · willMove0 1 · remove 1 · unload 1 · willMove0 2 · remove 2 · unload 2 · willMove0 0 · remove 0 · unload 0
      """)
  }

  @Test("Short of memory at rest")
  func memory() {
    expectTrace(
      PagerMachine(
        .init(mode: .onDemand, preload: 1, retain: 3), pages: [0, 1, 2, 3, 4, 5],
        restingOn: 3, after: [0, 1, 2]),
      """
      memoryWarning                     save 0 · willMove0 0 · remove 0 · unload 0 · save 1 · willMove0 1 · remove 1 · unload 1 · save 2 · willMove0 2 · remove 2 · unload 2 · save 4 · willMove0 4 · remove 4 · unload 4
      """)
  }

  @Test("After that, a jump restores what was saved")
  func memoryAndJump() {
    expectTrace(
      PagerMachine(
        .init(mode: .onDemand, preload: 1, retain: 3), pages: [0, 1, 2, 3, 4],
        restingOn: 3, after: [0, 1, 2]),
      """
      memoryWarning                     save 0 · willMove0 0 · remove 0 · unload 0 · save 1 · willMove0 1 · remove 1 · unload 1 · save 2 · willMove0 2 · remove 2 · unload 2 · save 4 · willMove0 4 · remove 4 · unload 4
      jump 2                            load 2 · restore 2 · add 2 · didMove 2 · will- 3 · will+ 2 · attach 2 · snap 2 · detach 3 · did- 3 · did+ 2 · load 1 · restore 1 · add 1 · didMove 1 · N:settle 2 · N:done 2=finished
      """)
  }
}
