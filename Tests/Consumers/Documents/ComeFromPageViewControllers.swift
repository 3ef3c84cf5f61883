import CollateUIKit
import UIKit

struct Article: Identifiable, Equatable {
  let id: String
  var title: String
}

final class ArticleViewController: UIViewController {
  var article: Article

  init(_ article: Article) {
    self.article = article
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

// <ComeFromPageViewControllers.md 1>
