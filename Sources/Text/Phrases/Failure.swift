public import Clients
public import Reports

/// Why a command failed. `Phrases.sentence(for:)` has the sentence that people read.
public enum Failure: Error, Hashable, Sendable {
  case service(ServiceError)
  case storage(StorageError)
  case gazetteer(GazetteerError)
  case atlas(AtlasError)
  /// The arguments don't match the command's usage; a word that is none of its first argument is named.
  case usage(CommandUsage, not: String? = nil)
  /// Another line was probably meant.
  case offer(Offer)
  /// Words of a line that mean nothing.
  case unread([String])
  /// A weather word that Vane has nothing for, and that isn't looked up as a place, with the name that it may begin.
  case noSuchWeather(String, name: String)
  /// A part of the world that has no weather of its own: `Africa`.
  case tooLarge(String)
  /// A failure that one feature alone has.
  case own(OwnFailure)
  case unknownHelp(String)
  case ambiguous(String, [CommandName])
  /// The command exists, but has no meaning on this screen; the line that does it where it has, if there is one.
  case notHere(CommandName, there: String?)
  case unknownOption(String)
  /// A word without a letter, as a shell makes it of a variable that isn't set.
  case emptyWord
  /// A flag of the program without the value it needs.
  case noValue(ProgramFlag)
  case exclusive(ProgramFlag, ProgramFlag)
  /// A document has no such field below its parent, which is empty at the top, but those known, the nearest first.
  case noField(String, parent: String, known: [String])
  /// Only a whole report has the field.
  case cutField(String)
  case placeNotFound(String)
  /// No place is called so, but these nearly are.
  case onlyNearNames(String, [String])
  case postalCodeNotFound(String)
  /// Not in the gazetteer, and the online search failed.
  case placeNotFoundOffline(String, ServiceError)
  /// The postal code is not in the gazetteer, and the online search failed.
  case postalCodeNotFoundOffline(String, ServiceError)
  /// Nothing was found, but only the chosen country (ISO 3166-1 alpha-2) was searched.
  indirect case limited(to: String, Failure)
  case unknownCountry(String)
  /// The text after `in` is neither a country nor a region.
  case unknownArea(String)
  /// `list` is the line that shows the list, where another one is on the screen.
  case noRow(Int, count: Int, list: String? = nil)
  /// A favorite that is listed below the map only where it shows it.
  case rowOffMap(Int)
  case noPage(Int, count: Int)
  case noList
  /// A list that was shown before something else took its place, with the line that shows it.
  case listGone(line: String)
  case nothingSearched
  /// The home is meant, and none was set.
  case noHome
  /// With the line for the first row of the last list.
  case noPlace(line: String)
  /// Rows of search results, which aren't saved and can't be deleted or renamed.
  case notKept(CommandName)
  case nothingToUndo
  case nothingToClear
  case goneAlready
  case badCoordinate(String)
  case needsYes(CommandName)
  /// `meant` is the line for which it was probably typed.
  case unknownSetting(String, meant: String? = nil)
  case badValue(setting: String, value: String, allowed: [String])
  case badDate(String)
  /// The report covers only the given days.
  case dayNotCovered(CalendarDay, by: ClosedRange<CalendarDay>)
  case hoursOver(String)
  /// The forecast has none of the hours that were asked for.
  case hoursNotCovered(String)
  /// The power of the sun needs the panel that `set panel` describes.
  case noPanel
  /// An invalid window size.
  case badSize(String)
  /// The command needs an interactive terminal.
  case needsKeys(CommandName)
  /// No source could determine the location; each gave a reason.
  case position([PositionRefusal])
  case placeFile(PlaceFileError)
  /// The file contains no readable place.
  case nothingToImport(path: String)
  case nothingToExport
  /// An alert for weather that was never measured anywhere.
  case neverTrue(String)
  /// An alert for a day that is over.
  case pastQuestion(String)
  /// A question about weather that lasts longer than is looked ahead, in hours, or not at all.
  case longQuestion(String, most: Int)
  /// Fields that need permission to be requested, and input isn't interactive.
  case fieldsNotAsked(points: Int, calls: Int)
  /// An hour outside the map's fields, with the first and the last that they cover.
  case hourNotCovered(first: String, last: String)
  case badHour(String)
  /// No service provides warnings for the country of this name.
  case noWarningService(String?)
  /// Nothing here can show the manual, which lies at this path.
  case noMan(CleanText)
  /// A page stopped waiting for warnings that are still requested.
  case warningsAreLate
}

/// A line that can't be carried out, in the words of the one feature that says so.
public struct OwnFailure: Hashable, Sendable {
  let sentence: @Sendable (any Phrases) -> String
  /// Whether the words may mean something when they are read in another way.
  let isOfReading: Bool

  public init(
    isOfReading: Bool = false, _ sentence: @escaping @Sendable (any Phrases) -> String
  ) {
    self.sentence = sentence
    self.isOfReading = isOfReading
  }

  private var english: String { sentence(English()) }

  public static func == (a: Self, b: Self) -> Bool { a.english == b.english }

  public func hash(into hasher: inout Hasher) { hasher.combine(english) }
}

