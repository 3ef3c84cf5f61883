package import Testing

/// Records an issue unless two values are equal.
///
/// It does what `#expect(actual == expected)` does, which takes the compiler longer, because the macro
/// keeps each part of the expression for its message. Use the macro where the parts are worth it.
///
/// - Parameters:
///   - actual: What the code under test has come to.
///   - expected: What is right.
///   - comment: What else the message says.
///   - sourceLocation: The place of the call.
package func expectEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if actual == expected { return }
  let message = comment().map { ": \($0)" } ?? ""
  Issue.record("\(actual) is not equal to \(expected)\(message)", sourceLocation: sourceLocation)
}
