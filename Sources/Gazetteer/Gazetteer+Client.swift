import Synchronization
public import WeatherClients
import WeatherModels

extension Gazetteer {
  /// What screens may ask. `report` hears the first reason why the gazetteer cannot answer.
  public func client(report: @escaping @Sendable (GazetteerError) -> Void) -> GazetteerClient {
    let told = Told()
    @Sendable func telling<Value>(
      _ body: () throws(GazetteerError) -> Value
    ) throws(GazetteerError) -> Value {
      do {
        return try body()
      } catch {
        if told.isFirst() { report(error) }
        throw error
      }
    }
    return GazetteerClient(
      search: { text, scope, limit throws(GazetteerError) in
        try telling { () throws(GazetteerError) in
          try search(text, scope: scope, limit: limit)
        }
      },
      complete: { text, scope, limit throws(GazetteerError) in
        try telling { () throws(GazetteerError) in
          try complete(text, scope: scope, limit: limit)
        }
      },
      nearest: { point, language throws(GazetteerError) in
        try telling { () throws(GazetteerError) in
          try nearest(to: point, language: language)
        }
      },
      cities: { country, limit, language throws(GazetteerError) in
        try telling { () throws(GazetteerError) in
          try cities(of: country, limit: limit, language: language)
        }
      },
      largest: { area, limit, language throws(GazetteerError) in
        try telling { () throws(GazetteerError) in
          try largest(in: area, limit: limit, language: language)
        }
      })
  }
}

/// Whether something was said already.
private final class Told: Sendable {
  private let hasTold = Mutex(false)

  func isFirst() -> Bool {
    hasTold.withLock { hasTold in
      defer { hasTold = true }
      return !hasTold
    }
  }
}
