/// What a bar of pages shows: their titles, and where among them the pager is.
public struct PageBarState<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The pages, from the first.
  public var pages: [Page]

  /// The page that the pager rests on, or rested on before the transition.
  public var settledIndex: Int?

  /// The page that is nearest to the position, as a page control shows it.
  public var currentIndex: Int?

  /// The page that the pager goes to, or the current one when that is open.
  public var targetIndex: Int?

  /// Where the pager is, in pages from the first.
  ///
  /// An indicator below the titles belongs between those of the two pages around it. During a jump it
  /// passes all titles on the way, although no page but two is seen.
  public var position: Double

  /// The open transition, with the part of it that is done.
  public var transition: PagerTransition<ID>?

  /// Creates the state of a bar without pages.
  public init() {
    pages = []
    position = 0
  }
}

extension PageBarState {
  /// A page as a bar shows it.
  public struct Page: Hashable, Sendable {
    /// The id of the page.
    public var id: ID

    /// The title of the page.
    public var title: String

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - id: The id of the page.
    ///   - title: The title of the page.
    public init(id: ID, title: String) {
      self.id = id
      self.title = title
    }
  }
}
