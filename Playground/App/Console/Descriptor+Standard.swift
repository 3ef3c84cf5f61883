import PlaygroundSystem
import PlaygroundTerminal

extension Descriptor {
  /// Has the standard descriptors that are closed fail when they are used, for otherwise the next
  /// file that is opened would take their place.
  static func occupyStandardDescriptors() {
    for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", mode)
    }
  }
}
