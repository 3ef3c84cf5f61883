// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Core Data documents is documented there.

@_exported public import Foundation

public protocol NSFetchRequestResult: NSObjectProtocol {}
