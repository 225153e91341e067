import Foundation
import Reports

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
      let values = value.compactMap { PropertyValue($0) }
      guard values.count == value.count else { return nil }
      self = .array(values)
    case let value as [String: Any]:
      let values = value.compactMapValues { PropertyValue($0) }
      guard values.count == value.count else { return nil }
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

  /// The value as an XML property list, in the form that Foundation gives it, keys in order.
  var xml: Data { Data(xml(beginningWith: [])) }

  /// The text of a list in which the keys of `first` come before all others at the top.
  ///
  /// `PropertyListSerialization` takes 100 ms for a thousand places on Linux; this takes a few.
  func xml(beginningWith first: [String]) -> [UInt8] {
    var writer = PropertyListWriter()
    writer.append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """)
    writer.write(self, depth: 0, first: first)
    writer.append("</plist>\n")
    return writer.bytes
  }
}

/// Collects the text of a property list.
private struct PropertyListWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ value: PropertyValue, depth: Int, first: [String] = []) {
    switch value {
    case .string(let text): line(depth, "<string>", text, "</string>")
    case .integer(let number): line(depth, "<integer>", String(number), "</integer>")
    case .large(let number): line(depth, "<integer>", String(number), "</integer>")
    case .real(let number): line(depth, "<real>", number.description, "</real>")
    case .boolean(let isTrue): line(depth, isTrue ? "<true/>" : "<false/>")
    case .date(let date): line(depth, "<date>", date.propertyListText, "</date>")
    case .data(let data): line(depth, "<data>", data.base64EncodedString(), "</data>")
    case .array([]): line(depth, "<array/>")
    case .array(let values):
      line(depth, "<array>")
      for value in values { write(value, depth: depth + 1) }
      line(depth, "</array>")
    case .dictionary([:]): line(depth, "<dict/>")
    case .dictionary(let values):
      line(depth, "<dict>")
      let keys = first.filter { values[$0] != nil }
      let others = values.keys.filter { !first.contains($0) }.sorted {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
      for key in keys + others {
        guard let value = values[key] else { continue }
        line(depth + 1, "<key>", key, "</key>")
        write(value, depth: depth + 1)
      }
      line(depth, "</dict>")
    case .unread(let text):
      for _ in 0..<depth { bytes.append(UInt8(ascii: "\t")) }
      bytes += text
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  private mutating func line(_ depth: Int, _ start: String, _ text: String = "", _ end: String = "")
  {
    for _ in 0..<depth { bytes.append(UInt8(ascii: "\t")) }
    append(start)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      default: bytes.append(byte)
      }
    }
    append(end)
    bytes.append(UInt8(ascii: "\n"))
  }
}

/// The form in which an XML property list has dates: `2026-11-21T14:00:00Z`, always Gregorian.
///
/// Foundation's own formatting goes over to the Julian calendar before 1582, its reading of property lists
/// does not: a date from such times would move at each rewrite.
extension Date {
  /// A year of five digits would make a file unreadable, so the ends are the years 1 and 9999.
  var propertyListText: String {
    let exact = timeIntervalSince1970.isNaN ? -.infinity : timeIntervalSince1970
    let seconds = Int(min(max(exact, -62_135_596_800), 253_402_300_799).rounded(.down))
    let second = (seconds % 86_400 + 86_400) % 86_400
    let day = CalendarDay(daysSince1970: (seconds - second) / 86_400)
    let time = [second / 3600, second / 60 % 60, second % 60].map(\.twoDigits)
    return (day?.description ?? "") + "T" + time.joined(separator: ":") + "Z"
  }

  /// `nil` when the text is in another form, or there is no such day.
  init?(propertyListText text: ArraySlice<UInt8>) {
    let form: StaticString = "0000-00-00T00:00:00Z"
    guard text.count == form.utf8CodeUnitCount else { return nil }
    for (index, byte) in text.enumerated() {
      let expected = form.utf8Start[index]
      guard byte == expected || expected == 0x30 && (0x30...0x39).contains(byte) else { return nil }
    }
    func number(at start: Int) -> Int {
      Int(text[text.startIndex + start]) * 10 + Int(text[text.startIndex + start + 1]) - 11 * 0x30
    }
    let (hour, minute, second) = (number(at: 11), number(at: 14), number(at: 17))
    guard hour < 24, minute < 60, second < 60,
      let day = CalendarDay(
        year: number(at: 0) * 100 + number(at: 2), month: number(at: 5), day: number(at: 8))
    else { return nil }
    let seconds = day.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second
    self.init(timeIntervalSince1970: Double(seconds))
  }
}

extension Double {
  /// A number of up to fifteen digits is the quotient of two that are exact, and so rounded right (W. D. Clinger, "How
  /// to Read Floating Point Numbers Accurately"). `nil` for others.
  package init?(short text: ArraySlice<UInt8>) {
    guard (1...17).contains(text.count) else { return nil }
    let isNegative = text.first == UInt8(ascii: "-")
    var (digits, divisor, count) = (0.0, 0.0, 0)
    for byte in text.dropFirst(isNegative ? 1 : 0) {
      if byte == UInt8(ascii: "."), divisor == 0, count > 0 {
        divisor = 1
      } else {
        guard (0x30...0x39).contains(byte), count < 15 else { return nil }
        digits = digits * 10 + Double(byte - 0x30)
        divisor *= 10
        count += 1
      }
    }
    guard count > 0, divisor != 1 else { return nil }
    let number = digits / (divisor == 0 ? 1 : divisor)
    self = isNegative ? -number : number
  }
}
