extension PagerProgramTests {
  /// What the tour of a single page prints.
  static let text = """
    A pager of 1 page: static, preload 0, retain 0

       a  log                               8 B  one

    How to read a line, of a way from page b to page c:

      offset 1.25          1.25 [bbbbbbbbbccc]  R1  N:begin b>c
                                                R3  will- b~, will+ c~, attach c

       An event; the position in pages, and the screen, here with a quarter of c on
       it; the rule that applies; what is done. Brackets are round while the host
       comes or goes. will+ and will- are beginnings, did+ and did- ends; ~ is
       animated, N: for observers, s1 a controller for many pages, — nothing at all.
       Where an act has to begin elsewhere, a jump comes first. The rules are
       explained in the article "Page lifecycle" of the documentation.

    1  First show
       The pages arrive while nobody sees the host, and no controller is made for
       them. Then the host comes in. The one page that is seen becomes a child
       first, appears with the host, and has appeared when the host has. Neighbours,
       if any, are made ahead only then.
      pagesChanged         0.00 hidden          R1  N:settle a
      hostWillAppear ~     0.00 (aaaaaaaaaaaa)  R8  count 1
                                                R12 load a, add a, didMove a
                                                R8  will+ a~, attach a
      hostDidAppear        0.00 [aaaaaaaaaaaa]  R8  did+ a
       On screen: a log, 8 B, seen once: one

       Left out for want of pages: 2 Swipe (takes 2); 3 Cancelled swipe (takes 2); 4
       A flick that goes too far and springs back (takes 2); 5 Two swipes without a
       rest between them (takes 3); 6 Reversed in mid-swipe (takes 3); 7 Jump over
       several pages (takes 3); 8 A jump superseded by another (takes 3); 9 A finger
       put down during a jump over several pages (takes 3); 10 A finger put down
       during a jump to the next page (takes 2); 11 A page that asks for another one
       when it has appeared (takes 3); 12 The current page is removed (takes 2); 13
       The page that a swipe goes to is removed in mid-swipe (takes 3); 14 A page is
       inserted before the current one in mid-swipe (takes 2).

    15  The data of the page on screen change
       Its controller is given the new data where it is, and hears nothing else.
      pagesChanged ~a      0.00 [aaaaaaaaaaaa]  R11 update a
       On screen: a log (changed), 8 B, seen once: one

       Left out for want of pages: 16 The host leaves in mid-swipe, and comes back
       (takes 2).

    17  An interactive pop that is cancelled
       The host begins to leave and stays after all. So does its page.
      hostWillDisappear ~  0.00 (aaaaaaaaaaaa)  R8  will- a~
      hostWillAppear ~     0.00 (aaaaaaaaaaaa)  R8  will+ a~
      hostDidAppear        0.00 [aaaaaaaaaaaa]  R8  did+ a
       On screen: a log (changed), 8 B, seen 2 times: one

       Left out for want of pages: 18 Rotation in mid-swipe (takes 2).

    19  Memory is short
       Everything that cannot be seen goes, and what is worth keeping of it is kept.
       A static pager keeps its controllers. A page that comes back gets its state
       back.
      memoryWarning        0.00 [aaaaaaaaaaaa]  R14 —
       On screen: a log (changed), 8 B, seen 2 times: one

    20  The pager goes
       In the middle of a swipe, if there is one. Every page leaves with all that is
       due to it, and every controller is let go.
      teardown             0.00 hidden          R15 will- a, detach a, did- a,
                                                    willMove0 a, remove a, unload a

    Verdict
       page      made    add remove  will+  will- attach detach   did+   did-
       a            1      1      1      2      2      1      1      2      1

       Balanced: the controller heard as many beginnings in one direction as in the
       other, nothing out of turn, and is hidden, off screen, no child and let go
       now.

    """
}
