extension PageBar {
  /// The state of a bar of page titles: the titles, and the position among them.
  public struct State: Hashable, Sendable {
    /// The pages, in order.
    public var pages: [Page]

    /// The index of the page that the pager rests on, or rested on before the transition.
    public var settledIndex: Int?

    /// The index of the page nearest to the position, as a page control shows it.
    public var currentIndex: Int?

    /// The index of the page that the pager is moving to, or of the current one while that is
    /// undecided.
    public var targetIndex: Int?

    /// The scroll position, in pages from the first.
    ///
    /// Place an indicator between the titles of the two nearest pages. During a jump, the position
    /// passes all titles in between, although only two pages are visible.
    public var position: Double

    /// The transition in progress, with its fraction completed.
    public var transition: PagerNotice<ID>.Transition?

    /// Creates the state of an empty bar.
    public init() {
      pages = []
      position = 0
    }
  }
}

extension PageBar.State {
  /// A page in the bar.
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
