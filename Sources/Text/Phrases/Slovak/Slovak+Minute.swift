public import Analysis
public import Reports

extension Slovak {
  public func radarServiceName(_ service: RadarService) -> String {
    switch service {
    case .brightSky: "DWD cez Bright Sky"
    case .libreWXR: "LibreWXR"
    case .sample: serviceName(.sample)
    }
  }

  public func issued(_ kind: String, at time: String, age: String) -> String {
    "\(kind) \(time), pred \(age)"
  }

  public func startsSoon(
    _ kind: PrecipitationKind, isHeavy: Bool, in wait: String, for length: String, isOpen: Bool,
    heaviest: String?, again: String?
  ) -> String {
    "\(subject(kind, isHeavy && heaviest == nil)) o \(wait), \(isOpen ? "najmenej" : "asi") na \(length)"
      + peak(kind, heaviest, isHeavy) + (again.map { ", znova od \($0)" } ?? "")
      + "."
  }

  public func stopsSoon(
    _ kind: PrecipitationKind, isHeavy: Bool, in wait: String, again: String?
  ) -> String {
    "\(subject(kind, isHeavy)) ustane o \(wait)" + (again.map { ", znova od \($0)" } ?? "") + "."
  }

  public func goesOn(
    _ kind: PrecipitationKind, isHeavy: Bool, for length: String?, heaviest: String?
  ) -> String {
    "\(subject(kind, isHeavy && heaviest == nil)) potrvá najmenej \(length ?? "dve hodiny")"
      + peak(kind, heaviest, isHeavy) + "."
  }

  public func drySoon(for length: String?) -> String {
    length.map { "Bez zrážok najmenej \($0)." } ?? "Najbližšie dve hodiny bez zrážok."
  }

  private func peak(_ kind: PrecipitationKind, _ heaviest: String?, _ isHeavy: Bool) -> String {
    heaviest.map { ", \(isHeavy ? heavy(kind) : strongest(kind)) o \($0)" } ?? ""
  }
}
