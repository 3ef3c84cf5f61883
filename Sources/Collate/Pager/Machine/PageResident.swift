/// The controller of a page, and what it was told.
struct PageResident<ID: Hashable & Sendable>: Sendable {
  let controller: ControllerID<ID>

  var appearance = PageAppearance.hidden
}
