extension PagerDriver {
  /// Performs an effect of the machine.
  func perform(_ effect: PagerEffect<PageID<ID>>) {
    switch effect {
    case .load(let page):
      if let controller = connection?.makeController(for: page) {
        residents[.page(page)] = Resident(controller: controller, page: page)
      }
    case .make(let slot):
      if let controller = connection?.makeController(for: nil) {
        residents[.slot(slot)] = Resident(controller: controller)
      }
    case .bind(let slot, let page):
      residents[.slot(slot)]?.page = page
      fill(.slot(slot), with: page)
    case .update(let page): fill(.page(page), with: page)
    case .save(let page, let id):
      if let keeper = connection?.state, let controller = controller(id) {
        states[page] = keeper.save(controller)
      }
    case .restore(let page, let id):
      if let keeper = connection?.state, let controller = controller(id), let state = states[page] {
        keeper.restore(controller, state)
      }
    case .unload(let id): residents[id] = nil
    case .dequeue, .recycle: break
    case .snap(let page):
      if let index = machine.pages.index(of: page) {
        forgetWaitingPositions()
        if isHostInformed { host?.snap(to: index) }
      }
    case .shift(let distance):
      shiftWaitingPositions(by: distance)
      if isHostInformed { host?.shift(by: distance) }
    case .cancelDrag: host?.cancelDrag()
    case .notify(let notice):
      if !noticeListeners.isEmpty { noticeListeners.send(notice.map(\.base)) }
    case .finishJump(_, let result): finishJump(result)
    case .add, .didMove, .willMoveFromParent, .remove, .willAppear, .willDisappear, .attach,
      .detach, .didAppear, .didDisappear:
      tellHost(effect)
    }
  }

  private func tellHost(_ effect: PagerEffect<PageID<ID>>) {
    guard let host else { return }
    switch effect {
    case .add(let id): controller(id).map(host.addPage)
    case .didMove(let id): controller(id).map(host.pageDidMove)
    case .willMoveFromParent(let id): controller(id).map(host.pageWillMoveFromParent)
    case .remove(let id): controller(id).map(host.removePage)
    case .willAppear(let id, let animated):
      controller(id).map { host.beginAppearance(of: $0, isAppearing: true, animated: animated) }
    case .willDisappear(let id, let animated):
      controller(id).map { host.beginAppearance(of: $0, isAppearing: false, animated: animated) }
    case .attach(let id):
      if let resident = residents[id], let page = resident.page,
        let index = machine.pages.index(of: page)
      {
        host.attachPage(resident.controller, at: index)
      }
    case .detach(let id): controller(id).map(host.detachPage)
    case .didAppear(let id), .didDisappear(let id): controller(id).map(host.endAppearance)
    default: break
    }
  }

  private func controller(_ id: ControllerID<PageID<ID>>) -> Controller? {
    residents[id]?.controller
  }

  private func fill(_ id: ControllerID<PageID<ID>>, with page: PageID<ID>) {
    if let controller = controller(id) { connection?.update(controller, with: page) }
  }
}
