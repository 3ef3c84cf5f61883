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
#endif
