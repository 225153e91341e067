import Clients
package import CommandKit
import Phrases
package import Presentation
import Reports
import Warnings

nonisolated extension World {
  /// This world as commands see it, and the words in which they describe it.
  @MainActor package func presented(
    by capabilities: TerminalCapabilities, _ runMode: RunMode
  ) -> (world: World, words: Wording) {
    let settings = settings
    let appearance: @Sendable () -> Appearance = {
      capabilities.appearance(settings, isPlain: runMode.isPlain)
    }
    let units: @Sendable () -> UnitChoice = {
      UnitChoice(usual: UnitSystem(country: runMode.country), value: settings.string)
    }
    let noted = noted(
      hasMonthFirst: runMode.country == "US", isInShell: runMode.isOneCommand || runMode.json
    ) { units().clock }
    let words = Wording(
      phrases: noted.phrases, now: now,
      appearance: { CommandMemory.current?.appearance.value(appearance) ?? appearance() },
      units: { CommandMemory.current?.units.value(units) ?? units() })
    var world = noted
    let names = PlaceNameLocalizer(lists: places, gazetteer: gazetteer, words: words)
    world.places = names.client
    world.questions = names.questions(questions)
    return (world, words)
  }

  /// This world, in which every answer of a service is noted with the command that asked, and which a command finds
  /// in one language, with times as the user reads them.
  private func noted(
    hasMonthFirst: Bool, isInShell: Bool, clock: @escaping @Sendable () -> ClockStyle
  ) -> World {
    var world = self
    let timeZone = timeZone
    let spoken: @Sendable () -> any Phrases = { [spoken] in
      var phrases = spoken()
      phrases.isInShell = isInShell
      phrases.localTime = LocalTime(timeZone: timeZone, hasMonthFirst: hasMonthFirst) {
        clock() == .hours12
      }
      return phrases
    }
    world.spoken = { CommandMemory.current?.phrases.value(spoken) ?? spoken() }
    let (weather, geocoding, cityList) = (weather, geocoding, cityList)
    let (airQuality, warnings, past) = (airQuality, warnings, history.past)
    world.weather = WeatherClient(
      present: { places async throws(ServiceError) in
        CommandMemory.noting(try await weather.present(places))
      },
      reports: { places async throws(ServiceError) in
        CommandMemory.noting(try await weather.reports(places))
      })
    world.geocoding = PlacesClient { text, country async throws(ServiceError) in
      CommandMemory.noting(try await geocoding.search(text, country))
    } place: { point async throws(ServiceError) in
      try await geocoding.place(point).map(CommandMemory.noting)
    }
    world.cityList = {
      cityList().map { list in
        CityListClient { () async throws(ServiceError) in
          CommandMemory.noting(try await list.cities())
        } kept: {
          list.kept()
        }
      }
    }
    world.airQuality = AirQualityClient { place async throws(ServiceError) in
      try await airQuality.airQuality(place).map(CommandMemory.noting)
    }
    world.warnings.warnings = { place, language async throws(ServiceError) in
      CommandMemory.noting(try await warnings.warnings(place, language))
    }
    world.certainty = certainty.noted(in: history.accuracy)
    world.history.certainty = world.certainty
    world.seasonal.outlook = { [seasonal] place async throws(ServiceError) in
      CommandMemory.noting(try await seasonal.outlook(place))
    }
    world.nowcast.nowcast = { [nowcast] place async throws(ServiceError) in
      try await nowcast.nowcast(place).map(CommandMemory.noting)
    }
    world.history.past.days = { place, first, last async throws(ServiceError) in
      CommandMemory.noting(try await past.days(place, first, last))
    }
    return world
  }
}

nonisolated extension CertaintyClient {
  /// This client, in which every answer of a service is noted with the command that asked, and each report of an airport
  /// for the chances of its place, too. The user's own station reports every minute: one of them says nothing of an hour.
  fileprivate func noted(in accuracy: AccuracyClient) -> CertaintyClient {
    var noted = self
    noted.models = { [models] place async throws(ServiceError) in
      CommandMemory.noting(try await models(place))
    }
    noted.ensemble = { [ensemble] place, variable, until async throws(ServiceError) in
      CommandMemory.noting(try await ensemble(place, variable, until))
    }
    noted.previousRuns = { [previousRuns] place async throws(ServiceError) in
      CommandMemory.noting(try await previousRuns(place))
    }
    noted.observed = { [observed] place async throws(ServiceError) in
      let found = CommandMemory.noting(try await observed(place))
      if let found, !found.isOwn { accuracy.noteStation(place, [found]) }
      return found
    }
    return noted
  }
}
