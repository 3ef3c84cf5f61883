/// The release of objects one after the other, where each is the last to retain the next.
///
/// An object that goes away releases those that it retains, which release those that they retain: a chain of
/// 100 000 sources would need megabytes of the thread's stack. If instead each passes the next one on, the
/// first releases all of them in a loop.
package enum DeferredRelease {
  private final class Queue: @unchecked Sendable {
    // Used by one task, or code outside of tasks, within `release(_:)`.
    var objects: [AnyObject] = []

    /// The task that uses the queue.
    ///
    /// Another one that is begun as an object goes away inherits it, but must not use it.
    let owner = DeferredRelease.currentTask
    var isOpen = true
  }

  /// The objects that wait, while others are released.
  @TaskLocal private static var queue: Queue?

  private static var currentTask: Int? { unsafe withUnsafeCurrentTask { unsafe $0?.hashValue } }

  /// Releases objects, or has them released when those before them have been.
  ///
  /// - Parameter objects: The objects, which the caller must not retain in another way; empty afterwards.
  package static func release(_ objects: inout [AnyObject]) {
    if objects.isEmpty { return }
    if let queue, queue.owner == currentTask, queue.isOpen {
      queue.objects += objects
      objects = []
      return
    }
    let queue = Queue()
    swap(&queue.objects, &objects)
    $queue.withValue(queue) {
      while !queue.objects.isEmpty { queue.objects.removeLast() }
      queue.isOpen = false
    }
  }
}

/// Retains a value up to here.
///
/// A closure for `withExtendedLifetime` in code on the main actor would ask at run time whether it is there.
@inline(__always)
func keepAlive<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
