// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension HeadlessUIKit {
  /// What real UIKit leaves open, or changes from release to release.
  ///
  /// Tests run the adapters under several of these, so that nothing relies on one of them.
  public struct Quirks: Sendable {
    /// Whether cells that leave are told of before those that come.
    public var endsDisplayingFirst = true

    /// Whether a cell that leaves may show something else before it is told that it left.
    ///
    /// Matters only when those that come are told of first.
    public var reusesCellsBeforeEnding = false

    /// Whether cells that left stay in the view tree, hidden, until they are used again.
    ///
    /// Matters to apps that put child controllers in cells.
    public var hidesEndedCells = true

    /// How many items after the last visible one a collection view asks cells for.
    public var prefetchedItems = 0

    /// How many cells that left the screen a collection view with prefetching keeps for their items.
    ///
    /// As since iOS 10, they are displayed again without being asked for. They follow batches and are
    /// reconfigured like others.
    public var keptCells = 0

    /// Whether children have appeared after their parent, not before.
    public var parentDidAppearFirst = true

    /// Whether controllers whose transition is driven by hand hear `viewIsAppearing`.
    public var seesManualAppearances = true

    /// Whether batches fail with one long message, as since iOS 16.4, not with one a section.
    public var modernBatchMessages = false

    /// Whether combinations that crash or corrupt some releases count as failures.
    public var hazardsAreFatal = false

    /// Whether a cell that is dequeued and not returned traps, as since iOS 18.
    public var strictDequeue = true

    /// Whether tables ask for their counts in `reloadData`, not at the next layout.
    public var tableReloadsCountsAtOnce = true

    /// Whether the data source hears of an item that is dropped where it was taken.
    public var commitsMovesToSamePlace = false

    /// Whether cells that a batch takes away end with the animation, not within the batch.
    public var endsDeletedCellsLate = false

    /// Whether a table scrolls by what a batch puts above the first row that is shown.
    public var batchesCarryContent = false

    /// Whether supplementary views of sections that survive a batch stay, or are replaced.
    public var keepsSupplementaryViews = true

    /// Whether cells say in their configuration state that they are moved.
    public var saysWhatIsReordered = true

    /// Whether tables show reorder controls only in rows that can be edited.
    public var reordersEditableRowsOnly = false

    /// Whether the views that show titles of sections have reuse identifiers.
    public var namesTitleViews = false

    /// Whether sections of plain tables without header or footer have a blank strip if the delegate
    /// says that its height is automatic, and the table estimates such heights.
    public var leavesStripsForNoHeaders = true

    /// Whether tables stumble over sections that move beside others that come or go.
    ///
    /// Reported once, of releases of 2013; the numbers add up.
    public var tablesRefuseMixedSectionMoves = false

    /// Whether collection views ask for the titles of their index when it is used, as on tvOS.
    ///
    /// Otherwise they ask for them when they are reloaded.
    public var asksForIndexWhenUsed = true

    /// What becomes of the selection of a list that is reloaded.
    public var reloadedSelection = ReloadedSelection.isForgotten

    /// Whether a list that knows no counts asks for them when something is selected by code.
    public var asksBeforeSelecting = true

    /// Whether a list hears of what code selects or deselects while it carries out a batch.
    public var hearsSelectionInBatches = true

    /// Whether items that a batch reloads stay selected.
    public var keepsSelectionOfReloadedItems = true

    /// Whether items stay selected that a batch moves, alone or with their sections.
    public var keepsSelectionOfMovedItems = true

    /// What becomes of the others when an item is selected where several can be.
    public var othersOfSelected = OthersOfSelected.stay

    /// How many items ahead are announced to a prefetching data source.
    public var announcedItems = 3

    /// Whether a scroll view whose deceleration a finger stops says that it ended.
    public var tellsOfCaughtDeceleration = false

    /// Whether a scroll view whose animation a finger stops says that it ended.
    public var tellsOfCaughtAnimation = true

    /// Whether a finger that stops a deceleration drags at once, before it moves.
    public var dragsFromCatch = true

    /// What a scroll view does when its pan is cancelled while it drags.
    public var cancelledDrag = CancelledDrag.endsAtOnce

    /// Whether `isDecelerating` is true already when the delegate hears that the drag ended.
    public var deceleratesBeforeDragEnds = true

    /// What an offset does that is set while a scroll view decelerates or animates.
    public var offsetDuringMotion = OffsetDuringMotion.stops

    /// Whether an offset beyond the content moves back at once when size or content change.
    ///
    /// Otherwise it stays there until it is moved.
    public var clampsOffsets = true

    /// Whether every step of a finger is followed by a layout pass, not only every other one.
    public var laysOutEveryMove = true

    /// Whether the size of a window changes before controllers hear of it, not after.
    public var resizesBeforeTelling = false

    /// Whether a coordinator says that it queued what is to happen alongside a change of size.
    ///
    /// It tells of the end in any case.
    public var queuesTransitionBlocks = true

    /// Whether views hear of other traits by `traitCollectionDidChange`, as before iOS 17.
    ///
    /// Those that registered for a trait hear of it in any case.
    public var callsTraitCollectionDidChange = true

    /// Whether a single item that is dropped in its own view is moved by the data source, as table
    /// views do it, and not by the drop delegate.
    public var dropsByMoving = true

    /// Whether the drop delegate performs even a drop that the data source has made a move.
    public var performsDropAfterMoving = false

    /// Whether a view counts as uncommitted that its items make room for something.
    public var countsGapsAsUncommitted = true

    /// Whether the delegate is asked for the target of an item that is dragged, too.
    public var asksForTargetsOfDrags = false

    /// Whether a view says that something is dragged over it until all are told of the end.
    public var hasActiveDropToTheEnd = false

    /// Whether who began a drag hears of its end before those over whom it was.
    public var endsDragsFirst = false

    /// Which objects the two sides of a drag share.
    public var sharedByDrags = SharedByDrags.everything

    public init() {}
  }

  /// Which objects the two sides of a drag share.
  public enum SharedByDrags: Sendable, CaseIterable {
    case everything

    /// The items, and the local session of a drop is not the one that the drag delegate was given.
    case items

    /// The session, and the items of a drop are copies.
    case session
  }

  /// What becomes of the others when an item is selected where several can be.
  public enum OthersOfSelected: Sendable, CaseIterable {
    /// They stay selected, and a tap on one of them deselects it.
    case stay

    /// They are deselected before, as by a click on a Mac without a modifier key.
    case leaveBefore

    /// They are deselected after it.
    case leaveAfter
  }

  /// What a scroll view does when its pan is cancelled while it drags.
  public enum CancelledDrag: Sendable, CaseIterable {
    /// The drag ends, without deceleration, before the recognizer is disabled.
    case endsAtOnce

    /// The drag ends, without deceleration, in the next frame.
    case endsLater

    /// The drag ends and the content scrolls on to a page.
    case decelerates
  }

  /// What becomes of the selection of a list that is reloaded.
  public enum ReloadedSelection: Sendable, CaseIterable {
    /// Nothing is selected from then on.
    case isForgotten

    /// Nothing is selected after the next layout; tables do not wait for that.
    case isForgottenInLayout

    /// The index paths stay, whatever is there now.
    case isKept
  }

  /// What an offset does that is set while a scroll view moves by itself.
  public enum OffsetDuringMotion: Sendable, CaseIterable {
    /// It stops the movement, and the delegate is not told that it ended.
    case stops

    /// It stops the movement, and the delegate hears that it ended.
    case ends

    /// The movement goes on to where it was going.
    case isOverrun
  }
}
