extension EditableDataSource where Section == AnySection {
  /// Returns whether an item can be inserted at a path.
  ///
  /// - Parameters:
  ///   - item: The item, with its own type.
  ///   - path: The path that the item would have.
  /// - Returns: `true` if it can; `false` if the section has items of another type, or there is no
  ///   such place.
  /// - Complexity: That of the method that takes an ``AnyItem``.
  public func canInsertItem<Item: Identifiable & Equatable & Sendable>(
    _ item: Item, at path: ItemPath
  ) -> Bool where Item.ID: Sendable {
    canInsertItem(AnyItem(item), at: path)
  }

  /// Inserts an item in a single update.
  ///
  ///     let screen = ArrayDataSource(sections: [AnySection(news), AnySection(mail)])
  ///     screen.insertItem(story, at: [0, 0])
  ///
  /// - Parameters:
  ///   - item: The item, with its own type.
  ///   - path: The path of the item after the update.
  /// - Precondition: `path` is a valid insertion path, and the section has items of this type.
  /// - Complexity: That of the method that takes an ``AnyItem``.
  public func insertItem<Item: Identifiable & Equatable & Sendable>(
    _ item: Item, at path: ItemPath
  ) where Item.ID: Sendable {
    insertItem(AnyItem(item), at: path)
  }
}
