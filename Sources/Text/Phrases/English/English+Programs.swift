extension EnglishPhrases {
  public func meaning(of flag: ProgramFlag) -> String {
    switch flag {
    case .json:
      "print one JSON document per command: what it shows, or with --json=full whole reports"
    case .fields:
      "print only these fields of the JSON documents, such as report.current.temperature"
    case .csv: "print a table of comma-separated values per command"
    case .plain: "print sentences for screen readers: no drawings, charts, colors or spinner"
    case .color: "use color: auto, always or never"
    case .sample: "use made-up weather to try Vane without a network (same as --service sample)"
    case .yes: "answer every question with yes"
    case .service:
      "choose the weather service: auto, open-meteo, met-norway, openweather, city-list or sample"
    case .units: "use other units in this run: metric, imperial, si or uk (same as VANE_UNITS)"
    case .language: "use another language in this run: en or sk (same as VANE_LANGUAGE)"
    case .clock: "use a 24-hour or 12-hour clock in this run: 24 or 12 (same as VANE_CLOCK)"
    case .home: "use another home in this run (same as VANE_HOME)"
    case .size: "set the columns and rows, such as 100x40, if there is no terminal"
    case .debug: "print each request to standard error (same as VANE_DEBUG=1)"
    case .version: "show the version and credits"
    case .help: "show this help, or help for a command (same as -h)"
    }
  }

  public func meaning(of status: ExitStatus) -> String {
    switch status {
    case .done: "success"
    case .failed: "the service, the disk or the output failed"
    case .usage: "usage error: unknown command, or not possible there"
    case .notFound: "nothing found"
    case .offline: "no network and nothing saved"
    case .interrupted: "interrupted with Ctrl-C"
    }
  }

  public func savedEvents(_ count: Int, to path: String) -> String {
    "Saved \(plural(count, "event", "events")) to \(path)."
  }
  public var outputLost: String { "The output could not be written." }
  public var waitsForAgent: String {
    "vane mcp waits for an agent's messages. For the settings of agents, type: vane help mcp"
  }
  public func noFiles(code: Int32) -> String {
    "Vane can't find out how many files it may open: \(reason(code)) (fcntl)."
  }
  public func tooFewThreads(_ needed: Int) -> String {
    "Vane can't start the \(needed) threads that it needs. Close other programs, or raise the limit: ulimit -u"
  }
  public func noThreadStates(code: Int32) -> String {
    "Vane needs /proc/self/stat, which can't be read: \(reason(code)). Type: mount -t proc proc /proc"
  }
  public func tooFewFiles(_ needed: Int32) -> String {
    "The limit on open files is too low: Vane needs \(needed). Type: ulimit -n \(needed)"
  }

  public func moreLines(_ count: Int) -> String {
    "\(plural(count, "more line", "more lines")). Return: more, q: stop."
  }
}
