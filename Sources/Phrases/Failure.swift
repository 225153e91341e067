public import WeatherClients
public import WeatherModels

/// Why a command was not done. What people read of it is `Phrases.sentence(for:)`.
public enum Failure: Error, Hashable, Sendable {
  case service(ServiceError)
  case storage(StorageError)
  case gazetteer(GazetteerError)
  case atlas(AtlasError)
  /// The words behind the command are not those it takes.
  case usage(CommandUsage)
  /// A word behind the command is none that the argument can be.
  case badArgument(CommandName, ArgumentShape, String)
  /// The words are no command, but look like a slip for a line, or like that of another program.
  case unknownCommand([String], meant: String)
  /// A word where a place is expected, and the line that it resembles.
  case unknownPlace(String, meant: String)
  /// A word of weather for which there is nothing; it is taken for no place.
  case noSuchWeather(String)
  case unknownHelp(String)
  case ambiguous(String, [CommandName])
  /// The command exists, but has no meaning on this screen; the line that does it where it has, if there is one.
  case notHere(CommandName, there: String?)
  case unknownOption(String)
  /// A flag of the program without the value it needs.
  case noValue(ProgramFlag)
  case exclusive(ProgramFlag, ProgramFlag)
  case placeNotFound(String)
  case postalCodeNotFound(String)
  /// The gazetteer knows nothing of it, and the service that might could not be asked.
  case placeNotFoundOffline(String, ServiceError)
  /// The same of a postal code.
  case postalCodeNotFoundOffline(String, ServiceError)
  /// Nothing was found, but only the chosen country (ISO 3166-1 alpha-2) was searched.
  indirect case limited(to: String, Failure)
  case unknownCountry(String)
  /// What follows `in`, and is neither a country nor a region.
  case unknownArea(String)
  case noRow(Int, count: Int)
  case noPage(Int, count: Int)
  case noList
  /// A list that was shown before something else took its place, with the line that shows it.
  case listGone(line: String)
  case nothingSearched
  case noPlace(CommandName)
  /// Rows of a search's answer, which nobody keeps.
  case notDeletable
  case nothingToUndo
  case nothingToClear
  case goneAlready
  case badCoordinate(String)
  case needsYes(CommandName)
  /// `meant` is the line for which it was probably typed.
  case unknownSetting(String, meant: String? = nil)
  case badValue(setting: String, value: String, allowed: [String])
  case badDate(String)
  /// The report has nothing of the day, only of those days.
  case dayNotCovered(CalendarDay, by: ClosedRange<CalendarDay>)
  /// The power of the sun needs the panel that `set panel` describes.
  case noPanel
  /// No columns and rows of a window.
  case badSize(String)
  /// The command needs single keys, and there are none.
  case needsKeys(CommandName)
  /// No source knows where this machine is; each said why.
  case position([PositionRefusal])
  case placeFile(PlaceFileError)
  /// The file holds no place that can be read.
  case nothingToImport(path: String)
  case nothingToExport
  /// A question to stay of weather that was never measured anywhere.
  case neverTrue(String)
  /// A question that stays about a day that is over.
  case pastQuestion(String)
  /// Words or a file that are no way, or a speed at which none is travelled.
  case noWay(WayFault)
  /// Fields of a view that were never requested, and what that costs, where nobody can allow it.
  case fieldsNotAsked(points: Int, calls: Int)
  /// An hour that the fields of the map don't reach, and the first and the last that they have.
  case hourNotCovered(first: String, last: String)
  case badHour(String)
  /// Nobody passes on warnings for the country of this name.
  case noWarningService(String?)
}

extension Failure {
  /// The `code` of the error in JSON; never changes with the language.
  public var code: String {
    switch self {
    case .service(let error), .placeNotFoundOffline(_, let error),
      .postalCodeNotFoundOffline(_, let error):
      error.code
    case .storage, .gazetteer, .atlas: "storage"
    case .usage, .badArgument, .badSize, .unknownOption, .noValue, .exclusive, .badCoordinate,
      .needsYes, .badValue,
      .unknownCountry, .unknownArea:
      "usage"
    case .neverTrue, .noPanel, .pastQuestion, .noWay, .fieldsNotAsked, .badHour: "usage"
    case .hourNotCovered: "notFound"
    case .noWarningService: "notFound"
    case .unknownCommand, .unknownPlace, .noSuchWeather, .unknownHelp, .ambiguous, .notHere,
      .unknownSetting:
      "usage"
    case .noList, .listGone, .noPlace, .notDeletable, .badDate, .needsKeys: "usage"
    case .placeNotFound, .postalCodeNotFound, .dayNotCovered: "notFound"
    case .limited(_, let failure): failure.code
    case .noRow, .noPage, .nothingSearched: "notFound"
    case .nothingToUndo, .nothingToClear, .goneAlready: "notFound"
    case .position, .nothingToImport, .nothingToExport: "notFound"
    case .placeFile(let error): error.code
    }
  }
}

extension PlaceFileError {
  fileprivate var code: String {
    switch self {
    case .unknownEnding: "usage"
    case .missing: "notFound"
    case .exists, .storage: "storage"
    case .tooLarge, .tooMany, .malformed: "badFile"
    }
  }
}

extension Failure {
  /// The same, and that only this country was searched; `nil` is everywhere.
  public func limited(to country: String?) -> Failure {
    country.map { .limited(to: $0, self) } ?? self
  }

  /// Whether the network is the cause, so that the same command may succeed when it is back.
  public var isConnectivityError: Bool {
    switch self {
    case .service(let error), .placeNotFoundOffline(_, let error),
      .postalCodeNotFoundOffline(_, let error):
      error.isConnectivityError
    case .limited(_, let failure): failure.isConnectivityError
    default: false
    }
  }
}

extension ServiceError {
  fileprivate var code: String {
    switch self {
    case .noNetwork, .unknownHost, .refused, .connectionLost: "offline"
    case .proxyRefused, .proxyNeedsPassword: "offline"
    case .untrusted, .noTLS: "untrusted"
    case .timedOut: "timeout"
    case .status(401, _, _), .status(403, _, _), .noKey, .badKey: "unauthorized"
    case .status, .tooLarge, .badAnswer, .badWarnings, .badObservations, .badMinutes,
      .badRadar, .noReport,
      .redirectLoop,
      .redirectedWithKey:
      "badAnswer"
    case .limited: "limited"
    case .notCovered, .notOnOwnServer: "notFound"
    case .badAddress, .badCertificates, .badProxy: "usage"
    case .missingLibrary: "storage"
    case .cancelled: "cancelled"
    }
  }
}
