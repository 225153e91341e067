public import Reports

/// The service that the user wants the weather of, or whichever answers.
///
/// The raw value is the name in the setting and after `--service`.
public enum ServiceChoice: Hashable, Sendable, RawRepresentable, CaseIterable {
  case auto
  case only(Service)

  public static let allCases: [ServiceChoice] = [.auto] + Service.allCases.map(ServiceChoice.only)

  public init?(rawValue: String) {
    guard let choice = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = choice
  }

  public var rawValue: String {
    switch self {
    case .auto: "auto"
    case .only(let service): service.rawValue
    }
  }
}
