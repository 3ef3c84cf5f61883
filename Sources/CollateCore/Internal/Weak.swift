/// A weak reference to an object.
package struct Weak<Object: AnyObject> {
  private weak var reference: Object?

  package init(_ object: Object) {
    reference = object
  }

  /// The object, if it still exists.
  ///
  /// A getter that does not borrow may first copy the reference, which takes several times as long as reading it.
  package var object: Object? { borrowing get { reference } }
}

extension Array {
  /// Returns the object at an index, if it still exists.
  ///
  /// A subscript would first copy the reference.
  func object<Object>(at index: Int) -> Object? where Element == Weak<Object> {
    unsafe withUnsafeBufferPointer { references in
      precondition(references.indices.contains(index))
      return unsafe references.baseAddress.unsafelyUnwrapped[index].object
    }
  }
}

extension Weak: Sendable where Object: Sendable {}
