import Foundation
import JSON
import Reports
import Warnings

/// The warnings and advisories of the Japan Meteorological Agency, in Japanese, with the names that it uses in English.
///
/// `GET /bosai/warning/data/r8/{office}.json` answers a list of bulletins, one for each kind of danger, with the codes
/// in force in each area of an office. The file of one bulletin at `/bosai/warning/data/warning/{office}.json`, which
/// was the agency's before 28 May 2026 and hasn't changed since, is only read where there is no other.
/// `/bosai/common/const/area.json` tells to which larger area each one belongs: municipality, class15, class10, office.
/// An area's ground is not published with them, so that only what is in force in all municipalities of the area that a
/// place is known to lie in is known to be for it.
enum JapanMeteorologicalAgency {
  static func alerts(_ question: AlertQuestion) async throws(ServiceError) -> AlertAnswer {
    let place = JapaneseOffices(question.place, prefectures: question.prefectures)
    let offices = place.offices
    guard !offices.isEmpty else {
      throw .badWarnings(
        .jma, detail: "no office for \((question.place.region ?? "this place").cleaned(limit: 100))"
      )
    }
    // The names of the areas change once in years.
    let areas = try await question.get(
      "/bosai/common/const/area.json", for: 86_400, read: Areas.init
    ).value
    var alerts: [Alert] = []
    var checked = Date.distantFuture
    for office in offices {
      let answer = try await bulletins(of: office, question)
      do throws(AlertFailure) {
        alerts += try warnings(
          answer.value, of: office, within: place.area, areas: areas, isOnly: offices.count == 1)
      } catch {
        throw .badWarnings(.jma, detail: error.detail)
      }
      checked = min(checked, answer.checked)
    }
    return AlertAnswer(alerts: alerts, checked: checked)
  }

  private static func bulletins(
    of office: String, _ question: AlertQuestion
  ) async throws(ServiceError) -> (value: [JapaneseBulletin], checked: Date) {
    func bulletins(
      _ folder: String
    ) async throws(ServiceError) -> (value: [JapaneseBulletin], checked: Date) {
      try await question.get(
        "/bosai/warning/data/\(folder)/\(office).json", read: JapaneseBulletin.all)
    }
    do throws(ServiceError) {
      return try await bulletins("r8")
    } catch .status(400..<429, _, _), .noReport {
      return try await bulletins("warning")
    }
  }

  /// The code of the area that contains each area.
  struct Areas: Sendable {
    /// The names by language, then by code.
    var names: [String: [String: String]] = [:]
    var parents: [String: String] = [:]
    var offices: Set<String> = []
    private var towns: [String] = []

    init(_ body: [UInt8]) throws(AlertFailure) {
      let tree = try JSONTree(alerts: body)
      for kind in ["offices", "class10s", "class15s", "class20s"] {
        guard case .object(let members) = tree[kind] else {
          throw AlertFailure(detail: "no \(kind.cleaned(limit: 50))")
        }
        if kind == "offices" { offices = Set(members.keys) }
        if kind == "class20s" { towns = Array(members.keys) }
        for (code, area) in members {
          for (language, name) in [("ja", "name"), ("en", "enName")] {
            names[language, default: [:]][code] = AlertText.line(area[name].text, limit: 100)
          }
          parents[code] = area["parent"].text
        }
      }
    }

    /// An area and those that contain it, the smallest first.
    func path(of code: String) -> [String] {
      var path = [code]
      while path.count < 5, let last = path.last, let parent = parents[last] { path.append(parent) }
      return path
    }

    /// Whether an area is known to lie in another part of an office's area (class10) than `part`. If that one is
    /// unknown, its code is another by now, and nothing is certain.
    func isOutside(_ part: String, _ code: String) -> Bool {
      guard parents[part] != nil else { return false }
      let other = path(of: code).first { parents[$0].map(offices.contains) ?? false }
      return other.map { $0 != part } ?? false
    }

    /// The municipalities of an area.
    func towns(of code: String) -> [String] { towns.filter { path(of: $0).contains(code) } }

    func office(of code: String) -> String? { path(of: code).first(where: offices.contains) }
  }

  /// The codes in force, one alert for each, with the areas that it is for. `within` is the class10 area of the place,
  /// where that is known.
  static func warnings(
    _ bulletins: [JapaneseBulletin], of office: String, within area: String? = nil, areas: Areas,
    isOnly: Bool = true
  ) throws(AlertFailure) -> [Alert] {
    // The bulletins that aren't known to be another office's.
    let lists = bulletins.map { bulletin in
      bulletin.lists.map { list in
        list.filter { areas.office(of: $0.code) ?? office == office }
      }.filter { !$0.isEmpty }
    }
    guard lists.contains(where: { !$0.isEmpty }) else { throw AlertFailure(detail: "no areas") }
    let near = lists.map { list in
      list.map { $0.filter { member in area.map { !areas.isOutside($0, member.code) } ?? true } }
        .filter { !$0.isEmpty }
    }
    // Municipalities are more precise than the areas around them.
    let members = near.map { $0.last ?? [] }
    let here = JapaneseBulletin.inForce(members)
    let everywhere = JapaneseBulletin.inForce(lists.map { $0.first ?? [] }).held
    let towns = areas.towns(of: area ?? office)
    let known = here.held.sorted { order($0.key) < order($1.key) }.compactMap { code, held in
      JapaneseWarning.all[code].map { warning in
        let codes = Set(held.areas.map(\.code))
        let isEverywhere =
          towns.isEmpty
          ? codes.count == Set(members.joined().map(\.code)).count
          : towns.allSatisfy { !codes.isDisjoint(with: areas.path(of: $0)) }
        return Alert(
          identifier: "\(office)-\(code)",
          versions: warning.versions(
            of: bulletins[held.bulletin], for: (everywhere[code] ?? held).areas, areas,
            in: Alert.Area(isHere: isOnly && isEverywhere ? true : nil)))
      }
    }
    return known + here.faults.sorted { $0.description < $1.description }.map { .unread($0) }
  }

  /// The gravest first.
  private static func order(_ code: String) -> (Int, String) {
    let severity = JapaneseWarning.all[code]?.severity ?? .minor
    return (-(WeatherWarning.Severity.allCases.firstIndex(of: severity) ?? 0), code)
  }
}

extension JapaneseWarning {
  /// Its texts in Japanese and English.
  fileprivate func versions(
    of bulletin: JapaneseBulletin, for holders: [JapaneseBulletin.Area],
    _ areas: JapanMeteorologicalAgency.Areas, in area: Alert.Area
  ) -> [Alert.Version] {
    [("ja", japanese), ("en", english)].compactMap { language, event in
      var texts = ["language": language, "event": event]
      texts["onset"] = bulletin.issued
      texts["description"] = bulletin.headline
      guard var warning = WeatherWarning(cap: texts) else { return nil }
      let places = holders.compactMap { holder in
        areas.names[language]?[holder.code] ?? holder.name ?? areas.names["ja"]?[holder.code]
      }
      warning.area = AlertText.line(places.joined(separator: ", "), limit: 500)
      warning.sender = WarningService.jma.authority
      warning.severity = severity
      return Alert.Version(warning: warning, areas: [area])
    }
  }
}
