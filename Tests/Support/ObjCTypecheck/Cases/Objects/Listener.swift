import UIKit

/// A class whose methods are answered or not, and taken out of a library or not.
final class Listener: NSObject {
  let parts: [Any.Type] = [Highlighting.self]
}

extension Listener: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
}

// Another extension than the one with the conformance gets no hints from the compiler.
extension Listener {
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> Double {
    1
  }

  func tableView(_ tableView: UITableView, willSelectRow indexPath: IndexPath) -> IndexPath? { nil }

  @objc(tableView:didSelectRowAtPath:)
  func didSelect(_ tableView: UITableView, row indexPath: IndexPath) {}
}

/// A base whose methods are not exposed, because only its heir has the conformance.
class Base: NSObject {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

final class Heir: Base, UITableViewDelegate {}

/// A class that is made while the program runs.
final class Generic<Row>: UIView {
  override func layoutSubviews() {}
}

private final class Hidden: NSObject, UIScrollViewDelegate {
  final class Nested: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }
}

/// A class that is none of Objective-C.
final class Native {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
