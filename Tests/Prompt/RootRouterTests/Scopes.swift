import ScreenTestSupport

/// A gazetteer that finds Oslo, and writes down within which scopes it was asked.
final class Scopes: Sendable {
  private let scopes = Mutex<[SearchScope]>([])

  var asked: [SearchScope] { scopes.withLock { $0 } }

  var gazetteer: GazetteerClient {
    var client = GazetteerClient.finding([Fixture.oslo])
    client.search = { [find = client.search] text, scope, limit throws(GazetteerError) in
      self.scopes.withLock { $0.append(scope) }
      return try find(text, scope, limit)
    }
    client.complete = client.search
    return client
  }
}
