// What apps that depend on this part alone need, too.
@_exported public import CollateCore
