import Archiving
import Atlas
import Clients
import CommandKit
import Foundation
import Gazetteer
import HTTP
import Output
import Phrases
import Preferences
import Reports
import SafeFiles
import WeatherServices

/// The world as it is, files, network and clock, of one run of the program.
struct Live: Sendable {
  let invocation: Invocation
  let environment: [String: String]
  let notices: NoticeBoard
  let now: @Sendable () -> Date
  let directories: Directories
  /// A run that the timer has started writes nothing but the property list and the events that it reported.
  let isCheck: Bool
  /// The folders for the answers of services; none if the timer has started this run.
  let records: Directories
  let preferences: Preferences
  let settings: SettingsClient
  let archive: Archive
  let ledger: ServiceLedgerClient
  let log: RequestLog
  let http: HTTPClient
  let servers: OpenMeteoServers
  let connection: ServiceConnection
  let models: LiveModelChoice
  let gazetteer: GazetteerClient
  let atlas: Atlas

  init(_ invocation: Invocation, _ environment: [String: String], notices: NoticeBoard) {
    self.invocation = invocation
    self.environment = environment
    self.notices = notices
    let now = Self.clock(environment)
    let directories = Directories(environment: environment)
    (self.now, self.directories) = (now, directories)
    isCheck = invocation.words.map { $0.lowercased() } == [CommandName.tell.rawValue, "check"]
    records = isCheck ? Directories(environment: [:]) : directories
    preferences = Preferences(directories: directories, now: now) {
      notices.post(.preferences($0))
    }
    let settings = preferences.settings.overriding(
      invocation.settings,
      fixed: [
        "service": invocation.sample ? Service.sample.rawValue : nil,
        SettingsClient.region: Lines.country(environment),
      ].compactMapValues(\.self)
    ).readOncePerCommand
    self.settings = settings
    archive = Archive(directories: directories, now: now, limits: { Self.limits(settings) }) {
      // Without a home nothing can be read or saved, which every command reports.
      if $0 == .failed(.noHome), (try? directories.config) == nil { return }
      notices.post(.archive($0))
    }
    let language = Self.language(settings, environment)
    notices.speak { language().phrases }
    let ledger = ServiceLedger(directories: records, now: now).client
    self.ledger = ledger
    log = RequestLog(invocation, environment, notices: notices)
    http = HTTPClient(
      userAgent: "vane/\(Release.version) (terminal weather program)",
      contact: { settings.string(ContactAddress.setting).flatMap(ContactAddress.init) },
      environment: environment, timeLimit: { Self.seconds(settings) },
      mayAsk: { Self.choice(settings) != .only(.sample) },
      sharing: isCheck ? nil : SharedAnswers(directories: directories).answer,
      contacted: { ledger.note($0, .contacted(host: $1)) }, heard: log.heard)
    connection = ServiceConnection(http: http, environment: environment, now: now)
    servers = OpenMeteoServers(
      http: http, environment: environment, ledger: ledger,
      server: { settings.string(OpenMeteoServers.setting) }, now: now)
    models = LiveModelChoice(settings, directories, isReadOnly: isCheck, now: now)
    gazetteer = Gazetteer(
      file: Self.file("gazetteer.sqlite", of: "Gazetteer", unless: environment["VANE_GAZETTEER"])
    )
    .client { notices.post(.gazetteer($0, isOnline: Self.choice(settings) != .only(.sample))) }
    atlas = Atlas(file: Self.file("atlas.bin", of: "Atlas", unless: environment["VANE_ATLAS"]))
  }

  /// The service that was chosen, or none of them.
  var choice: ServiceChoice { Self.choice(settings) }

  static func choice(_ settings: SettingsClient) -> ServiceChoice {
    settings.string("service").flatMap(ServiceChoice.init(rawValue:)) ?? .auto
  }

  var service: Service? { if case .only(let service) = choice { service } else { nil } }

  var isSample: Bool { service == .sample }
}
