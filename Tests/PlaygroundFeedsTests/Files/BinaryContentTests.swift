import TestSupport
import Testing

@testable import PlaygroundFeeds

@Suite("Content that is no text")
struct BinaryContentTests {
  @Test(
    "Text is text, even with colours and a few bytes of other encodings",
    arguments: [
      [], Array("plain\r\n\ttext".utf8), Array("\u{1B}[31mred\u{1B}[0m\u{7}".utf8),
      Array("\u{6771}\u{4EAC} \u{1F35C}".utf8), [0xC3], [0x66, 0xFC, 0x72, 0x0A],
      Array(repeating: [0x67, 0x72, 0xFC, 0xDF, 0x65, 0x20, 0x61, 0x75, 0x73], count: 100)
        .flatMap { $0 },
    ] as [[UInt8]])
  func texts(bytes: [UInt8]) {
    #expect(!BinaryContent.begins(with: bytes))
  }

  @Test("A zero, or many bytes that are none of a text, are found in the sample")
  func binaries() {
    let text = Array(repeating: UInt8(ascii: "a"), count: 20_000)
    #expect(BinaryContent.begins(with: [0]))
    #expect(BinaryContent.begins(with: text.prefix(7999) + [0]))
    #expect(!BinaryContent.begins(with: text.prefix(8000) + [0]))
    #expect(BinaryContent.begins(with: Array(repeating: 0xFF, count: 10)))
    withSeeds(20) { generator in
      let random = (0..<500).map { _ in UInt8(1 + generator.below(255)) }
      #expect(BinaryContent.begins(with: random))
    }
  }
}
