import PlaygroundTerminal

/// The code of a scene, read from the sources that the program was built from.
///
/// Who runs the gallery from a clone has its sources, so the code that is shown is the code that runs.
enum CodeExcerpt {
  /// Returns the lines between `// begin: NAME` and `// end: NAME` of a file.
  ///
  /// - Parameters:
  ///   - name: The name; it may occur several times.
  ///   - path: The path of the file, the caller's by default.
  /// - Returns: The lines, or one that tells why there are none.
  static func lines(named name: String, inFile path: String = #filePath) -> [String] {
    do throws(Problem) {
      let text = String(decoding: try OpenFile(path).read(0..<1 << 16), as: UTF8.self)
      let lines = lines(named: name, in: text)
      return lines.isEmpty ? ["// \(path) has no excerpt \(name)"] : lines
    } catch {
      return ["// \(path): \(error.message)"]
    }
  }

  /// Returns the lines between the marks, without their indentation, and an empty line between two
  /// excerpts.
  static func lines(named name: String, in text: String) -> [String] {
    var result: [String] = []
    var indentation: Int?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.drop { $0 == " " }
      if code == "// begin: \(name)" {
        if !result.isEmpty { result.append("") }
        indentation = line.count - code.count
      } else if code == "// end: \(name)" {
        indentation = nil
      } else if let indentation {
        result.append(String(line.dropFirst(min(indentation, line.count - code.count))))
      }
    }
    return result
  }
}
