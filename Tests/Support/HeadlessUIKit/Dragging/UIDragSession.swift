// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func location(in view: UIView) -> CGPoint
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

@MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

@MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// What both sides of a drag know of it.
@MainActor class HeadlessSession: NSObject {
  var items: [UIDragItem] = []
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false

  /// Where the finger is, in the view over which it is.
  var location: (view: UIView, point: CGPoint)?

  func location(in view: UIView) -> CGPoint {
    guard let location, location.view === view else { return .zero }
    return location.point
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.object != nil }
  }
}

final class HeadlessDragSession: HeadlessSession, UIDragSession {
  var localContext: Any?
}

final class HeadlessDropSession: HeadlessSession, UIDropSession {
  var localDragSession: (any UIDragSession)?

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    completion(items.compactMap { $0.itemProvider.object as? any NSItemProviderReading })
    return Progress(totalUnitCount: 1)
  }
}

final class HeadlessDragAnimation: NSObject, UIDragAnimating {
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completion(.end)
  }
}
