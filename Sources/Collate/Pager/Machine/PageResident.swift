/// The controller of a page, and its state.
struct PageResident<ID: Hashable & Sendable>: Sendable {
  let controller: ControllerID<ID>

  var appearance = PageAppearance.hidden
}
