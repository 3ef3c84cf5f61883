// Apps that import the adapters need the core, too. Without UIKit, it is all that there is.
@_exported public import Collate
