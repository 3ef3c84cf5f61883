extension PagerMachine {
  /// Lets a hidden page come in.
  mutating func enter(_ page: ID, animated: Bool) {
    appear(page, animated: animated)
    guard let resident = residents[page] else { return }
    attached.append(page)
    emit(.attach(resident.controller))
  }

  /// Begins the appearance of a page that has a controller and is hidden or on its way out.
  mutating func appear(_ page: ID, animated: Bool) {
    guard let resident = residents[page] else { return }
    switch resident.appearance {
    case .appearing, .appeared: return
    case .hidden, .disappearing: break
    }
    residents[page]?.appearance = .appearing
    emit(.willAppear(resident.controller, animated: animated))
  }

  /// Ends the appearance of a page on its way in, if the host is in full view.
  mutating func endAppearance(of page: ID) {
    guard hostState == .shown, let resident = residents[page], resident.appearance == .appearing
    else { return }
    residents[page]?.appearance = .appeared
    emit(.didAppear(resident.controller))
  }

  /// Begins the disappearance of a page that can be seen or is on its way in.
  mutating func disappear(_ page: ID, animated: Bool) {
    guard let resident = residents[page] else { return }
    switch resident.appearance {
    case .hidden, .disappearing: return
    case .appearing, .appeared: break
    }
    residents[page]?.appearance = .disappearing
    emit(.willDisappear(resident.controller, animated: animated))
  }

  /// Ends the disappearance of a page on its way out.
  mutating func endDisappearance(of page: ID) {
    guard let resident = residents[page], resident.appearance == .disappearing else { return }
    residents[page]?.appearance = .hidden
    emit(.didDisappear(resident.controller))
  }

  /// Takes a page off the screen, with all that it has to hear.
  mutating func leave(_ page: ID, animated: Bool) {
    disappear(page, animated: animated)
    guard let resident = residents[page] else { return }
    attached.removeAll { $0 == page }
    emit(.detach(resident.controller))
    endDisappearance(of: page)
  }
}
