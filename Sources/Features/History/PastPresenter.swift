import Analysis
import Clients
import Climate
import CommandKit
import Documents
import Phrases
import Presentation
import Reports
import TerminalText

/// The pages of other days and other years.
struct PastPresenter {
  let place: Place
  let interactor: HistoryInteractor
  let words: Wording
  let context: ScreenContext
  /// Whether the days since 1950 are requested in the background.
  var goesOnBehindPrompt = false
  /// Whether the user wants chances to be corrected.
  var isCalibrated: () -> Bool = { false }

  func showPast(_ period: PastPeriod) async throws(Failure) {
    let phrases = words.phrases.history
    guard let today = interactor.today(), let dates = period.days(before: today),
      dates.lowerBound.year >= PastPeriod.firstYear
    else {
      return context.show(
        Answer(
          period.isBeforeArchive(interactor.today())
            ? phrases.archiveBegins(in: PastPeriod.firstYear) : phrases.notPastYet,
          document: ["place": place.json, "items": .array([])]))
    }
    context.wait(phrases.asking)
    defer { context.wait(nil) }
    let days = try await interactor.past(dates)
    let title =
      switch period {
      case .last(let count): phrases.pastTitle(days: count)
      case .month(let month, _):
        phrases.pastTitle(month: month, year: dates.lowerBound.year)
      case .weekend:
        [dates.lowerBound, dates.upperBound].map(phrases.shortDate).joined(separator: " – ")
          .capitalizedFirst
      case .date, .ago, .weekday, .anniversary:
        phrases.longDate(dates.lowerBound).capitalizedFirst
      }
    let head = HeadViewModel(place: place.title)
    let sum = words.sum(of: days.map(\.day))
    let rows = days.map { words.daily.past($0.day) }
    let recorded = words.recorded(days)
    let credits = words.origin.credits(of: [interactor.clients.past.service()])
    let document: JSONValue = ["place": place.json, "items": .array(days.map(\.json))]
    context.show(
      Answer(document: document) { width in
        Page(
          lines: WeatherLines.head(head, width: width)
            + (WeatherLines.heading(title) + Line(sum.map { "   " + $0 } ?? ""))
            .wrapped(to: width, indent: 1)
            .read(as: [[title, sum].compactMap(\.self).joined(separator: ": ")])
            + WeatherLines.days(rows, beside: recorded, width: width)
            + (rows.isEmpty ? WeatherLines.note(phrases.noPast, width: width) : [])
            + WeatherLines.credits(credits, width: width))
      })
  }
}

// The accuracy of forecasts.
extension PastPresenter {
  func showAccuracy(isWhole: Bool) async throws(Failure) {
    context.wait(words.phrases.asking)
    defer { context.wait(nil) }
    var models: ModelAccuracy?
    var failure: Failure?
    do throws(Failure) {
      models = try await interactor.modelAccuracy()
    } catch {
      if error == .service(.cancelled) { throw error }
      failure = error
    }
    let scores = try Failure.wrapping(storage: interactor.clients.accuracy.scores(place))
    let tables = accuracyTables(scores, isWhole: isWhole)
    let phrases = words.phrases.history
    let most = scores.map(\.cases).max() ?? 0
    let isSample = interactor.clients.certainty.isSample()
    let head = HeadViewModel(place: place.title)
    let byModel = models.map { words.accuracy($0, near: place, isWhole: isWhole) }
    // Why the models could not be compared, or not with a station.
    let reason =
      failure.map { phrases.noPreviousRuns(because: phrases.sentence(for: $0)) }
      ?? models?.stationFailure.map {
        phrases.noStationReports(because: phrases.sentence(for: .service($0)))
      }
    let note: String? =
      !tables.isEmpty
      ? phrases.accuracyNote
      : models == nil ? phrases.tooFewCases(most, needed: AccuracyScore.fewestCases) : nil
    let credits = words.origin.credits(
      of: scores.map(\.service) + (models == nil ? [] : [isSample ? .sample : .openMeteo]),
      (isSample ? [] : models?.scores.map(\.model).uniqued.compactMap(SourceCredit.model) ?? [])
        + (models?.station != nil && !isSample ? [.station] : []))
    let own: JSONValue = ["place": place.json, "items": .array(scores.map(\.json))]
    let document = own.merging(models?.json ?? ModelAccuracy.unknown)
    context.show(
      Answer(document: document) { width in
        Page(
          lines: WeatherLines.head(head, width: width) + (byModel?.lines(width: width) ?? [])
            + (reason.map { WeatherLines.note($0, .plain, width: width) } ?? [])
            + tables.flatMap { $0.lines(width: width) }
            + (note.map { WeatherLines.note($0, width: width) } ?? [])
            + WeatherLines.credits(credits, width: width))
      })
  }

