import UIKit

final class Cell: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }
}

final class CellWithoutCoder: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
}

class ControllerWithoutCoder: UIViewController {
  let page: Int

  init(page: Int) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }
}

final class Target: NSObject {
  @objc func tap() {}

  func selector() -> Selector { #selector(tap) }
}
