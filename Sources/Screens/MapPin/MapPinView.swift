import Atlas
import CommandKit
import Documents
import Phrases
import Presentation
import Reports
import TerminalText

/// The map and the pins on the terminal.
struct MapPinView {
  static let commands: [Command<MapPinAction>] =
    ListEdit.commands { .edit($0) } + PageTurn.commands { .turn($0) }
    + [
      .rename { .rename(row: $0, $1) },
      Command(
        .type, in: .map,
        examples: [
          "type night", "type rain", "type radar in Oslo", "type pressure hour fri 15:00",
        ],
        table: .field
      ) {
        Argument.choice(of: MapType.self)
        Argument<MapHour>.behindHour.optional
        Argument<Int>.behindZoom.optional
        Argument.placeIn.optional
      } run: { type, hour, zoom, place in
        .look(MapRequest(type: type, hour: hour, place: place, zoom: zoom))
      },
      Command(.hour, in: .map, examples: ["hour now", "hour +3", "hour fri 15:00"], table: .field) {
        Argument<MapHour>.hour
        Argument<MapType>.behindType.optional
        Argument<Int>.behindZoom.optional
        Argument.placeIn.optional
      } run: { hour, type, zoom, place in
        .look(MapRequest(type: type, hour: hour, place: place, zoom: zoom))
      },
      step(.left) { .pan(right: -$0, up: 0) },
      step(.right) { .pan(right: $0, up: 0) },
      step(.up) { .pan(right: 0, up: $0) },
      step(.down) { .pan(right: 0, up: -$0) },
      step(.in) { .zoomBy($0) },
      step(.out) { .zoomBy(-$0) },
      Command(.play, in: .map, .play),
      Command(.zoom, in: .map, examples: ["zoom 4"], table: .field) {
        Argument.count(in: Viewport.zooms)
        Argument<MapType>.behindType.optional
        Argument<MapHour>.behindHour.optional
        Argument.placeIn.optional
      } run: { zoom, type, hour, place in
        .look(MapRequest(type: type, hour: hour, place: place, zoom: zoom))
      },
      Command(
        .at, in: .map,
        examples: ["at Oslo", "at -17.5 179.9", "at 52,10 zoom 4", "at Oslo type rain hour +3"],
        table: .field
      ) {
        Argument.text(.either([.placeName, .position]))
        Argument<MapType>.behindType.optional
        Argument<MapHour>.behindHour.optional
        Argument<Int>.behindZoom.optional
      } run: { text, type, hour, zoom in
        .look(MapRequest(type: type, hour: hour, place: .name(text), zoom: zoom))
      },
      Command(.world, in: .map, table: .field, .world),
    ]

  private static func step(
    _ name: CommandName, _ action: @escaping @MainActor @Sendable (Int) -> MapPinAction
  ) -> Command<MapPinAction> {
    Command(name, in: .map, table: .field) {
      Argument.count().or(1)
    } run: {
      action($0)
    }
  }

  /// `image` draws the map for the columns and rows that are left for it, `viewport` is the one that it shows.
  func render(
    _ model: MapPinModel, surface: Surface,
    viewport: (_ columns: Int, _ rows: Int) -> Viewport? = { _, _ in nil },
    image: (_ columns: Int, _ rows: Int) -> (image: MapImage, scale: Scale?)?
  ) -> Page {
    let width = surface.width
    let whole = list(model, width: width)
    let notice = model.notice.map { WeatherLines.note($0, width: width) } ?? []
    guard !model.isRead else {
      let sentences = model.sentences.flatMap { WeatherLines.note($0, .plain, width: width) }
      return Page(lines: notice + sentences + foot(model, scale: nil, width: width) + whole)
    }
    var model = model
    // A shorter list leaves the map more rows.
    viewport(width, surface.height).map { model.keepWhatIsSeen(in: $0) }
    viewport(width, rows(for: model, surface: surface)).map { model.keepWhatIsSeen(in: $0) }
    guard let drawn = image(width, rows(for: model, surface: surface)) else {
      return Page(lines: notice + whole)
    }
    if !drawn.image.rows.joined().contains(where: { $0.layer == .position }) {
      model.position = nil
    }
    model.signs.removeAll { !$0.isSeen(in: drawn.image) }
    let seen = levels(drawn.image, model)
    return Page(
      lines: notice + drawn.image.rows.map { line($0, model) }
        + foot(model, scale: drawn.scale, seen: seen, width: width) + list(model, width: width))
  }

  /// The rows that are left for the map.
  func rows(for model: MapPinModel, surface: Surface) -> Int {
    let width = surface.width
    let scale = Scale(text: "100 km", columns: width / 4)
    let seen = model.levels.flatMap { $0.ramp == nil ? nil : $0.first...$0.thresholds.count }
    let room = surface.height - foot(model, scale: scale, seen: seen, width: width).count
    // In a small window the first pins are worth more than the last rows of the map.
    let notice = model.notice.map { WeatherLines.note($0, width: width).count } ?? 0
    let beside = list(model, width: width).count + notice
    return max(room - beside, min(10, room - min(beside, 3)), 1)
  }

  /// A length on the ground and the columns that it takes.
  struct Scale: Equatable {
    var text: String
    var columns: Int
  }

