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
}
