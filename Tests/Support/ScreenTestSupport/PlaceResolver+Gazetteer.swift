public import Clients
public import CommandKit
import Phrases
import Reports

extension PlaceResolver {
  /// Knows nothing but a gazetteer, and a list of as many places in the middle of nowhere.
  public static func asking(_ gazetteer: GazetteerClient, rows: Int = 0) -> PlaceResolver {
    let match = { @MainActor @Sendable (name: String) throws(Failure) -> PlaceMatch in
      let found = try Failure.wrapping(gazetteer: gazetteer.search(name, SearchScope(), 1))
      guard let match = found.first else { throw .placeNotFound(name) }
      return match
    }
    return PlaceResolver(
      subject: { nil }, lastSearch: { () throws(Failure) in nil },
      row: { row throws(Failure) in
        guard row <= rows else { throw .noList }
        return Place(name: "", coordinate: .origin, kind: .point)
      }, own: { _ in nil }, kept: { [] }, favorites: { () throws(Failure) in [] },
      here: { () throws(Failure) in throw .position([]) },
      point: { Place(name: "", coordinate: $0, kind: .point) },
      search: { name, _ throws(Failure) in try match(name) }, exact: match,
      begins: { (try? gazetteer.begins($0)) == true },
      refuse: { _ throws(Failure) in },
      find: { names, _ throws(Failure) in
        throw .placeNotFound(names[0].words.joined(separator: " "))
      })
  }
}
