#if canImport(UIKit) && !os(watchOS)
import UIKit

// The one file that differs between the systems: the class of objects that are asked what they
// respond to. Tools may ask elsewhere than on the main thread, and get the answer of the class.
#if canImport(ObjectiveC)
typealias MessageObject = NSObject

var isOnMainThread: Bool { Thread.isMainThread }
#else
typealias MessageObject = MessagedObject

// On Linux, the main actor of tests has no thread of its own.
var isOnMainThread: Bool { true }
#endif

/// Takes messages whose receiver is gone, and answers nothing.
///
/// A view goes on sending what the app's own delegate responded to, after that was deallocated.
final class LostMessages: MessageObject {
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
