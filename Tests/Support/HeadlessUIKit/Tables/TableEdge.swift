/// The headers, or the footers, that a table shows.
@MainActor struct TableEdge {
  enum Kind { case header, footer }

  let kind: Kind
  /// The views on the screen, by section.
  var shown: [Int: UIView] = [:]
  /// Those asked for to learn whether there is one, and not yet on the screen.
  var waiting: [Int: UIView] = [:]

  init(_ kind: Kind) { self.kind = kind }

  func frame(in section: TableGeometry.Section, width: CGFloat) -> CGRect {
    switch kind {
    case .header: CGRect(x: 0, y: section.top, width: width, height: section.header.height)
    case .footer: CGRect(x: 0, y: section.rowsBottom, width: width, height: section.footer.height)
    }
  }

  var path: WritableKeyPath<TableGeometry.Section, TableGeometry.Edge> {
    switch kind {
    case .header: \.header
    case .footer: \.footer
    }
  }
}
