import Collate
import TestSupport
import Testing

@testable import PlaygroundFeeds

@Suite("The window of lines")
struct LineWindowTests {
  private static let text = "one\ntwo\r\n\nfour\n\u{E9}\nsix"

  @Test("It shows the last lines, however the text is cut into pieces")
  func pieces() {
    let bytes = Array(Self.text.utf8)
    let lines = ["one", "two", "", "four", "\u{E9}", "six"]
    for capacity in 1...7 {
      for one in 0...bytes.count {
        for two in one...bytes.count {
          var window = LineWindow(capacity: capacity)
          for piece in [bytes[..<one], bytes[one..<two], bytes[two...]] {
            window.append(Array(piece))
          }
          expectEqual(window.lines.map(\.text), lines.suffix(capacity), "\(capacity) \(one) \(two)")
          let ids = Array((1...6).suffix(capacity))
          expectEqual(window.lines.map(\.id), ids, "\(capacity) \(one) \(two)")
        }
      }
    }
  }

  @Test("A line that is appended comes, the one that leaves goes, and nothing else happens")
  func sliding() {
    var window = LineWindow(capacity: 3)
    window.append(Array("same\nsame\nsame\n".utf8))
    expectEqual(batch(&window) { $0.append(Array("same\n".utf8)) }, "d 0.0; i 0.2")
  }

  @Test("A line without an end is shown, and stays the same one when it goes on and ends")
  func openLine() {
    var window = LineWindow(capacity: 2)
    window.append(Array("a\nb\n".utf8))
    expectEqual(batch(&window) { $0.append(Array("c".utf8)) }, "d 0.0; i 0.1")
    expectEqual(batch(&window) { $0.append(Array("d".utf8)) }, "u 0.1>0.1")
    expectEqual(batch(&window) { $0.append(Array("\n".utf8)) }, "nothing")
    expectEqual(window.lines.map(\.text), ["b", "cd"])
  }

  @Test("Many lines at once are counted, those that stay have their numbers")
  func flood() {
    var window = LineWindow(capacity: 2)
    window.append(Array("a".utf8))
    window.append(Array(String(repeating: "x\n", count: 1000).utf8))
    window.append(Array("end".utf8))
    expectEqual(window.lines, [.init(id: 1000, text: "x"), .init(id: 1001, text: "end")])
  }

  @Test("A text that is replaced keeps the lines that it has in common with the old one")
  func replacing() {
    var window = LineWindow(capacity: 5)
    window.append(Array("a\nb\nc\nd\n".utf8))
    expectEqual(batch(&window) { $0.replace(with: text("a\nB\nc\nd\ne")) }, "d 0.1; i 0.1,0.4")
    expectEqual(batch(&window) { $0.append(Array("!\nf\n".utf8)) }, "d 0.0; i 0.4; u 0.4>0.3")
    expectEqual(batch(&window) { $0.replace(with: text("")) }, "d 0.0,0.1,0.2,0.3,0.4")
    expectEqual(batch(&window) { $0.append(Array("a\n".utf8)) }, "i 0.0")
  }

  @Test("The number of a line is never used for another line")
  func numbers() {
    var window = LineWindow(capacity: 3)
    var texts: [Int: String] = [:]
    for step in 0..<200 {
      let bytes = Array(String(repeating: "\(step % 7)\n", count: step % 5).utf8)
      if step % 3 == 0 {
        window.replace(with: text(String(decoding: bytes, as: UTF8.self)))
      } else {
        window.append(bytes)
      }
      for line in window.lines {
        expectEqual(texts[line.id] ?? line.text, line.text)
        texts[line.id] = line.text
      }
      expectEqual(Set(window.lines.map(\.id)).count, window.lines.count)
    }
  }

  @Test("A line without end takes no memory without end, and bytes that are no text do no harm")
  func binary() {
    var window = LineWindow(capacity: 3)
    for _ in 0..<100 { window.append([UInt8](repeating: 0xFF, count: 1000)) }
    window.append([0x0A, 0x00])
    expectEqual(window.lines.map(\.text.unicodeScalars.count), [4096, 1])
    expectEqual(window.lines.map(\.omittedByteCount), [100_000 - 4096, 0])
  }

  @Test("A line of just as many bytes as are kept leaves out none")
  func limit() {
    for count in 4095...4098 {
      var window = LineWindow(capacity: 1)
      window.append(Array(repeating: UInt8(ascii: "a"), count: count) + [0x0D, 0x0A])
      let expected = count < 4096 ? 0 : count + 1 - 4096
      expectEqual(window.lines.map(\.omittedByteCount), [expected])
    }
  }

  private func text(_ text: String) -> LineWindow {
    var window = LineWindow(capacity: 5)
    window.append(Array(text.utf8))
    return window
  }

  private func batch(
    _ window: inout LineWindow,
    _ change: (inout LineWindow) -> Void
  ) -> String {
    let before = Snapshot([FeedSection(window, title: "")])
    change(&window)
    return Snapshot([FeedSection(window, title: "")]).difference(from: before).description
  }
}
