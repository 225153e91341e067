import Foundation
import Reports
import Warnings

/// Reads the texts of warnings: cleaned, and cut at a sensible length.
enum AlertText {
  /// The text as one line; `nil` if it is empty.
  static func line(_ text: String?, limit: Int) -> String? {
    let words = text.map(plain)?.cleaned(limit: limit).split(separator: " ").joined(separator: " ")
    return words.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Paragraphs, with a line end between them; the line ends within one are the service's own wrapping. Three dots say
  /// that it was cut.
  static func paragraphs(_ text: String?) -> String? {
    guard let text else { return nil }
    // Swift takes a carriage return with a line feed for one character.
    let plain = plain(text)
    let shown = plain.prefix(longest)
    let isCut = shown.endIndex < plain.endIndex || text.utf8.count > mostRead
    let lines = shown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var paragraphs: [String] = []
    var current: [Substring] = []
    for line in lines + [""] {
      guard line.allSatisfy(\.isWhitespace) else {
        current.append(line)
        continue
      }
      if let paragraph = self.line(current.joined(separator: " "), limit: longest) {
        paragraphs.append(paragraph)
      }
      current = []
    }
    guard !paragraphs.isEmpty else { return nil }
    return paragraphs.joined(separator: "\n") + (isCut ? " …" : "")
  }

  /// The time of a text that has a zone, as most warnings write it.
  static func instant(_ text: String?) -> Date? {
    text.flatMap(EpochTime.seconds(zoned:)).map(Date.init(timeIntervalSince1970:))
  }

  /// The text without the elements and references of HTML that some services leave in it. What only looks like an
  /// element, such as `<5 cm`, stays.
  private static func plain(_ text: String) -> String {
    let text = text.utf8.count > mostRead ? String(text.prefix(mostRead)) : text
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return text
    }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      result += rest[..<start]
      rest = rest[start...]
      if let end = hidden(rest) {
        rest = rest[end...]
        continue
      }
      let isElement = rest.first == "<"
      let end = rest.prefix(isElement ? 500 : 10).firstIndex(of: isElement ? ">" : ";")
      let inner = end.map { rest[rest.index(after: start)..<$0] } ?? ""
      if let end, isElement, let first = inner.first, first == "/" || first.isLetter {
        let name = inner.drop { $0 == "/" }.prefix { $0.isLetter }.lowercased()
        if ["br", "div", "li", "p", "tr"].contains(name) { result += name == "p" ? "\n\n" : "\n" }
        rest = rest[rest.index(after: end)...]
      } else if let end, !isElement, let scalar = reference(inner) {
        result.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  /// The end of a comment, or of an element whose content isn't shown.
  private static func hidden(_ text: Substring) -> String.Index? {
    if text.hasPrefix("<!--") { return text.firstRange(of: "-->")?.upperBound ?? text.endIndex }
    let name = text.dropFirst().prefix { $0.isLetter }.lowercased()
    guard text.first == "<", name == "script" || name == "style" else { return nil }
    return text.firstRange(of: "</\(name)>")?.upperBound ?? text.endIndex
  }

  /// The named entities of XML, and those of HTML for the letters and signs that warnings use. A capital has the name
  /// of its letter with a capital.
  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "apos": "'", "deg": "°", "gt": ">", "lt": "<", "nbsp": " ", "ndash": "–",
    "quot": "\"", "mdash": "—", "hellip": "…", "laquo": "«", "raquo": "»", "lsquo": "‘",
    "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "middot": "·", "plusmn": "±",
    "sup2": "²", "euro": "€", "iexcl": "¡", "iquest": "¿", "ordf": "ª", "ordm": "º",
    "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã", "auml": "ä", "aring": "å",
    "aelig": "æ", "ccedil": "ç", "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë",
    "igrave": "ì", "iacute": "í", "icirc": "î", "iuml": "ï", "eth": "ð", "ntilde": "ñ",
    "ograve": "ò", "oacute": "ó", "ocirc": "ô", "otilde": "õ", "ouml": "ö", "oslash": "ø",
    "ugrave": "ù", "uacute": "ú", "ucirc": "û", "uuml": "ü", "yacute": "ý", "thorn": "þ",
    "szlig": "ß",
  ]

  private static func reference(_ name: Substring) -> Unicode.Scalar? {
    if let scalar = named[String(name)] { return scalar }
    if name.first?.isUppercase == true, let letter = named[name.lowercased()] {
      let capital = letter.properties.uppercaseMapping.unicodeScalars
      return capital.count == 1 ? capital.first : nil
    }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return number.flatMap(Unicode.Scalar.init)
  }

  private static let longest = 16_000
  private static let mostRead = 80_000
}

extension WeatherWarning {
  /// The values that the messages of both services have in common, by the names of CAP; `nil` if the text doesn't name
  /// a hazard.
  init?(cap texts: [String: String]) {
    let names = ["event", "headline", "description"].lazy
    guard let event = names.compactMap({ AlertText.line(texts[$0], limit: 100) }).first else {
      return nil
    }
    self.init(event: event)
    severity = Severity(rawValue: texts["severity"]?.lowercased() ?? "")
    from = AlertText.instant(texts["onset"]) ?? AlertText.instant(texts["effective"])
    // `expires` is the time at which the message is to be replaced, often before the hazard is over.
    until = AlertText.instant(texts["ends"]) ?? AlertText.instant(texts["expires"])
    headline = AlertText.line(texts["headline"], limit: 300)
    description = AlertText.paragraphs(texts["description"])
    instruction = AlertText.paragraphs(texts["instruction"])
    area = AlertText.line(texts["areaDesc"], limit: 500)
    language = AlertText.line(texts["language"], limit: 20)
    sender = AlertText.line(texts["senderName"], limit: 100)
  }
}
