public import Analysis
public import Reports

extension EnglishPhrases {
  public func radarServiceName(_ service: RadarService) -> String {
    switch service {
    case .brightSky: "DWD by Bright Sky"
    case .libreWXR: "LibreWXR"
    case .sample: serviceName(.sample)
    }
  }

  public func issued(_ kind: String, at time: String, age: String) -> String {
    "\(kind) \(time), \(age) old"
  }

  public func startsSoon(
    _ kind: PrecipitationKind, isHeavy: Bool, in wait: String, for length: String, isOpen: Bool,
    heaviest: String?, again: String?
  ) -> String {
    "\(subject(kind, isHeavy && heaviest == nil)) in \(wait), for \(isOpen ? "at least" : "about") \(length)"
      + peak(heaviest, isHeavy) + (again.map { ", again from \($0)" } ?? "")
      + "."
  }

  public func stopsSoon(
    _ kind: PrecipitationKind, isHeavy: Bool, in wait: String, again: String?
  ) -> String {
    "\(subject(kind, isHeavy)) stops in \(wait)"
      + (again.map { ", again from \($0)" } ?? "") + "."
  }

  public func goesOn(
    _ kind: PrecipitationKind, isHeavy: Bool, for length: String?, heaviest: String?
  ) -> String {
    "\(subject(kind, isHeavy && heaviest == nil)) for at least \(length ?? "two hours")"
      + peak(heaviest, isHeavy) + "."
  }

  public func drySoon(for length: String?) -> String {
    length.map { "Dry for at least \($0)." } ?? "Dry for the next two hours."
  }

  private func peak(_ heaviest: String?, _ isHeavy: Bool) -> String {
    heaviest.map { ", \(isHeavy ? "heavy" : "heaviest") at \($0)" } ?? ""
  }
}
