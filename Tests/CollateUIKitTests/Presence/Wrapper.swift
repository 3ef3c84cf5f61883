#if HEADLESS_UIKIT
import TestSupport
@_spi(Headless) import UIKit

/// An object that a tool puts in front of a delegate or data source, which gets what it is sent.
@MainActor
protocol Wrapper: NSObject {
  init(_ target: any NSObjectProtocol)
}

/// How tools pass messages on.
enum WrapperForm: CaseIterable {
  /// All that the target responds to, as an `NSProxy` does, and the proxy of dd-sdk-ios.
  case forwarding

  /// Only messages of UIKit.
  case selective

  /// By methods of its own: what the object responds to is fixed.
  case opaque

  /// As RxSwift's `DelegateProxy`: it also responds to what is observed.
  case reactive

  @MainActor
  func wrapper(of target: any NSObjectProtocol) -> any Wrapper {
    switch self {
    case .forwarding: ForwardingWrapper(target)
    case .selective: SelectiveWrapper(target)
    case .opaque: OpaqueWrapper(target)
    case .reactive: ReactiveProxy(target)
    }
  }

  /// Whether the object responds to what its target comes to respond to.
  var isDynamic: Bool { self != .opaque }
}

/// An object that passes on all that its target responds to.
class ForwardingWrapper: MessagedObject, Wrapper, UITableViewDelegate,
  UICollectionViewDelegate, UITableViewDataSource, UICollectionViewDataSource
{
  // Used on the main actor only.
  nonisolated(unsafe) weak var target: (any NSObjectProtocol)?

  required init(_ target: any NSObjectProtocol) { unsafe self.target = target }

  override nonisolated func responds(to aSelector: Selector!) -> Bool {
    unsafe target?.responds(to: aSelector) ?? false
  }

  override nonisolated func forwardingTarget(for aSelector: Selector!) -> Any? {
    unsafe target
  }

  // What the protocols require cannot be forwarded in the stand-in.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    unsafe (target as? any UITableViewDataSource)?
      .tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    unsafe (target as? any UITableViewDataSource)?.tableView(tableView, cellForRowAt: indexPath)
      ?? UITableViewCell()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    unsafe (target as? any UICollectionViewDataSource)?
      .collectionView(collectionView, numberOfItemsInSection: section) ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    unsafe (target as? any UICollectionViewDataSource)?
      .collectionView(collectionView, cellForItemAt: indexPath) ?? UICollectionViewCell()
  }
}

/// An object that passes on messages of UIKit only.
private final class SelectiveWrapper: ForwardingWrapper {
  override nonisolated func responds(to aSelector: Selector!) -> Bool {
    aSelector.description.contains("View") && super.responds(to: aSelector)
  }
}

/// One object for a view, which responds to what its target does and to what is observed.
final class ReactiveProxy: ForwardingWrapper {
  /// Takes the messages that are only observed.
  private final class Sink: MessagedObject {
    override class func resolveInstanceMethod(_ aSelector: Selector!) -> Bool { true }
  }

  nonisolated(unsafe) var observed: [Selector: Int] = [:]
  private let sink = Sink()

  override nonisolated func responds(to aSelector: Selector!) -> Bool {
    unsafe observed[aSelector] != nil || super.responds(to: aSelector)
  }

  override nonisolated func forwardingTarget(for aSelector: Selector!) -> Any? {
    unsafe observed[aSelector]? += 1
    return super.responds(to: aSelector) ? super.forwardingTarget(for: aSelector) : sink
  }
}

/// An object that has each method that it passes on.
private final class OpaqueWrapper: NSObject, Wrapper, UITableViewDelegate,
  UICollectionViewDelegate, UITableViewDataSource, UICollectionViewDataSource
{
  private weak var target: (any NSObjectProtocol)?

  init(_ target: any NSObjectProtocol) { self.target = target }

  private var tableDelegate: (any UITableViewDelegate)? { target as? any UITableViewDelegate }
  private var tableSource: (any UITableViewDataSource)? { target as? any UITableViewDataSource }
  private var delegate: (any UICollectionViewDelegate)? {
    target as? any UICollectionViewDelegate
  }
  private var source: (any UICollectionViewDataSource)? {
    target as? any UICollectionViewDataSource
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    tableSource?.numberOfSections?(in: tableView) ?? 1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableSource?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableSource?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell()
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    tableDelegate?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    tableDelegate?.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableDelegate?.tableView?(tableView, didSelectRowAt: indexPath)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    source?.numberOfSections?(in: collectionView) ?? 1
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    source?.collectionView(collectionView, numberOfItemsInSection: section) ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    source?.collectionView(collectionView, cellForItemAt: indexPath) ?? UICollectionViewCell()
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    delegate?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    delegate?.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    delegate?.collectionView?(collectionView, didSelectItemAt: indexPath)
  }
}
#endif
