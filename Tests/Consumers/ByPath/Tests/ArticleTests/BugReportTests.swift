// <BugReport.md 1>

@MainActor
@Test func pagerBug() {
  // <BugReport.md 2>
}
