import CEditline

/// The variables that the program was started with.
public enum ProgramEnvironment {
  /// The first of each name. Foundation takes a twenty-fifth of a start for the same.
  public static var values: [String: String] {
    var values: [String: String] = [:]
    var entry = ce_environment()
    while let current = entry, let text = current.pointee {
      let line = String(cString: text)
      if let equals = line.utf8.firstIndex(of: UInt8(ascii: "=")), equals > line.startIndex {
        let name = String(line[..<equals])
        if values[name] == nil { values[name] = String(line[line.utf8.index(after: equals)...]) }
      }
      entry = current + 1
    }
    return values
  }
}
