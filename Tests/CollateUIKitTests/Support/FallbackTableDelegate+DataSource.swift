#if HEADLESS_UIKIT
import UIKit

extension FallbackTableDelegate: UITableViewDataSource {
  // Neither view nor adapter may ask a fallback for counts.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    witness.fallback()
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    witness.fallback()
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    witness.fallback()
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    witness.fallback()
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    witness.fallback()
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    witness.note(.fallback)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    witness.fallback()
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    witness.fallback()
  }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    witness.fallback()
  }
}
#endif
