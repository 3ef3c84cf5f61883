import Foundation
@_spi(Headless) import UIKit

/// Returns what a view finds wrong with a batch.
func check(
  _ before: [Int], _ after: [Int], _ updates: [BatchUpdates.Update],
  in dialect: BatchUpdates.Dialect = .table, modern: Bool = false
) -> BatchUpdates.Report {
  BatchUpdates(dialect, updates).validate(before: before, after: after, modernMessages: modern)
}

func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
