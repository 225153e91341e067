internal import Foundation

/// A value of a property list, with everything that a rewrite must not change.
enum PropertyValue: Hashable, Sendable {
  case string(String)
  case integer(Int64)
  /// An integer beyond `Int64`.
  case large(UInt64)
  case real(Double)
  case boolean(Bool)
  case date(Date)
  case data(Data)
  case array([PropertyValue])
  case dictionary([String: PropertyValue])
  /// A list or a dictionary as it is in a file, checked and not read yet.
  case unread(ArraySlice<UInt8>)
}

extension PropertyValue {
  /// Reads an XML or a binary property list; `nil` when it is neither. `unread` is the depth from which lists and
  /// dictionaries may stay unread.
  ///
  /// Foundation takes many a text for a property list in the old style of NeXTSTEP, `garbage` for a string
  /// and `// x` for an empty dictionary. Vane has never written these.
  init?(contentsOf bytes: [UInt8], leaving unread: Int = .max) {
    if let own = PropertyListReader.read(bytes, leaving: unread) {
      self = own
      return
    }
    self.init(foundationReading: Data(bytes))
  }

  init?(foundationReading data: Data) {
    var format = PropertyListSerialization.PropertyListFormat.openStep
    guard BinaryPropertyList.isReadable(data) || XMLPropertyList.isReadable(data),
      let list = try? PropertyListSerialization.propertyList(from: data, format: &format),
      format != .openStep
    else { return nil }
    self.init(list)
  }

  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    default: nil
    }
  }

  var date: Date? {
    if case .date(let date) = self { date } else { nil }
  }

  var array: [PropertyValue]? {
    if case .array(let values) = asRead { values } else { nil }
  }

  var dictionary: [String: PropertyValue]? {
    if case .dictionary(let values) = asRead { values } else { nil }
  }

  private var asRead: PropertyValue? {
    guard case .unread(let text) = self else { return self }
    var reader = PropertyListReader(Array(text))
    return try? reader.value()
  }
}

extension PropertyValue {
  private init?(_ value: Any) {
    // Every number that is 0 or 1 can be cast to `Bool`; only the type itself distinguishes them.
    if type(of: value) == Bool.self, let value = value as? Bool {
      self = .boolean(value)
      return
    }
    switch value {
    case let value as String: self = .string(value)
    case let value as NSNumber: self.init(number: value)
    case let value as Date: self = .date(value)
    case let value as Data: self = .data(value)
    case let value as [Any]:
      var values: [PropertyValue] = []
      values.reserveCapacity(value.count)
      for element in value {
        guard let element = PropertyValue(element) else { return nil }
        values.append(element)
      }
      self = .array(values)
    case let value as [String: Any]:
      var values: [String: PropertyValue] = [:]
      values.reserveCapacity(value.count)
      for (key, element) in value {
        guard let element = PropertyValue(element) else { return nil }
        values[key] = element
      }
      self = .dictionary(values)
    default: return nil
    }
  }

  private init(number: NSNumber) {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "d"), UInt8(ascii: "f"): self = .real(number.doubleValue)
    case UInt8(ascii: "Q"): self = .large(number.uint64Value)
    default: self = .integer(number.int64Value)
    }
  }
}
