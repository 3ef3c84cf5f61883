import CollateCore

/// A search in trees: which nodes match, and which others are included because of these.
///
/// It is an object, as the predicate may read the source while the answers are collected.
final class TreeSearch<Value: Identifiable & Equatable> where Value.ID: Sendable {
  /// Returns whether a node matches.
  let predicate: (Value) -> Bool

  /// What the predicate returned for each node, and of which value.
  private var answers: [Value.ID: (value: Value, matches: Bool)] = [:]

  /// The number of answers when those about removed nodes were forgotten last.
  private var keptCount = 0

  init(_ predicate: @escaping (Value) -> Bool) {
    self.predicate = predicate
  }

  /// Returns the marks of a root and all of its known descendants, in the order of a walk.
  ///
  /// - Complexity: O(*n*) in the number of nodes, with a call of the predicate for each that is new or was
  ///   updated.
  func marks(
    of root: TreeNode<Value>, _ loads: TreeLoads<Value>, includingDescendants: Bool
  ) -> [TreeMark] {
    var marks: [TreeMark] = []
    var ancestors: [Int] = []
    var walk = TreeWalk(root, loads)
    while let node = walk.next() {
      while ancestors.count > walk.level { marks[ancestors.removeLast()].end = marks.count }
      let matches = matches(node.value)
      let isIncluded = matches || ancestors.last.map { marks[$0].includesChildren } ?? false
      if matches {
        for ancestor in ancestors.reversed() {
          // The ancestors of one that was opened before are open, too.
          if marks[ancestor].isOpen { break }
          (marks[ancestor].isOpen, marks[ancestor].isIncluded) = (true, true)
        }
      }
      ancestors.append(marks.count)
      marks.append(
        TreeMark(isIncluded: isIncluded, includesChildren: isIncluded && includingDescendants))
    }
    for ancestor in ancestors { marks[ancestor].end = marks.count }
    return marks
  }

  /// Returns whether a node is expanded because a descendant matches.
  func opens(_ node: TreeNode<Value>, _ loads: TreeLoads<Value>) -> Bool {
    marks(of: node, loads, includingDescendants: false)[0].isOpen
  }

  private func matches(_ value: Value) -> Bool {
    // Several nodes may have the id, with other values.
    if let answer = answers[value.id], answer.value == value { return answer.matches }
    let matches = predicate(value)
    answers[value.id] = (value, matches)
    return matches
  }

  /// Calls the predicate again for all nodes.
  func forgetAnswers() { answers = [:] }

  /// Forgets the answers about nodes that are not in some trees, once there may be as many as about others.
  func forgetGoneNodes(of roots: some Sequence<TreeNode<Value>>, _ loads: TreeLoads<Value>) {
    if keptCount == 0 { keptCount = answers.count }
    if answers.count <= 2 * keptCount { return }
    var kept: [Value.ID: (value: Value, matches: Bool)] = [:]
    for root in roots { root.forEachNode(loads) { kept[$0.id] = answers[$0.id] } }
    (answers, keptCount) = (kept, kept.count)
  }
}

/// What a search makes of a node.
struct TreeMark {
  /// Whether the node matches, has a descendant that does, or is included with all others below a match.
  var isIncluded: Bool

  /// Whether all children are included, and not only those that match or lead to a match.
  var includesChildren: Bool

  /// Whether the node is expanded because a descendant matches.
  var isOpen = false

  /// The position in the walk behind the last descendant.
  var end = 0

  /// The mark of each node when there is no search.
  static var unsearched: TreeMark { TreeMark(isIncluded: true, includesChildren: true) }
}
