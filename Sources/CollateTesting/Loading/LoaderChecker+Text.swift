import Collate

extension LoaderEvent {
  /// The event as violations write it, such as `page #2 a b`.
  var traceText: String {
    switch self {
    case .page(let token, let page): words("page \(token)", page.ids)
    case .seed(let page): words("seed", page.ids)
    case .visible(let first, let last): "visible \(first.named) \(last.named)"
    case .jump(let key): "jump \(key)"
    case .located(let token, let key): "located \(token) \(key)"
    case .loadMore(let direction): "loadMore \(direction)"
    case .fill(let gap, let direction): "fill g\(gap.number) \(direction)"
    case .ended(let token): "ended \(token)"
    case .failed(let token): "failed \(token)"
    case .fired(let timer): "fired \(timer)"
    case .withdraw(let token): "withdraw \(token)"
    case .changed(let changes, _, _): words("changed", changes.map { "\($0)" })
    case .edited(let edit, let changes): words("edited \(edit.number)", changes.map { "\($0)" })
    case .confirmed(let edit, let changes, _):
      words("confirmed \(edit.number)", changes.map { "\($0)" })
    case .rolledBack(let edit): "rolled back \(edit.number)"
    case .leftOut(let ids): words("left out", ids)
    case .reload(let keepsContent): keepsContent ? "reload" : "reload, clearing"
    case .query(let keepsContent, _): keepsContent ? "query" : "query, clearing"
    case .appear, .disappear, .pull, .retry, .cancel, .configured: "\(self)"
    case .connected, .reset: "\(self)"
    case .disconnected: "disconnected"
    }
  }
}

extension LoaderEffect {
  /// The effect as violations write it, such as `end #2=finished`.
  var traceText: String {
    switch self {
    case .start(let request): "start \(request.token) \(request.intent.traceText)"
    case .cancel(let token): "cancel \(token)"
    case .end(let token, let outcome): "end \(token)=\(outcome)"
    case .adopt(let token, _): "adopt \(token)"
    case .take(let ids): words("take", ids)
    case .show(let content): content.ids.isEmpty ? "show nothing" : words("show", content.ids)
    case .wait(let timer, let time): "wait \(timer) \(time)"
    case .stop(let timer): "stop \(timer)"
    case .repeatedID(let token, let id): "warn \(token) id \(id)"
    case .repeatedKey(let token, let key): "warn \(token) key \(key)"
    case .state: "state"
    case .subscribe, .unsubscribe: "\(self)"
    }
  }
}

extension LoadIntent {
  /// The reason of a load as violations write it, such as `page forward`.
  fileprivate var traceText: String {
    switch self {
    case .page(let direction): "page \(direction)"
    case .gap(let gap, let direction): "gap g\(gap.number) \(direction)"
    case .reload(let keepsContent): keepsContent ? "reload" : "reload, clearing"
    case .initial, .appear, .update, .resync, .pull, .jump: "\(self)"
    }
  }
}

/// Returns a word and the texts of values, of which only the first ones are written if there are many.
private func words(_ word: String, _ values: [some Any]) -> String {
  let texts = values.prefix(12).map { "\($0)" }
  return ([word] + texts + (values.count > 12 ? ["… (\(values.count))"] : []))
    .joined(separator: " ")
}
