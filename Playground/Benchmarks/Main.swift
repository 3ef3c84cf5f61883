/// Measures the package against the standard library and against what any difference must cost.
///
///     swift run -c release benchmarks [--check] [--factor NUMBER] [--quick] [--filter TEXT]
///     swift run -c release benchmarks --json > FILE
///     swift run -c release benchmarks --since FILE
///
/// Times are worth little beyond one machine, so everything is a ratio of two contenders that took
/// turns in the same run.
@main
enum Main {
  @MainActor
  static func main() {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      let isFast = try run(options)
      if options.checksLimits && !isFast { exitProcess(with: 1) }
    } catch {
      print(error)
      exitProcess(with: 64)
    }
  }

  /// Measures and prints the rows, and returns whether all kept their limits.
  @MainActor
  private static func run(_ options: Options) throws -> Bool {
    let effort: Effort = options.isQuick ? .quick : .thorough
    var results: [RowResult] = []
    var table = Table()
    if !options.writesJSON { printNow(Table.header) }
    for row in Row.all(isQuick: options.isQuick) where options.selects(row) {
      var result = row.measured(with: effort, factor: options.factor)
      // What is over its limit only now and then is not slow.
      for _ in 0..<2 where options.checksLimits && result.isOver {
        result = row.measured(with: effort, factor: options.factor)
      }
      results.append(result)
      if !options.writesJSON { printNow(table.lines(for: result)) }
    }
    if let earlierRun = options.earlierRun { print(earlierRun.comparison(with: results)) }
    print(options.writesJSON ? try Report.text(of: results) : Table.summary(of: results))
    return !results.contains(where: \.isOver)
  }
}
