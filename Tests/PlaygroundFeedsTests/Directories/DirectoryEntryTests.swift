import Collate
import TestSupport
import Testing

@testable import PlaygroundFeeds

@Suite("The entries of a directory")
struct DirectoryEntryTests {
  @Test("Entries are grouped by kind, the latest on top, then by name")
  func grouping() {
    let entries = [
      DirectoryEntry(name: "b", kind: .file, size: 1, date: 5),
      DirectoryEntry(name: "socket", kind: .other),
      DirectoryEntry(name: "old", kind: .file, size: 2, date: 4),
      DirectoryEntry(name: "folder", kind: .directory, date: 1),
      DirectoryEntry(name: "a", kind: .file, size: 3, date: 5),
      DirectoryEntry(name: "lost", kind: .file, size: 3),
    ]
    let sections = FeedSection.sections(of: entries, label: "here")
    expectEqual(sections.map(\.title), ["here: folders", "here: files", "here: other"])
    expectEqual(sections[1].items.map(\.id), ["a", "b", "old", "lost"].map { .entry($0) })
  }

  @Test("An empty directory says so")
  func emptyDirectory() {
    let sections = FeedSection.sections(of: [], label: "here")
    expectEqual(sections, [FeedSection(id: .emptyDirectory, title: "here: empty")])
  }

  @Test("A file that becomes a folder is the same item, moved and changed")
  func changedKind() {
    let rest: [DirectoryEntry] = [
      DirectoryEntry(name: "x", kind: .directory, date: 1),
      DirectoryEntry(name: "y", kind: .file, size: 1, date: 1),
    ]
    let file = DirectoryEntry(name: "z", kind: .file, size: 1, date: 2)
    let folder = DirectoryEntry(name: "z", kind: .directory, date: 3)
    let before = Snapshot(FeedSection.sections(of: rest + [file], label: ""))
    let after = Snapshot(FeedSection.sections(of: rest + [folder], label: ""))
    expectEqual(after.difference(from: before).description, "m 1.0>0.0; u 1.0>0.0")
  }

  @Test("An entry is a line with name, size and date")
  func text() {
    let date = LocalTime.text(for: 86_400)
    #expect(date.hasPrefix("1970-01-0") && date.count == 19)
    let file = DirectoryEntry(name: "a\nb\u{1B}", kind: .file, size: 1234, date: 86_400)
    expectEqual(file.text, "a\\nb\\u{1B}  1.2 kB  \(date)")
    let folder = DirectoryEntry(name: "f", kind: .directory, date: 86_400)
    expectEqual(folder.text, "f/  \(date)")
    let link = DirectoryEntry(name: "l", kind: .link, target: "a\tb")
    expectEqual(link.text, "l -> a\\tb")
  }

  @Test("Names are compared by bytes: what reads the same may differ")
  func names() {
    let composed: FileName = "\u{E9}"
    let decomposed: FileName = "e\u{301}"
    #expect(composed != decomposed)
    #expect(decomposed < composed)
    #expect(("" as FileName) < "a" && ("a" as FileName) < "ab" && ("ab" as FileName) < "b")
    expectEqual("\(FileName(bytes: [0x61, 0xFF, 0x0A]))", "a\\xFF\\n")
  }

  @Test(
    "Sizes have one decimal from a thousand on, and never reach a thousand of a unit",
    arguments: [
      (0, "0 B"), (999, "999 B"), (1000, "1.0 kB"), (1049, "1.0 kB"), (1050, "1.1 kB"),
      (999_949, "999.9 kB"), (999_950, "1.0 MB"), (1_500_000_000, "1.5 GB"),
      (Int.max, "9.2 EB"),
    ])
  func sizes(count: Int, text: String) {
    expectEqual(ByteCount.text(for: count), text)
  }
}
