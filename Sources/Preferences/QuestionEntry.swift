internal import Foundation
internal import WeatherClients
internal import WeatherModels

/// A question as it is in the file: its place, and keys that Vane knows beside those that it does not.
struct QuestionEntry: Hashable, Sendable {
  private(set) var value: PropertyValue

  init(_ value: PropertyValue) {
    self.value = value
  }

  /// Unknown keys of an older entry for the same question are taken over from `old`.
  init(_ kept: KeptQuestion, renewing old: QuestionEntry? = nil) {
    let place = PlaceEntry(
      SavedPlace(place: kept.place, added: kept.added), renewing: old.map { PlaceEntry($0.value) })
    var values = place.value.dictionary ?? [:]
    values["question"] = .string(kept.text.cleaned(limit: 200))
    values["temperatureUnit"] = .string(kept.temperature.rawValue)
    values["windUnit"] = .string(kept.wind.symbol)
    values["paused"] = kept.isPaused ? .boolean(true) : nil
    value = .dictionary(values)
  }

  /// `nil` without a place or a text.
  var kept: KeptQuestion? {
    guard let saved = PlaceEntry(value).kept, let values = value.dictionary,
      let text = values["question"]?.text?.cleaned(limit: 200), !text.isEmpty
    else { return nil }
    let speeds = SpeedUnit.allCases.map(WindUnit.speed) + [.beaufort]
    let isPaused = if case .boolean(true) = values["paused"] { true } else { false }
    return KeptQuestion(
      text: text, place: saved.place,
      temperature: values["temperatureUnit"]?.text.flatMap(TemperatureUnit.init) ?? .celsius,
      wind: speeds.first { $0.symbol == values["windUnit"]?.text } ?? .speed(.metersPerSecond),
      isPaused: isPaused, added: saved.added)
  }
}

/// A question taken from the list, with its entry, which may hold more than Vane knows.
struct QuestionRemoval: Hashable, Sendable {
  var question: RemovedQuestion
  var entry: QuestionEntry?
}

extension Document {
  private static let questionsKey = "questions"

  /// The entries that can be read, each question once.
  var questions: [KeptQuestion] {
    var seen: Set<String> = []
    return questionEntries.compactMap(\.kept).filter { seen.insert($0.id).inserted }
  }

  mutating func add(_ question: KeptQuestion) {
    var entries = questionEntries
    if let index = entries.firstIndex(where: { $0.kept?.id == question.id }) {
      entries[index] = QuestionEntry(question, renewing: entries[index])
    } else {
      entries.append(QuestionEntry(question))
    }
    replaceList(Self.questionsKey, with: entries.map(\.value))
  }

  mutating func remove(questions ids: Set<String>) -> [QuestionRemoval] {
    var removals: [QuestionRemoval] = []
    var index = 0
    let entries = questionEntries
    let rest = entries.filter { entry in
      guard let kept = entry.kept else { return true }
      defer { index += 1 }
      guard ids.contains(kept.id) else { return true }
      removals.append(
        QuestionRemoval(question: RemovedQuestion(index: index, kept: kept), entry: entry))
      return false
    }
    if rest.count < entries.count { replaceList(Self.questionsKey, with: rest.map(\.value)) }
    return removals
  }

  /// Puts each back in its place, as far as the list goes; one that came back by itself is left as it is.
  mutating func restore(_ removals: [QuestionRemoval]) {
    var entries = questionEntries
    var present = Set(entries.compactMap { $0.kept?.id })
    for removal in removals.sorted(by: { $0.question.index < $1.question.index })
    where present.insert(removal.question.kept.id).inserted {
      let readable = entries.indices.filter { entries[$0].kept != nil }
      let place =
        readable.indices.contains(removal.question.index)
        ? readable[removal.question.index] : entries.endIndex
      entries.insert(
        QuestionEntry(removal.question.kept, renewing: removal.entry), at: place)
    }
    replaceList(Self.questionsKey, with: entries.map(\.value))
  }

  private var questionEntries: [QuestionEntry] {
    list(Self.questionsKey).map(QuestionEntry.init)
  }
}