  /// A table for each service with enough cases. With its temperatures, the rest is only in a whole one.
  private func accuracyTables(_ scores: [AccuracyScore], isWhole: Bool) -> [AccuracyTable] {
    let (phrases, figures) = (words.phrases.history, words.figures)
    return Service.allCases.compactMap { service in
      let own = scores.filter {
        $0.service == service && $0.cases >= AccuracyScore.fewestCases
      }
      guard !own.isEmpty else { return nil }
      return AccuracyTable(
        title: phrases.accuracyTitle(
          phrases.serviceName(service), cases: own.reduce(0) { $0 + $1.cases }),
        columns: phrases.accuracyColumns(
          temperature: figures.units.temperature.rawValue,
          wind: figures.units.wind.ofDifferences.symbol),
        rows: isWhole || own.allSatisfy({ $0.temperature.meanAbsoluteError == nil })
          ? own.map(words.accuracy) : [],
        chartTitle: phrases.temperatureErrors(in: figures.units.temperature.rawValue),
        bars: own.compactMap { score in
          score.temperature.meanAbsoluteError.map {
            (
              label: phrases.daysAhead(score.days), value: $0,
              figure: phrases.figure(
                Figures.fixed(figures.degrees(ofDifference: $0), decimals: 1))
            )
          }
        }, glyphs: words.appearance().glyphs)
    }
  }
}

// Today, or another date, compared with it in other years.
extension PastPresenter {
  /// Shows the normal of a date. With `completes`, missing days since 1950 are requested: in the background at the
  /// prompt, otherwise before the answer. The user's own server is asked at once, without a question.
  func showNormal(completes: Bool, on day: DayReference? = nil) async throws(Failure) {
    let phrases = words.phrases.history
    let completes = completes || !isLimited
    let goesOnBehindPrompt = goesOnBehindPrompt && isLimited
    context.wait(phrases.asking)
    defer { context.wait(nil) }
    guard let date = interactor.today() else {
      return context.show(
        Answer(
          phrases.noPast, document: ["place": place.json, "mean": .null, "climate": .null]))
    }
    var climate = await interactor.climate(on: date)
    let missing = interactor.missing(climate, on: date)
    var failure: Failure?
    // Even if the page fails.
    if completes, let missing, goesOnBehindPrompt { goOn(date, missing) }
    if completes, let missing, !goesOnBehindPrompt {
      do throws(Failure) {
        context.say(begins(missing))
        climate = try await interactor.completeClimate(on: date) { self.wait($0) }
      } catch {
        if error == .service(.cancelled) { throw error }
        (climate, failure) = (interactor.clients.climate.saved(place), error)
      }
    }
    // Half of the years are not enough for a rank.
    let isWhole = interactor.missing(climate, on: date) == nil
    let shown = try interactor.day(day) ?? date
    try await show(
      shown, isToday: shown == date, isWhole ? climate : nil, failed: failure != nil
    ) {
      // Nothing is requested of anyone where the weather is made up.
      if interactor.clients.past.service() == .sample { return [] }
      if completes {
        // The archive answered, and knows no day.
        let isEmpty = !isWhole && !goesOnBehindPrompt && failure == nil
        return isEmpty ? [phrases.climateStopped(place.name, because: nil)] : []
      }
      return missing.map { [offer($0, climate)] } ?? []
    }
    if let failure {
      context.say(phrases.climateStopped(place.name, because: nil))
      throw failure
    }
  }

