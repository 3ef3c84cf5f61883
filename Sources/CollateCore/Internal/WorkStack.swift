/// A stack for loops that take the place of recursion.
///
/// It keeps its storage, so that a loop through a few levels allocates nothing. A loop can begin while another
/// one uses the stack, and ends when the stack is as high as at its beginning.
@MainActor
final class WorkStack<Element> {
  // Nothing is called while it is accessed.
  @safe @exclusivity(unchecked) private var elements: [Element] = []

  /// The number of elements.
  var count: Int { elements.count }

  /// Appends an element.
  func push(_ element: consuming Element) {
    elements.append(element)
  }

  /// Removes the last element.
  ///
  /// - Precondition: The stack is not empty.
  func pop() -> Element {
    let element = elements.removeLast()
    if count == 0, elements.capacity > 1000 { elements = [] }
    return element
  }
}
