import Reports
import Warnings
import XML

/// An answer whose shape or codes are not known, with the reason for a report of the fault.
struct AlertFailure: Error, Hashable {
  var detail: CleanText
}

/// A message of CAP 1.2 (OASIS, `urn:oasis:names:tc:emergency:cap:1.2`) in XML, as every service can write it.
enum CAPMessage {
  static func alert(_ body: [UInt8]) throws(AlertFailure) -> Alert {
    let root = try XMLNode.document(body)
    guard root.name == "alert" else { throw AlertFailure(detail: "no alert") }
    var alert = Alert(identifier: AlertText.line(root.text("identifier"), limit: 300))
    alert.setStatus(root.text("status"), type: root.text("msgType"))
    alert.setReferences(root.text("references"))
    let sender = AlertText.line(root.text("sender"), limit: 100)
    for info in root.children where info.name == "info" {
      var texts: [String: String] = [:]
      for child in info.children where child.children.isEmpty { texts[child.name] = child.text }
      let parameters = info.children.filter { $0.name == "parameter" }.map(\.pair)
      let areas = info.children.filter { $0.name == "area" }.map(area)
      if var version = Alert.Version(texts, parameters: parameters, areas: areas) {
        version.warning.sender = version.warning.sender ?? sender
        alert.versions.append(version)
      }
    }
    guard !alert.versions.isEmpty || alert.isVoid || alert.isTest else {
      throw AlertFailure(detail: "an alert without an event")
    }
    guard alert.partCount <= Alert.mostPartsOfOne else {
      throw AlertFailure(detail: "too many parts")
    }
    return alert
  }

  private static func area(_ node: XMLNode) -> Alert.Area {
    var area = Alert.Area()
    area.name = AlertText.line(node.text("areaDesc"), limit: 200) ?? ""
    for child in node.children {
      switch child.name {
      case "polygon": area.add(AlertOutline(child.text))
      case "circle": area.add(AlertOutline(circle: child.text))
      case "geocode":
        let (name, value) = child.pair
        area.add(code: value, scheme: name)
      default: break
      }
    }
    return area
  }
}

extension Alert {
  private static let tests: Set = ["draft", "exercise", "system", "test"]
  private static let answers: Set = ["ack", "error"]

  /// Decodes CAP's `status` and `msgType`. A word that CAP does not have withholds no warning, and an answer to a
  /// message takes none back.
  mutating func setStatus(_ status: String?, type: String?) {
    let type = type?.lowercased() ?? ""
    isTest = Self.tests.contains(status?.lowercased() ?? "") || Self.answers.contains(type)
    isVoid = type.hasPrefix("cancel")
  }

  /// `sender,identifier,sent`, with spaces between several.
  mutating func setReferences(_ text: String?) {
    let references = text?.prefix(20_000).split(whereSeparator: \.isWhitespace) ?? []
    replaced = references.compactMap { reference in
      let parts = reference.split(separator: ",", omittingEmptySubsequences: false)
      return parts.count == 3 ? String(parts[1]) : nil
    }
  }
}

extension Alert.Area {
  var partCount: Int { 1 + codes.count + outlines.reduce(0) { $0 + $1.partCount } }

  /// Codes of other schemes don't define an area.
  mutating func add(code: String, scheme: String) {
    guard let scheme = RegionCode.Scheme(rawValue: scheme), codes.count < 10_000 else { return }
    codes.append(RegionCode(scheme, String(code.prefix(20)).filter { !$0.isWhitespace }))
  }
}

extension Alert.Version {
  /// A warning from the members of an `info`, with its parameters: MeteoAlarm's `awareness_level` (`2; yellow;
  /// Moderate`) and `awareness_type` (`1; Wind`), or a `ColorCode`. `nil` for a text that doesn't name a hazard.
  init?(
    _ texts: [String: String], parameters: [(name: String, value: String)], areas: [Alert.Area]
  ) {
    guard var warning = WeatherWarning(cap: texts) else { return nil }
    let named = Dictionary(parameters.map { ($0.name.lowercased(), $0.value) }) { first, _ in first
    }
    let level = MeteoAlarm.number(named["awareness_level"])
    warning.color =
      level.flatMap { (2...4).contains($0) ? .allCases[$0 - 2] : nil }
      ?? named["colourcode"].flatMap { WeatherWarning.Color(rawValue: $0.lowercased()) }
    if let level, !(1...4).contains(level) {
      let words = named["awareness_level"]?.split(separator: ";").dropFirst().first.map(String.init)
      warning.level = AlertText.line(words, limit: 40)
    }
    warning.kind = MeteoAlarm.number(named["awareness_type"]).flatMap { MeteoAlarm.kinds[$0] }
    warning.area = AlertText.line(areas.map(\.name).joined(separator: ", "), limit: 500)
    let isAllClear = texts["responseType"]?.lowercased() == "allclear"
    self.init(warning: warning, isGreen: level == 1 || isAllClear, areas: areas)
  }
}

/// A document of XML as a tree, for messages that are small.
struct XMLNode {
  var name: String
  var text = ""
  var children: [XMLNode] = []

  private static let most = 50_000

  static func document(_ body: [UInt8]) throws(AlertFailure) -> XMLNode {
    var reader = XMLReader(body, keepsUnknown: true)
    var open: [XMLNode] = []
    var count = 0
    do throws(XMLReader.Failure) {
      while let event = try reader.next() {
        switch event {
        case .start(let name, _):
          open.append(XMLNode(name: name))
          count += 1
        case .text(let text): open[open.count - 1].text += text
        case .end:
          let node = open.removeLast()
          if open.isEmpty { return node }
          open[open.count - 1].children.append(node)
        }
        guard count <= most else { break }
      }
    } catch {
      throw AlertFailure(detail: "not XML at line \(error.line)")
    }
    throw AlertFailure(detail: "too long")
  }

  /// The text of the first child of this name; `nil` if that is empty.
  func text(_ name: String) -> String? {
    children.first { $0.name == name }.flatMap { $0.text.isEmpty ? nil : $0.text }
  }

  /// `valueName` and `value`.
  var pair: (name: String, value: String) {
    (AlertText.line(text("valueName"), limit: 100) ?? "", text("value") ?? "")
  }
}
