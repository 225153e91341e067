public import CommandKit
import Documents
import JSON
public import LineEditor
import Reports

/// Answers agents that speak the Model Context Protocol on standard input and output: a message is a line.
public final class ToolServer {
  private let lines: any LineSource
  private let caller: ToolCaller
  /// The calls under way, by the identifiers of their requests.
  private var calls: [JSONValue: Task<Void, Never>] = [:]
  private var free = mostAtOnce
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// The word of the shell that starts it. It is in no list of commands, because agents use it.
  public static let command = "mcp"

  private static let mostAtOnce = 4
  /// More calls than these are refused until some have ended.
  private static let mostCalls = 100

  /// `country` is that of the user's locale, whose units are usual.
  public init(world: World, country: String?, lines: any LineSource) {
    self.lines = lines
    caller = ToolCaller(world: world, country: country)
  }

  /// Answers until the lines have ended, or until nothing can be written; then the calls under way have ended, too.
  public func run() async {
    while lines.outputFailure == nil,
      case .line(let line) = await lines.nextLine(prompt: "", remember: false)
    {
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      for message in Message.read(line) {
        switch message {
        case .success(let message): receive(message)
        case .failure(let fault): write(Message.answer(nil, fault))
        }
      }
    }
    if lines.outputFailure != nil { for call in calls.values { call.cancel() } }
    for call in calls.values { await call.value }
  }

  /// Writes a message; where that fails, nothing more is read either.
  private func write(_ text: String) {
    lines.write(text)
    if lines.outputFailure != nil { lines.stop() }
  }

  private func receive(_ message: Message) {
    guard let id = message.id else {
      if message.method == "notifications/cancelled",
        let id = message.params["requestId"].identifier
      {
        calls.removeValue(forKey: id)?.cancel()
      }
      return
    }
    do throws(Message.Fault) {
      if let result = try result(of: message, id) { write(Message.answer(id, result)) }
    } catch {
      write(Message.answer(id, error))
    }
  }

  /// The result of a request, or `nil` if it comes later.
  private func result(
    of message: Message, _ id: JSONValue
  ) throws(Message.Fault) -> JSONValue? {
    // A client of another version finds out by it which ones there are.
    if message.method == "initialize" { return ProtocolEra.greeting(message.params) }
    let era = try ProtocolEra(message.params)
    switch (message.method, era) {
    case ("server/discover", .perRequest):
      return era.result(ProtocolEra.discovery, isCacheable: true)
    case ("ping", .handshake): return [:]
    case ("tools/list", _):
      return era.result(
        ["tools": .array(Tool.all.map(\.declaration))], isCacheable: true)
    case ("tools/call", _): return try begin(message, id, era)
    default: throw .unknownMethod(message.method)
    }
  }

  /// Begins a call, unless its arguments are wrong.
  private func begin(
    _ message: Message, _ id: JSONValue, _ era: ProtocolEra
  ) throws(Message.Fault) -> JSONValue? {
    let name = message.params["name"].text ?? ""
    guard let tool = Tool.all.first(where: { $0.name == name }) else {
      throw .badParams("Unknown tool: \(name.cleaned(limit: 100) as String)")
    }
    guard calls[id] == nil else { throw .invalid("this id is in use.") }
    guard calls.count < Self.mostCalls else { throw .invalid("too many calls at once.") }
    let call: ToolCall
    do throws(ToolFault) {
      call = try tool.call(message.params["arguments"])
    } catch {
      return era.result(ToolResult.failed(error.sentence))
    }
    let progress = progress(message.params["_meta"]["progressToken"].identifier, id)
    calls[id] = Task {
      await enter()
      defer { leave() }
      guard !Task.isCancelled else { return }
      let result = await caller.result(of: call, willAsk: progress)
      // Nothing is said of a call that was canceled.
      guard !Task.isCancelled else { return }
      calls[id] = nil
      write(Message.answer(id, era.result(result)))
    }
    return nil
  }

  /// Says how many steps a call has begun, if its client asked to know.
  private func progress(_ token: JSONValue?, _ id: JSONValue) -> () -> Void {
    guard let token else { return {} }
    var steps = 0
    return { [self] in
      guard calls[id]?.isCancelled == false else { return }
      steps += 1
      write(
        Message.notification(
          "notifications/progress", ["progressToken": token, "progress": .int(steps)]))
    }
  }

  /// Waits for its turn.
  private func enter() async {
    guard free == 0 else { return free -= 1 }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
