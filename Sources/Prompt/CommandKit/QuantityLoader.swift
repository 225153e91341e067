public import Analysis
public import Clients
public import Phrases
public import Presentation
public import Quantities
public import Reports

/// Values of quantities for every command, by one rule: those of reports come from these, and those beyond from their
/// service, which is asked only where nothing recent is saved.
@MainActor public struct QuantityLoader {
  private let reports: ReportLoader
  let client: QuantityClient

  public init(_ reports: ReportLoader, _ client: QuantityClient) {
    self.reports = reports
    self.client = client
  }

  /// The values at a place, by the newest report or by the quantity's own service.
  ///
  /// - Throws: Where a service that had to be asked fails, and nothing is saved.
  public func values(
    _ quantity: WeatherQuantity, at place: Place
  ) async throws(Failure) -> QuantitySeries {
    if quantity.needsPanel, client.panel() == nil { throw .noPanel }
    if quantity.host == nil {
      let known = reports.saved(place, for: .hours)
      if let known, !known.hours.isEmpty, reports.isRecent(known),
        let series = series(quantity, known)
      {
        return series
      }
      do throws(Failure) {
        let fresh = try await reports.fresh([place], for: .hours)
        if let report = fresh.first, let series = series(quantity, report) { return series }
        throw .service(.noReport)
      } catch {
        guard error != .service(.cancelled), let known,
          let series = series(quantity, known), series.isCovered
        else { throw error }
        return series
      }
    }
    do throws(ServiceError) {
      guard let series = try await client.values(quantity, [place], false).first else {
        throw ServiceError.noReport
      }
      return series
    } catch {
      // An old answer is shown with its age.
      guard error != .cancelled, let saved = client.saved(quantity, place) else {
        throw .service(error)
      }
      return saved
    }
  }

  /// The hours of a report with what its minutes say.
  private func series(_ quantity: WeatherQuantity, _ report: Report) -> QuantitySeries? {
    QuantitySeries(quantity, report.told(at: reports.words.now()))
  }

  /// The value that is known of now without a request; `nil` for none.
  public func known(_ quantity: WeatherQuantity, at place: Place) -> QuantitySeries? {
    guard quantity.host == nil else { return client.saved(quantity, place) }
    return reports.saved(place, for: .hours).flatMap { series(quantity, $0) }
  }
}

extension CommandContext {
  /// The units of limits that are typed without one; programs mean those of JSON.
  public var typedUnits: UnitChoice { runMode.isForPrograms ? UnitChoice() : words.figures.units }

  /// Those of questions.
  public var questionUnits: WeatherQuestion.Units {
    let units = typedUnits
    let isForPrograms = runMode.isForPrograms
    return WeatherQuestion.Units(temperature: units.temperature, wind: units.wind) {
      [words] quantity in
      let symbol = words.quantities.symbol(of: quantity)
      return isForPrograms || quantity.dimension.conversion(from: symbol) == nil
        ? quantity.dimension.symbol : symbol
    }
  }
}
