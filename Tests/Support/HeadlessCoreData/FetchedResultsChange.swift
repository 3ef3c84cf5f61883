// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Core Data documents is documented there.

public import Foundation

/// (headless) What a delegate is told between the beginning and the end of a change.
@_spi(Headless) public enum FetchedResultsChange {
  case section(any NSFetchedResultsSectionInfo, Int, NSFetchedResultsChangeType)
  case object(AnyObject, IndexPath?, NSFetchedResultsChangeType, IndexPath?)

  var isOfSection: Bool {
    if case .section = self { true } else { false }
  }
}

extension FetchedResultsChange: CustomStringConvertible {
  public var description: String {
    func text(_ path: IndexPath?) -> String {
      path.map { " \($0[0]).\($0[1])" } ?? ""
    }
    switch self {
    case .section(let info, let index, let type): return "\(type) section \(info.name) \(index)"
    case .object(_, let old, let type, let new): return "\(type)\(text(old)) >\(text(new))"
    }
  }
}