  /// The levels with a ground that are in sight.
  private func levels(_ image: MapImage, _ model: MapPinModel) -> ClosedRange<Int>? {
    guard let levels = model.levels else { return nil }
    var isSeen = [Bool](repeating: false, count: Int(UInt8.max) + 1)
    for row in image.rows {
      for cell in row { isSeen[Int(cell.level)] = true }
    }
    let seen = isSeen.indices.filter { isSeen[$0] && levels.ground(UInt8($0)) != nil }
    guard let low = seen.first, let high = seen.last else { return nil }
    return low...high
  }

  /// `−4 ▇▇▇▇▇▇▇ 12`
  private func legend(_ model: MapPinModel, _ seen: ClosedRange<Int>?) -> Line? {
    guard let levels = model.levels, let seen, model.bounds.count > seen.upperBound + 1 else {
      return nil
    }
    let (low, high) = (model.bounds[seen.lowerBound], model.bounds[seen.upperBound + 1])
    return Line(low + "\u{A0}") + levels.scale(seen) + Line("\u{A0}" + high)
  }

  private func foot(
    _ model: MapPinModel, scale: Scale?, seen: ClosedRange<Int>? = nil, width: Int
  ) -> [Line] {
    let ends = model.glyphs == .ascii ? ("|", "-", "| ") : ("├", "─", "┤ ")
    let bar = scale.map {
      ends.0 + String(repeating: ends.1, count: max($0.columns - 2, 0)) + ends.2 + $0.text
    }
    let parts = [bar.map { Line($0) }, Line(model.center), Line(model.credit, .dim)]
    let dot = Line(" · ", .dim)
    let legend =
      [model.legend, self.legend(model, seen)].compactMap(\.self).filter { !$0.spans.isEmpty }
      + model.signs.map { Line($0.meaning, .dim) }
    // The position is explained apart from the place under the cross.
    let rows = [
      model.isRead ? Line("") : legend.joined(separator: dot),
      parts.compactMap(\.self).joined(separator: dot), Line(model.place ?? ""),
      Line(model.position ?? "", .position),
    ]
    let sentences = model.isRead ? [] : model.sentences.map { Line($0) }
    return (sentences + rows).filter { !$0.spans.isEmpty }.flatMap {
      (" " + $0).wrapped(to: width, indent: 1)
    }
      + model.sources.flatMap { WeatherLines.note($0, width: width) }
      + WeatherLines.sources(model.credits, width: width)
  }

  private func list(_ model: MapPinModel, width: Int) -> [Line] {
    // One table, so that the columns of both lists are aligned.
    let table = Table(
      columns: [
        .init(.trailing), .init(minimum: 12), .init(minimum: 10, expendable: 1),
        .init(.trailing, expendable: 2), .init(.trailing, expendable: 2),
      ],
      rows: model.lists.flatMap(\.rows).map { row in
        [
          Line(row.number, row.style), Line(row.name, .strong), Line(row.surroundings),
          Line(row.latitude), Line(row.longitude),
        ]
      }
    ).drawn(width: width)
    // A warning is said in full, below its name where room is short.
    if table.hasCuts,
      model.lists.flatMap(\.rows).allSatisfy({ $0.latitude.isEmpty })
    {
      return model.lists.flatMap { list in
        [WeatherLines.heading(list.heading)] + list.rows.flatMap { folded($0, width: width) }
      } + (model.footer.map { WeatherLines.note($0, width: width) } ?? [])
    }
    var rows = table.lines[...]
    let lists = model.lists.filter { !$0.rows.isEmpty }.flatMap { list in
      let lines = rows.prefix(list.rows.count)
      rows = rows.dropFirst(list.rows.count)
      return [WeatherLines.heading(list.heading)] + lines
    }
    return lists + (model.hint.map { WeatherLines.note($0, .plain, width: width) } ?? [])
      + (model.footer.map { WeatherLines.note($0, width: width) } ?? [])
  }

  private func folded(_ row: MapPinModel.Row, width: Int) -> [Line] {
    let head = Line(" ") + Line(row.number, row.style) + "  " + Line(row.name, .strong)
    let lines = [head, Line("    " + row.surroundings)].flatMap { $0.wrapped(to: width, indent: 4) }
    return lines.read(as: ["\(row.number), \(row.name), \(row.surroundings)"])
  }

  private func line(_ cells: [MapImage.Cell], _ model: MapPinModel) -> Line {
    let levels = model.levels
    var lines: [Line] = []
    var text = ""
    var style = Style.plain
    var shade: Shade?
    for cell in cells {
      let land = cell.landSign(model.glyphs)
      let isSign = cell.layer == .field
      let next = land != nil ? .dim : isSign ? levels?.style(cell.level) ?? .plain : cell.style
      let ground = levels?.ground(cell.level) ?? cell.ground.map(Shade.init)
      if next != style || ground != shade, !text.isEmpty {
        lines.append(Line(text, style, shade: shade))
        text = ""
      }
      (style, shade) = (next, ground)
      text.append(land ?? cell.character)
    }
    if shade == nil { while text.last == " " { text.removeLast() } }
    return Line(lines + [Line(text, style, shade: shade)])
  }
}
