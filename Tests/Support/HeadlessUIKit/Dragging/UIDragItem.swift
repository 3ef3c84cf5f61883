// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

@MainActor open class UIPreviewParameters: NSObject {}

@MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

@MainActor public protocol UIDragAnimating: NSObjectProtocol {
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end
  case start
  case current
}

public enum UIDropOperation: UInt, Sendable {
  case cancel
  case forbidden
  case copy
  case move
}

@MainActor open class UIDropProposal: NSObject {
  public let operation: UIDropOperation

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
