import CEditline

extension Unicode.Scalar {
  /// The columns that libedit gives this character.
  var columns: Int { max(Int(ce_columns(wchar_t(bitPattern: value))), 0) }

  /// C0, DEL and C1, which must neither reach the line being edited nor the terminal.
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}

extension String {
  var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }

  func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(columns - self.columns, 0))
  }

  func cut(toColumns limit: Int) -> String {
    guard columns > limit else { return self }
    var result = UnicodeScalarView()
    var width = 1
    for scalar in unicodeScalars {
      width += scalar.columns
      if width > limit { break }
      result.append(scalar)
    }
    return limit > 0 ? String(result) + "…" : ""
  }
}
