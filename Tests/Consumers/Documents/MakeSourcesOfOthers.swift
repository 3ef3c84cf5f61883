import Collate

struct Contact: Identifiable, Equatable {
  let id: Int
  var name: String
}

struct Row: Identifiable, Equatable {
  let id: String
}

@MainActor
final class Search {
  let contacts = ArrayDataSource(items: [Contact(id: 1, name: "Ada")])
  lazy var found = contacts.filter { _ in true }

  func search(for text: String, lastText: String) {
    // <MakeSourcesOfOthers.md 2>
  }

  func lookUp() {
    // <MakeSourcesOfOthers.md 4>
    print(path ?? [0, 0], shownPath ?? [0, 0])
  }
}

@MainActor
func search(contacts: ArrayDataSource<BasicSection<Int, Contact>>) {
  // <MakeSourcesOfOthers.md 1>
}

@MainActor
func hide(
  form: FilteredDataSource<ArrayDataSource<BasicSection<String, Row>>>, isCompany: Bool
) {
  // <MakeSourcesOfOthers.md 3>
}

@MainActor
func segment(
  all: ArrayDataSource<BasicSection<Int, Contact>>,
  unread: ArrayDataSource<BasicSection<Int, Contact>>
) {
  // <MakeSourcesOfOthers.md 11>
}

@MainActor
func replace(
  found: ArrayDataSource<BasicSection<Int, Contact>>,
  suggestions: ArrayDataSource<BasicSection<Int, Contact>>
) {
  // <MakeSourcesOfOthers.md 12>
}

@MainActor
func shorten(results: ArrayDataSource<BasicSection<String, Row>>) {
  // <MakeSourcesOfOthers.md 5>
  print(more, page, counting)
}

struct Story: Identifiable, Equatable {
  let id: Int
  var title: String
  var topic: String
  var day: Int
}

struct Feed: SectionProtocol {
  let id: String
  var title: String
  var items: [Story]
}

@MainActor
func merge(news: ArrayDataSource<Feed>, favorites: ArrayDataSource<Feed>) {
  // <MakeSourcesOfOthers.md 6>
  // <MakeSourcesOfOthers.md 7>
  // <MakeSourcesOfOthers.md 8>
  // <MakeSourcesOfOthers.md 9>
  // <MakeSourcesOfOthers.md 10>
  print(oneOfEachTopic, byDay, days, all, cells)
}

struct File: Identifiable, Equatable, Sendable {
  let name: String
  var isFolder = false

  init(_ name: String) { self.name = name }

  var id: String { name }
}

struct Server: Sendable {
  func files(in folder: File) async throws -> [File] { [] }
}

@MainActor
func showTrees(roots: ArrayDataSource<BasicSection<Int, TreeNode<File>>>, server: Server) {
  // <MakeSourcesOfOthers.md 13>
  // <MakeSourcesOfOthers.md 14>
  // <MakeSourcesOfOthers.md 15>
  // <MakeSourcesOfOthers.md 16>
  print(names)
}

typealias Roots = ArrayDataSource<BasicSection<Int, TreeNode<File>>>

@MainActor
final class OutlineSearch {
  // <MakeSourcesOfOthers.md 19>
}

struct Comment: Identifiable, Equatable, Sendable {
  let id: Int
  var replies: [Comment]
}

@MainActor
func showThreads(comments: ArrayDataSource<BasicSection<Int, Comment>>) {
  // <MakeSourcesOfOthers.md 17>
  print(thread)
}

@MainActor
func showMail(accounts: Roots, mailboxes: [String: Roots]) {
  // <MakeSourcesOfOthers.md 18>
  print(mail)
}

@MainActor
func combine(news: ArrayDataSource<Feed>, favorites: ArrayDataSource<Feed>) {
  // <MakeSourcesOfOthers.md 20>
  print(bookmarked, others, either)
}
