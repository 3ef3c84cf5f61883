/// An item that a person moves, from where it was to where it hovers.
struct ListMovement {
  let source: IndexPath
  var target: IndexPath
}
