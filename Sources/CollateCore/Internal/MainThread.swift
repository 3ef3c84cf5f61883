#if canImport(Darwin)
import Darwin

/// Whether the caller runs on the main thread.
package var isOnMainThread: Bool { pthread_main_np() != 0 }
#elseif canImport(Dispatch)
import Dispatch

/// Whether the caller runs on the main queue.
///
/// On Linux, the main actor has a queue, but no thread of its own.
package var isOnMainThread: Bool { DispatchQueue.getSpecific(key: mainQueue) ?? false }

private let mainQueue: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
#endif
