import Clients
import CommandKit
import Documents
import LineEditor
import Phrases
import Presentation
import TerminalText

/// The flags of a run's command line, and the words of one command of the prompt.
struct Invocation: Sendable {
  var json = false
  var wish = DocumentWish()
  var csv = false
  var plain = false
  var color = ColorWish.auto
  var sample = false
  var yes = false
  var debug = false
  var service: ServiceChoice?
  /// The settings of this run, by their names; `nil` for those that are taken back.
  var settings: [String: String?] = [:]
  /// The home of this run, as it was typed, and the flag or the variable that has it.
  var home: (text: String, name: String)?
  var size: TerminalSize?
  /// None where the prompt is to open.
  var words: [String] = []

  /// Reads the arguments after the program's name. Flags may be anywhere before `--`, their values after them or after
  /// `=`. Other words with a dash are left to the command. Variables of the environment stand for missing flags.
  init(_ arguments: [String], _ environment: [String: String] = [:]) throws(Failure) {
    var rest = arguments.map(Arguments.withPlainDashes)[...]
    var asked: ProgramFlag?
    while let argument = rest.popFirst() {
      if argument == "--" {
        // The command reads its options before that, too.
        words += !words.isEmpty && rest.contains(where: \.isOption) ? [argument] + rest : [] + rest
        break
      }
      guard let (flag, inline) = Self.flag(argument), !isFileOfRecords(flag, rest) else {
        words.append(argument)
        continue
      }
      func value() throws(Failure) -> String {
        guard let value = inline ?? rest.popFirst() else { throw .noValue(flag) }
        return value
      }
      switch flag {
      case .json:
        json = true
        if let inline {
          wish.isFull = try Self.read(flag.rawValue, inline, Self.isFull, [Self.full])
        }
      case .fields:
        guard wish.pick(try value()) else { throw .noValue(flag) }
        json = true
      case .csv: csv = true
      case .plain: plain = true
      case .sample: sample = true
      case .yes: yes = true
      case .debug: debug = true
      case .color: color = try Self.read(flag.rawValue, try value(), ColorWish.init, Self.wishes)
      case .service:
        service = try Self.read(flag.rawValue, try value(), ServiceChoice.init, Self.services)
        settings["service"] = service?.rawValue
      case .size:
        let text = try value()
        guard let read = TerminalSize(typed: text) else { throw .badSize(text) }
        size = read
      case .units, .language, .clock, .home: try override(flag, flag.rawValue, try value())
      case .help, .version: asked = flag
      }
    }
    if json, csv { throw .exclusive(wish.fields.isEmpty ? .json : .fields, .csv) }
    for (flag, name) in ProgramFlag.variables where !isOverridden(flag) {
      guard let text = environment[name], !text.isEmpty else { continue }
      do throws(Failure) {
        try override(flag, name, text)
      } catch {
        // A bar shows the weather all the same.
        guard isLine else { throw error }
      }
    }
    switch asked {
    case .help: words = [CommandName.help.rawValue, words.first ?? HelpTopic.options.rawValue]
    case .version: words = [CommandName.help.rawValue, HelpTopic.version.rawValue]
    default: break
    }
  }
}

// The settings of one run.
extension Invocation {
  /// The language that a command line asks for, whose other flags may be wrong.
  static func language(_ arguments: [String]) -> Language? {
    let words = Array(arguments.map(Arguments.withPlainDashes).prefix { $0 != "--" })
    return words.indices.lazy.compactMap { index in
      guard let (flag, inline) = flag(words[index]), flag == .language else { return nil }
      return (inline ?? words[(index + 1)...].first).flatMap(Language.init(rawValue:))
    }.first
  }

  /// Whether it prints one line for a bar.
  var isLine: Bool { words.first == CommandName.line.rawValue }

  private func isOverridden(_ flag: ProgramFlag) -> Bool {
    flag == .home ? home != nil : flag.setting.map { settings.keys.contains($0) } == true
  }

  /// Takes the value that `name` has, a flag or its variable.
  private mutating func override(
    _ flag: ProgramFlag, _ name: String, _ text: String
  ) throws(Failure) {
    switch flag {
    case .home: home = (text, name)
    case .language:
      settings[Language.setting] = try Self.read(
        name, text, Language.init(rawValue:), Language.allCases.map(\.rawValue)
      ).rawValue
    default:
      guard let setting = flag.setting else { return }
      let chosen = try Self.read(
        name, text, { UnitChoice.overrides(setting, $0) },
        UnitChoice.settings.first { $0.name == setting }?.values ?? [])
      settings.merge(chosen) { $1 }
    }
  }
}

extension Invocation {
  private static let wishes = ColorWish.allCases.map(\.rawValue)
  private static let full = "full"
  private static func isFull(_ text: String) -> Bool? { text == full ? true : nil }
  private static let services = ServiceChoice.allCases.map(\.rawValue)

  private static func flag(_ argument: String) -> (ProgramFlag, value: String?)? {
    if argument == "-h" { return (.help, nil) }
    if ["-v", "-V"].contains(argument) { return (.version, nil) }
    let name = argument.prefix { $0 != "=" }
    guard let flag = ProgramFlag(rawValue: String(name)) else { return nil }
    let hasValue = name.endIndex < argument.endIndex
    guard flag.placeholder != nil || flag == .json || !hasValue else { return nil }
    return (flag, hasValue ? String(argument[name.endIndex...].dropFirst()) : nil)
  }

  /// `records --csv FILE` is older than the flag of that name, which is at either end of the line.
  private func isFileOfRecords(_ flag: ProgramFlag, _ rest: ArraySlice<String>) -> Bool {
    flag == .csv && words.contains(CommandName.records.rawValue)
      && rest.first.map { !$0.hasPrefix("--") } ?? false
  }

  private static func read<Value>(
    _ name: String, _ text: String, _ value: (String) -> Value?, _ allowed: [String]
  ) throws(Failure) -> Value {
    guard let value = value(text) else {
      throw .badValue(setting: name, value: text, allowed: allowed)
    }
    return value
  }
}

extension TerminalSize {
  /// Columns and rows as they are typed, `100x40`; `nil` for an invalid or impossible size.
  fileprivate init?(typed text: String) {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      (1...1000).contains(columns), (1...1000).contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}
