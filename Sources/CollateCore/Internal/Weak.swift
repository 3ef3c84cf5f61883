/// A weak reference to an object.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}

extension Array {
  /// Returns the object at an index, if it still exists.
  ///
  /// A subscript would first copy the reference, which takes several times as long as reading it.
  func object<Object>(at index: Int) -> Object? where Element == Weak<Object> {
    unsafe withUnsafeBufferPointer { references in
      precondition(references.indices.contains(index))
      return unsafe references.baseAddress.unsafelyUnwrapped[index].object
    }
  }
}

extension Weak: Sendable where Object: Sendable {}