extension Failure {
  /// The `code` of the error in JSON; never changes with the language.
  public var code: String {
    switch self {
    case .service(let error), .placeNotFoundOffline(_, let error),
      .postalCodeNotFoundOffline(_, let error):
      error.code
    case .storage, .gazetteer, .atlas: "storage"
    case .usage, .badSize, .emptyWord, .unknownOption, .noValue, .exclusive, .noField, .cutField,
      .badCoordinate, .needsYes, .badValue, .unknownCountry, .unknownArea, .neverTrue, .noPanel,
      .pastQuestion, .longQuestion, .own, .fieldsNotAsked, .badHour, .offer, .unread,
      .noSuchWeather, .tooLarge, .unknownHelp, .ambiguous, .notHere, .unknownSetting, .noList,
      .listGone, .noPlace, .notKept, .badDate, .needsKeys:
      "usage"
    case .placeNotFound, .onlyNearNames, .postalCodeNotFound, .dayNotCovered, .hoursOver,
      .hoursNotCovered, .hourNotCovered, .noWarningService, .noMan, .noRow, .rowOffMap, .noPage,
      .nothingSearched, .noHome, .nothingToUndo, .nothingToClear, .goneAlready, .position,
      .nothingToImport, .nothingToExport:
      "notFound"
    case .warningsAreLate: "timeout"
    case .limited(_, let failure): failure.code
    case .placeFile(let error): error.code
    }
  }
}

extension PlaceFileError {
  fileprivate var code: String {
    switch self {
    case .unknownEnding: "usage"
    case .missing: "notFound"
    case .exists, .foreign, .storage: "storage"
    case .tooLarge, .tooMany, .malformed, .unknownEncoding, .noCalendar: "badFile"
    }
  }
}

extension Failure {
  /// Whether the line may mean something else, whatever there is to be shown.
  public var isOfReading: Bool {
    switch self {
    case .offer, .unread, .usage, .unknownOption, .placeNotFound, .onlyNearNames,
      .placeNotFoundOffline, .postalCodeNotFound, .postalCodeNotFoundOffline, .unknownArea,
      .dayNotCovered, .noSuchWeather, .unknownHelp, .unknownSetting, .tooLarge:
      true
    case .limited(_, let failure): failure.isOfReading
    case .own(let failure): failure.isOfReading
    default: false
    }
  }

  public var offered: [String] {
    switch self {
    case .offer(let offer): offer.lines
    case .unknownSetting(_, let meant): [meant].compactMap(\.self)
    default: []
    }
  }

  /// Whether another failure of the same line says more.
  public func yields(to other: Failure) -> Bool {
    switch (self, other) {
    case (.usage(_, not: _?), .noSuchWeather): true
    case (.usage(_, not: _?), .offer(let offer)), (.own, .offer(let offer)): offer.lost.isEmpty
    case (.usage(_, not: _?), _), (.own, _), (.dayNotCovered, _), (.unknownOption, _),
      (.limited, _):
      false
    default: true
    }
  }

  /// Adds that the row is one of the list that a line shows.
  public func ofList(_ line: String) -> Failure {
    guard case .noRow(let row, let count, nil) = self else { return self }
    return .noRow(row, count: count, list: line)
  }

  /// Adds that only this country was searched; `nil` is everywhere.
  public func limited(to country: String?) -> Failure {
    country.map { .limited(to: $0, self) } ?? self
  }

  /// Whether the network is the cause, so that the same command may succeed when it is back.
  public var isConnectivityError: Bool { serviceError?.isConnectivityError ?? false }

  /// Whether there is no network, as far as the failure shows.
  public var isOfMissingNetwork: Bool { serviceError?.isOfMissingNetwork ?? false }

  private var serviceError: ServiceError? {
    switch self {
    case .service(let error), .placeNotFoundOffline(_, let error),
      .postalCodeNotFoundOffline(_, let error):
      error
    case .limited(_, let failure): failure.serviceError
    default: nil
    }
  }

  /// The service whose warnings could not be read, where that is said.
  public var warningService: WarningService? {
    if case .service(let error) = self { error.warningService } else { nil }
  }
}

extension ServiceError {
  fileprivate var code: String {
    switch self {
    case .noNetwork, .unknownHost, .refused, .connectionLost, .proxyRefused, .proxyNeedsPassword:
      "offline"
    case .untrusted, .noTLS: "untrusted"
    case .timedOut: "timeout"
    case .status(401, _, _), .status(403, _, _), .noKey, .badKey: "unauthorized"
    case .station(let fault): fault.code
    case .status, .tooLarge, .badAnswer, .badWarnings, .badObservations, .badMinutes, .badRadar,
      .noReport, .redirectLoop, .redirectedWithKey, .noRoad(.page), .noRoad(.unreadable):
      "badAnswer"
    case .limited, .noRoad(.busy): "limited"
    case .noRoad, .notCovered, .notOnOwnServer: "notFound"
    case .badAddress, .badCertificates, .badProxy: "usage"
    case .missingLibrary: "storage"
    case .cancelled: "cancelled"
    case .warnings(_, let error): error.code
    }
  }
}

extension StationFault {
  fileprivate var code: String {
    switch self {
    case .badAnswer, .noValues: "badAnswer"
    case .noToken, .badToken: "unauthorized"
    case .notPrivate, .noPaths: "usage"
    case .unreadable: "storage"
    }
  }
}
