#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Headers and footers that become others", .traced)
struct TableHeaderKindTests {
  final class NewsHeader: UITableViewHeaderFooterView {}
  final class LetterHeader: UITableViewHeaderFooterView {}

  /// What a header can be.
  enum Kind: CaseIterable {
    case none, title, button, plainView, ownView, newsView, letterView

    /// Whether another header of the kind can be shown by the same view.
    var isRefreshable: Bool { [.title, .button, .newsView, .letterView].contains(self) }

    @MainActor
    func content(_ number: Int) -> SupplementaryView<UITableView> {
      switch self {
      case .none: .none
      case .title: .title("\(number)")
      case .button: .title("\(number)", button: "All") {}
      case .plainView:
        .view(
          {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 10))
            view.tag = number
            return view
          }())
      case .ownView:
        .view(
          {
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            view.frame.size.height = 10
            view.textLabel?.text = "own \(number)"
            return view
          }())
      case .newsView: .view(NewsHeader.self) { $0.textLabel?.text = "news \(number)" }
      case .letterView: .view(LetterHeader.self) { $0.textLabel?.text = "letter \(number)" }
      }
    }

    /// What a header of this kind looks like.
    func look(_ number: Int) -> String {
      switch self {
      case .none: "none"
      case .title: "UITableViewHeaderFooterView \(number)"
      case .button: "UITableViewHeaderFooterView \(number), All"
      case .plainView: "UIView \(number)"
      case .ownView: "UITableViewHeaderFooterView own \(number)"
      case .newsView: "NewsHeader news \(number)"
      case .letterView: "LetterHeader letter \(number)"
      }
    }
  }

  private static func look(_ view: UIView?) -> String {
    guard let view else { return "none" }
    let header = view as? UITableViewHeaderFooterView
    let title = (header?.contentConfiguration as? UIListContentConfiguration)?.text
    let text = view.titleWithButton ?? title ?? header?.textLabel?.text
    return "\(type(of: view)) \(text ?? "\(view.tag)")"
  }

  @Test(
    "Each shows its new content, and the rows are left alone if a view can stay",
    arguments: [true, false])
  func kinds(isHeader: Bool) {
    @MainActor func view(in stage: TableStage) -> UIView? {
      isHeader ? stage.table.shownHeaders[0] : stage.table.shownFooters[0]
    }
    withQuirks {
      for old in Kind.allCases {
        for new in Effort.some(of: Kind.allCases) {
          let kinds = [old, new]
          let stage = TableStage("A=ab|B=c") { list in
            if isHeader {
              list.header { shelf, _ in kinds[shelf.title].content(shelf.title) }
            } else {
              list.footer { shelf, _ in kinds[shelf.title].content(shelf.title) }
            }
          }
          let calls = stage.table.calls
          let oldView = view(in: stage)
          stage.source.sections[0].title = 1
          stage.layOut()
          expectEqual(Self.look(view(in: stage)), new.look(1), "\(old) \(new)")
          expectEqual(stage.rows, stage.expectedRows)
          expectEqual(stage.table.calls.reloads, calls.reloads)
          let isKept = old == new && (old == .none || old.isRefreshable)
          let cells = stage.table.calls.configuredCells - calls.configuredCells
          expectEqual(cells, (isKept ? 0 : 2), "\(old) \(new)")
          if isKept { #expect(view(in: stage) === oldView) }
        }
      }
    }
  }

  @Test("No title is written into a view that a closure of before gave")
  func replacedClosure() {
    let stage = TableStage("A=a") { $0.header { _, _ in Kind.newsView.content(0) } }
    stage.list.header { shelf, _ in .title("title \(shelf.title)") }
    stage.source.sections[0].title = 1
    stage.layOut()
    expectEqual(Self.look(stage.table.shownHeaders[0]), "UITableViewHeaderFooterView title 1")
  }

  @Test("A view of UIKit's own whose title was set shows that of the next section it is used for")
  func reusedTitles() {
    withQuirks {
      let stage = TableStage("A=ab|B=cd|C=ef|D=gh", height: 150) { list in
        list.header { shelf, _ in .title("\(shelf.id) \(shelf.title)") }
      }
      stage.source.sections[0].title = 1
      for offset in [200, 0, 200] as [CGFloat] {
        stage.layOut()
        for (section, view) in stage.table.shownHeaders {
          let shelf = stage.source.sections[section]
          expectEqual(
            Self.look(view), "UITableViewHeaderFooterView \(shelf.id) \(shelf.title)")
        }
        stage.table.contentOffset.y = offset
      }
    }
  }
}
#endif
