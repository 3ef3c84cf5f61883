// Apps that import the views need the sources and adapters, too. Without SwiftUI, these are all that there is.
@_exported public import Collate
@_exported public import CollateCoreData
@_exported public import CollateLists
@_exported public import CollatePagers
