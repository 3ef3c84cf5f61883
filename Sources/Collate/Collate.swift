// What apps import: all parts.
@_exported public import CollateCore
@_exported public import CollateLoading
@_exported public import CollatePaging
@_exported public import CollateTransforms
