#if canImport(UIKit) && !os(watchOS)
import UIKit

#if !canImport(ObjectiveC)
import Dispatch
#endif

// The one file that differs between the systems: the class of objects that are asked what they
// respond to. Tools may ask elsewhere than on the main thread, and get the answer of the class.
#if canImport(ObjectiveC)
typealias MessageObject = NSObject

var isOnMainThread: Bool { Thread.isMainThread }
#else
typealias MessageObject = MessagedObject

// On Linux, the main actor has a queue, but no thread of its own.
var isOnMainThread: Bool { DispatchQueue.getSpecific(key: mainQueue) ?? false }

private let mainQueue: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
#endif

/// Takes messages whose receiver no longer exists, and answers nothing.
///
/// A view goes on sending what the app's own delegate responded to, after that was deallocated.
final class MessageSink: MessageObject {
  override class func resolveInstanceMethod(_ aSelector: Selector!) -> Bool {
    #if canImport(ObjectiveC)
    let answer: @convention(block) (AnyObject) -> AnyObject? = { _ in nil }
    return unsafe class_addMethod(self, aSelector, imp_implementationWithBlock(answer), "@@:")
    #else
    true
    #endif
  }
}
#endif
