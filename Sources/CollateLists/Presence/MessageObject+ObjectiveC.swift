#if canImport(UIKit) && !os(watchOS)
import UIKit

// The one file that differs between the systems: the class of objects that are asked what they
// respond to.
#if canImport(ObjectiveC)
typealias MessageObject = NSObject
#else
typealias MessageObject = MessagedObject
#endif

/// Takes messages whose receiver is no longer there, and answers nothing.
///
/// A view goes on sending what the app's own delegate responded to, after that was deallocated or replaced.
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
