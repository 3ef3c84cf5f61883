import CollateCore

extension PagerDriver {
  /// Performs an effect of the machine.
  func perform(_ effect: PagerEffect) {
    switch effect {
    case .load(let page):
      if let controller = connection?.makeController(for: page) {
        residents[.page(page)] = controller
      }
    case .make(let slot):
      if let controller = connection?.makeController(for: nil) {
        residents[.slot(slot)] = controller
      }
    case .bind(let slot, let page): fill(.slot(slot), with: page)
    case .update(let page): fill(.page(page), with: page)
    case .save(let page, let id):
      if let keeper = connection?.state, let controller = controller(id) {
        states[page] = keeper.save(controller)
      }
    case .restore(let page, let id):
      if let keeper = connection?.state, let controller = controller(id), let state = states[page] {
        keeper.restore(controller, state)
      }
    case .unload(let id):
      // A controller may ask for others when it is released.
      let resident = residents.removeValue(forKey: id)
      withExtendedLifetime(resident) {}
    case .dequeue, .recycle: break
    case .pageCount(let count): host?.pageCountDidChange(to: count)
    case .snap(let page):
      mapWaitingPositions { _ in nil }
      if let index = index(of: page) { host?.snap(to: index) }
    case .shift(let distance):
      mapWaitingPositions { $0 + Double(distance) }
      host?.shift(by: distance)
    case .cancelDrag: host?.cancelDrag()
    case .animateJump(let origin, let target):
      if let target = index(of: target) {
        host?.animateJump(from: origin.flatMap(index(of:)), to: target)
      }
    case .notify(let notice):
      if let noticeListeners { noticeListeners.send(notice.map(id(of:))) }
    case .finishJump(_, let result): finishJump(result)
    case .add(let id): notifyHost(of: id) { $0.addPage($1) }
    case .didMove(let id): notifyHost(of: id) { $0.pageDidMove($1) }
    case .willMoveFromParent(let id): notifyHost(of: id) { $0.pageWillMoveFromParent($1) }
    case .remove(let id): notifyHost(of: id) { $0.removePage($1) }
    case .willAppear(let id, let animated):
      notifyHost(of: id) { $0.beginAppearance(of: $1, isAppearing: true, animated: animated) }
    case .willDisappear(let id, let animated):
      notifyHost(of: id) { $0.beginAppearance(of: $1, isAppearing: false, animated: animated) }
    case .attach(let id, let page):
      if let index = index(of: page) {
        notifyHost(of: id) { $0.attachPage($1, at: index) }
      }
    case .detach(let id): notifyHost(of: id) { $0.detachPage($1) }
    case .didAppear(let id), .didDisappear(let id): notifyHost(of: id) { $0.endAppearance(of: $1) }
    }
  }

  private func notifyHost(
    of id: ControllerID, _ call: (any PageHost<Controller>, Controller) -> Void
  ) {
    if let host, let controller = controller(id) { call(host, controller) }
  }

  private func index(of page: PageKey) -> Int? { machine.pages.index(of: page) }

  func controller(_ id: ControllerID) -> Controller? {
    residents[id].map { unsafe unsafeDowncast($0, to: Controller.self) }
  }

  private func fill(_ id: ControllerID, with page: PageKey) {
    if let controller = controller(id) { connection?.update(controller, with: page) }
  }
}
