/// The controller of a page, and its state.
struct PageResident<ID: Hashable & Sendable>: Sendable {
  let controller: ControllerID<ID>

  var appearance = PageAppearance.hidden
}

/// The appearance state of a page, according to the last callback.
enum PageAppearance: Sendable {
  case hidden
  case appearing
  case appeared
  case disappearing
}

extension PagerMachine {
  /// Begins the appearance of a hidden page, and attaches it.
  mutating func enter(_ page: ID, animated: Bool) {
    appear(page, animated: animated)
    guard let resident = residents[page] else { return }
    attached.append(page)
    emit(.attach(resident.controller))
  }

  /// Begins the appearance of a page that has a controller and is hidden or disappearing.
  mutating func appear(_ page: ID, animated: Bool) {
    guard let resident = residents[page] else { return }
    switch resident.appearance {
    case .appearing, .appeared: return
    case .hidden, .disappearing: break
    }
    residents[page]?.appearance = .appearing
    emit(.willAppear(resident.controller, animated: animated))
  }

  /// Ends the appearance of an appearing page, if the host is fully visible.
  mutating func endAppearance(of page: ID) {
    guard hostState == .shown, let resident = residents[page], resident.appearance == .appearing
    else { return }
    residents[page]?.appearance = .appeared
    emit(.didAppear(resident.controller))
  }

  /// Begins the disappearance of a visible or appearing page.
  mutating func disappear(_ page: ID, animated: Bool) {
    guard let resident = residents[page] else { return }
    switch resident.appearance {
    case .hidden, .disappearing: return
    case .appearing, .appeared: break
    }
    residents[page]?.appearance = .disappearing
    emit(.willDisappear(resident.controller, animated: animated))
  }

  /// Ends the disappearance of a disappearing page.
  mutating func endDisappearance(of page: ID) {
    guard let resident = residents[page], resident.appearance == .disappearing else { return }
    residents[page]?.appearance = .hidden
    emit(.didDisappear(resident.controller))
  }

  /// Removes a page from the screen, with all required callbacks.
  mutating func leave(_ page: ID, animated: Bool) {
    disappear(page, animated: animated)
    guard let resident = residents[page] else { return }
    attached.removeAll { $0 == page }
    emit(.detach(resident.controller))
    endDisappearance(of: page)
  }
}
