import CollateUIKit
import UIKit

struct Letter: Identifiable, Hashable {
  let id: Int
  var subject: String
  var isStarred = false
}

struct Mailbox: SectionProtocol {
  let id: String
  var title: String
  var items: [Letter]
}

final class LetterCell: UITableViewCell {
  func show(_ letter: Letter) {
    var content = defaultContentConfiguration()
    content.text = letter.isStarred ? "* \(letter.subject)" : letter.subject
    contentConfiguration = content
  }
}

// What RxSwift and RxCocoa have.
final class DisposeBag {
  fileprivate var disposables: [any Disposable] = []
}

protocol Disposable {
  func dispose()
}

extension Disposable {
  func disposed(by bag: DisposeBag) { bag.disposables.append(self) }
}

struct Driver<Element> {
  struct Subscription: Disposable {
    func dispose() {}
  }

  func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    Subscription()
  }
}

final class MailViewModel {
  let mailboxes = Driver<[Mailbox]>()

  func toggleStar(of id: Letter.ID) {}

  func delete(_ id: Letter.ID) {}
}

// <ComeFromRxDataSources.md 1>