  private func show(
    _ date: CalendarDay, isToday: Bool, _ climate: SavedClimate?, failed: Bool,
    notes: () -> [String]
  ) async throws(Failure) {
    let phrases = words.phrases.history
    var found: TenYears?
    do throws(Failure) {
      found = try await interactor.normal(of: date, climate?.series)
    } catch {
      // Without the ten years, the rest can still be shown.
      if climate == nil && !failed || error == .service(.cancelled) { throw error }
    }
    let today = isToday ? await interactor.forecast(for: date) : nil
    let climate = climate.map {
      ClimateModel($0.series, at: place, on: date, isToday: isToday, today: today, in: words)
    }
    let document: JSONValue = ["climate": climate?.json ?? .null]
    guard let years = found, let coldest = years.coldest, let warmest = years.warmest else {
      return showWithoutYears(climate, notes: notes(), document)
    }
    // The ten years are kept by now.
    let normal = interactor.clients.climate.normal(place, date) ?? years.normal
    let members = years.json(at: place, date: date, today: today, normal)
    show(
      failed ? .fallback : .final,
      title: phrases.normalTitle(
        day: date.day, month: date.month, first: years.years.lowerBound,
        last: years.years.upperBound),
      sentences: [
        phrases.normal(
          mean: words.figures.temperature(Temperature(years.normal.mean, .celsius), decimals: 1),
          coldest: words.figures.temperature(coldest.temperature), in: coldest.year,
          warmest: words.figures.temperature(warmest.temperature), in: warmest.year),
        isToday
          ? today.flatMap {
            words.normal($0, difference: normal.difference(of: $0), from: normal.years)
          } ?? phrases.todayUnknown
          : nil,
        (date.month, date.day) == (2, 29) ? phrases.leapDayStandsIn : nil,
      ].compactMap(\.self), strip: words.strip(years, today: today?.mean), climate: climate,
      notes: (climate?.notes ?? []) + notes(), members.merging(document))
  }

  private func showWithoutYears(
    _ climate: ClimateModel?, notes: [String], _ document: JSONValue
  ) {
    let phrases = words.phrases.history
    let members: JSONValue = ["place": place.json, "mean": .null]
    guard let climate else {
      return context.show(
        Answer(
          sentences: [phrases.noPast] + notes, document: members.merging(document)))
    }
    show(title: phrases.noPast, climate: climate, notes: climate.notes, members.merging(document))
  }

  /// One date of other years, and a comparison with the days since 1950 below a heading. The notes say how to get these,
  /// or why there are none.
  private func show(
    _ stage: Answer.Stage = .final, title: String, sentences: [String] = [],
    strip: YearStrip? = nil, climate: ClimateModel?, notes: [String], _ document: JSONValue
  ) {
    let head = HeadViewModel(place: place.title)
    let climateTitle = words.phrases.history.climateTitle
    let (facts, scale) = (climate?.facts ?? [], climate?.scale)
    let credits = credits(with: climate)
    context.show(
      Answer(stage, document: document) { width in
        Page(
          lines: WeatherLines.head(head, width: width)
            + (Line(" ") + Line(title, .strong)).wrapped(to: width, indent: 1)
            + (strip?.lines(width: width) ?? [])
            + sentences.flatMap { WeatherLines.note($0, .plain, width: width) }
            + (facts.isEmpty ? [] : WeatherLines.note(climateTitle, .strong, width: width))
            + (scale?.lines(width: width) ?? []) + WeatherLines.values(facts, width: width)
            + notes.flatMap { WeatherLines.note($0, width: width) }
            + WeatherLines.credits(credits, width: width))
      })
  }
}

// The progress of the days since 1950.
extension PastPresenter {
  private func credits(with climate: ClimateModel?) -> Credits {
    let service = interactor.clients.past.service()
    return words.origin.credits(
      of: [service], climate == nil || service == .sample ? [] : [.reanalysis])
  }

  private var isLimited: Bool { interactor.clients.climate.isLimited() }

  private func offer(_ missing: ClimateRequest, _ saved: SavedClimate?) -> String {
    words.phrases.climateOffer(
      for: place.name, calls: missing.calls,
      since: saved.flatMap { CalendarDay(daysSince1970: $0.through)?.year })
  }

  private func begins(_ missing: ClimateRequest) -> String {
    words.phrases.history.climateBegins(
      place.name, calls: isLimited ? missing.calls : nil, blocks: missing.blocks.count)
  }

  private func wait(_ progress: ClimateProgress) {
    context.wait(sentence(progress))
  }

  private func sentence(_ progress: ClimateProgress) -> String {
    words.phrases.history.climateGoesOn(
      place.name, done: progress.done, of: progress.count, calls: isLimited ? progress.calls : nil)
  }

  /// The command ends, and its work with it; the rest is a task of its own, which the end of the program alone ends.
  private func goOn(_ date: CalendarDay, _ missing: ClimateRequest) {
    let phrases = words.phrases.history
    context.announce(begins(missing))
    Task {
      do throws(Failure) {
        let found = try await interactor.completeClimate(on: date) { progress in
          if progress.done > 0 { context.announce(sentence(progress)) }
        }
        context.announce(
          found == nil
            ? phrases.climateIsUnderWay(place.name)
            : phrases.climateIsSaved(place.name))
      } catch {
        context.announce(
          phrases.climateStopped(place.name, because: phrases.sentence(for: error)))
      }
    }
  }
}
