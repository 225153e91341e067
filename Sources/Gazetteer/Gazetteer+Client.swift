public import WeatherClients

extension Gazetteer {
  /// The gazetteer as screens see it. `report` hears the first reason why it cannot answer.
  public func client(report: @escaping @Sendable (GazetteerError) -> Void) -> GazetteerClient {
    file.tellFirstFailure(to: report)
    return GazetteerClient(
      search: { text, scope, limit throws(GazetteerError) in
        try search(text, scope: scope, limit: limit)
      },
      complete: { text, scope, limit throws(GazetteerError) in
        try complete(text, scope: scope, limit: limit)
      },
      nearest: { point, language throws(GazetteerError) in
        try nearest(to: point, language: language)
      },
      cities: { country, limit, language throws(GazetteerError) in
        try cities(of: country, limit: limit, language: language)
      },
      largest: { area, limit, language throws(GazetteerError) in
        try largest(in: area, limit: limit, language: language)
      },
      isArea: { name throws(GazetteerError) in
        try file.read { database in try Area.named(name, in: database) != nil }
      })
  }
}
