// <GettingStarted.md 2>

// <GettingStarted.md 3>

// As SwiftUI declares it; there is no stand-in for that.
@MainActor
protocol UIViewControllerRepresentable {
  associatedtype UIViewControllerType: UIViewController
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}

// <GettingStarted.md 4>

extension FeedsController {
  func edit() {
    // <GettingStarted.md 5>
  }

  func reorder() {
    // <GettingStarted.md 6>
  }
}

@MainActor
final class SharedFeeds {
  let screen: CompositeDataSource<Feed>

  init(news: ArrayDataSource<Feed>, mail: ArrayDataSource<Feed>) {
    // <GettingStarted.md 7>
  }
}

// In Swift 5 mode, it takes this for the main actor to run what is outside of functions.
await MainActor.run {}
