/// The content of a cell, header or footer that a configuration describes.
@MainActor final class ContentHost {
  private(set) var configuration: (any UIContentConfiguration)?
  private(set) var view: (any UIView & UIContentView)?

  func set(_ new: (any UIContentConfiguration)?, in host: UIView, state: any UIConfigurationState) {
    guard let new else {
      view?.removeFromSuperview()
      (view, configuration) = (nil, nil)
      return
    }
    let updated = new.updated(for: state)
    configuration = updated
    if let view, view.supports(updated) {
      view.configuration = updated
    } else {
      view?.removeFromSuperview()
      let made = updated.makeContentView()
      made.frame = host.bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.addSubview(made)
      view = made
    }
  }

  /// What the content says, if it is a list's own.
  var text: String? { (configuration as? UIListContentConfiguration)?.text }
}
