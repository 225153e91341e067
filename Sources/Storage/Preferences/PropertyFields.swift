/// The values of a dictionary by their keys, of which only those asked for are read.
struct PropertyFields {
  /// The positions of a key and its value in the bytes.
  struct Field {
    var key: Range<Int>
    var value: Int
  }

  private var bytes: [UInt8] = []
  private var fields: [Field] = []
  private var read: [String: PropertyValue] = [:]

  /// `nil` if the value isn't a dictionary.
  init?(_ value: PropertyValue) {
    switch value {
    case .dictionary(let values): read = values
    case .unread(let text):
      bytes = Array(text)
      var reader = PropertyListReader(bytes)
      guard let fields = try? reader.fields() else { return nil }
      self.fields = fields
    default: return nil
    }
  }

  subscript(name: StaticString) -> PropertyValue? {
    if fields.isEmpty { return read["\(name)"] }
    guard let field = fields.first(where: { isKey(name, $0.key) }) else { return nil }
    var reader = PropertyListReader(bytes, at: field.value)
    return try? reader.value()
  }

  private func isKey(_ name: StaticString, _ range: Range<Int>) -> Bool {
    range.count == name.utf8CodeUnitCount
      && range.indices.allSatisfy { bytes[$0] == name.utf8Start[$0 - range.lowerBound] }
  }
}
