import Foundation
public import Quantities
import WeatherModels

extension QuantitySeries {
  /// `quantity`, `unit`, `covered`, `service` and `fetched`.
  public var members: [JSONValue.Member] {
    [
      .init(name: "quantity", value: .string(quantity.name)),
      .init(name: "unit", value: .string(quantity.dimension.symbol)),
      .init(name: "covered", value: .bool(isCovered)),
      .init(name: "service", value: .string(service.rawValue)),
      .init(name: "fetched", value: .string(fetched.ISO8601Format())),
    ]
  }
}
