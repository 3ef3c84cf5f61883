/// Takes a result, so that the work for it cannot be left out.
@inline(never)
@_optimize(none)
func blackHole<Value>(_ value: borrowing Value) {}
