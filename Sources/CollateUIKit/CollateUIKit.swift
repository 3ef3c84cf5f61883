// Apps that import the adapters need the rest, too. Without UIKit, it is all that there is.
@_exported public import Collate
@_exported public import CollateCoreData
@_exported public import CollateLists
@_exported public import CollatePagers
