import Testing

@testable import playground

@Suite("Lines of the tour")
struct PagerLayoutTests {
  @Test(
    "Pages are named by letters",
    arguments: [(0, "a"), (25, "z"), (26, "aa"), (701, "zz"), (702, "aaa")])
  func labels(number: Int, name: String) {
    #expect("\(PageLabel(number: number))" == name)
  }

  @Test(
    "Positions have two digits after the point",
    arguments: [
      (0, "0.00"), (0.1 + 0.2, "0.30"), (-0.2, "-0.20"), (12.999, "13.00"), (-0.001, "0.00"),
    ])
  func hundredths(number: Double, text: String) {
    #expect(number.hundredths == text)
  }

  @Test("Text is broken between words, and only a word that is longer is wider")
  func wrapping() {
    #expect("ab cd  ef".wrapped(toColumns: 5) == ["ab cd", "ef"])
    #expect("abcdef g".wrapped(toColumns: 3) == ["abcdef", "g"])
    #expect("".wrapped(toColumns: 3) == [""])
    #expect(
      String.lines(of: ["will+ a", "did+ a", "x"], separator: ", ", columns: 16)
        == ["will+ a, did+ a,", "x"])
  }

  @Test("Columns are filled by what a terminal shows")
  func padding() {
    #expect("\u{65E5}".padded(toColumns: 4) == "\u{65E5}  ")
    #expect("1".padded(toColumns: 3, atStart: true) == "  1")
    #expect("long".padded(toColumns: 3) == "long")
  }
}
