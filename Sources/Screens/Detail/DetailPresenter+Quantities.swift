import CommandKit
import Documents
import Phrases
import Quantities
import WeatherModels
import WeatherText

// A row of the table of quantities: hours, or a chart.
extension DetailPresenter {
  func show(
    _ quantity: WeatherQuantity, _ period: Period, isChart: Bool
  ) async throws(Failure) {
    context.wait(words.phrases.asking)
    defer { context.wait(nil) }
    let series = try await interactor.quantities.values(quantity, at: place)
    let clock = PlaceClock(place, zone: series.timeZone)
    let span = period.day.flatMap { DaySpan($0, clock: clock, now: words.now()) }
    var meant = series
    if let span { meant.items = series.items.filter { span.contains($0.time) } }
    try interactor.reports.checkHours(of: span, areThere: !series.isCovered || !meant.items.isEmpty)
    let limit = quantity.isDaily ? max(1, (period.hours + 23) / 24 * 7) : period.hours
    let document = meant.json(at: place, now: words.now(), limit: limit)
    let name = words.phrases.name(of: quantity)
    let head = words.origin.head(place, series)
    guard series.isCovered, let table = words.quantities.table(place, meant, limit: limit) else {
      var answer = Answer(
        words.phrases.notCovered(name, at: place.name), document: document)
      answer.status = .notFound
      return context.show(answer)
    }
    let part =
      isChart
      ? DetailModel.Part(
        words.charts.quantity(place, meant, hours: limit * (quantity.isDaily ? 24 : 1)),
        words.phrases)
      : .values(table)
    let notes = isChart ? table.summary + table.notes : []
    let model = DetailModel(
      head: head,
      parts: headings(of: period, series.timeZone) + [part]
        + notes.map(DetailModel.Part.placeholder),
      credits: words.origin.credits(series))
    context.show(
      Answer(
        .final, document: document, fillsWindow: false,
        draw: { DetailView().render(model, width: $0.width, height: isChart ? $0.height : nil) }))
  }
}
