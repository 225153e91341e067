extension EnglishPhrases {
  public var continuing: [String] {
    [
      "and", "what about", "how about", "and what about", "and for", "same for", "the same for",
      "and the same for", "what about the same for", "just", "only", "back to",
      "ok and", "ok,", "so",
      "how bout", "what bout", "the same", "same",
    ]
  }

  public func addTyped(to words: inout TypedWords) {
    words.sides.addAll([
      "above": [
        "above", ">", ">=", "≥", "over", "more than", "greater than", "higher than", "longer than",
        "stronger than",
        "warmer than", "hotter than", "faster than", "heavier than", "bigger than", "at least",
        "better than",
        "exceeds",
        "exceeding", "rises above", "goes above", "goes over", "gets over", "go over", "gets above",
        "is above", "reaches", "reach", "rises to", "rise to",
        "exceed", "hits", "hit", "top", "rise above", "tops", "min", "minimum", "minimum of",
      ],
      "below": [
        "below", "<", "<=", "≤", "under", "less", "less than", "lower than", "colder than",
        "cooler than",
        "weaker than", "at most", "drops below", "drop below", "dips below", "dip below",
        "falls below", "fall below",
        "goes below", "gets below", "drops under", "drop under", "falls under", "fall under",
        "drops to", "drop to", "falls to", "fall to", "goes under", "is below", "lighter than",
        "calmer than",
        "smaller than", "max", "maximum", "maximum of", "up to",
      ],
    ])
    words.sidesBehind.addAll([
      "above": [
        "or more", "or above", "or over", "or higher", "or warmer", "or stronger", "and above",
      ],
      "below": ["or less", "or below", "or under", "or lower", "or colder", "and below"],
    ])
    words.contraries.add(["no", "not"])
    words.minus.add(["minus"])
    words.zeros.add(["zero"])
    words.agoWords.add(["ago"])
    words.degrees.add(["degrees", "degree", "deg"])
    words.units.addAll([
      "m": ["meter", "meters", "metre", "metres"], "ft": ["foot", "feet"],
      "km": ["kilometer", "kilometers", "kilometre", "kilometres"], "mi": ["mile", "miles"],
      "mm": ["millimeter", "millimeters", "millimetre", "millimetres"],
      "cm": ["centimeter", "centimeters", "centimetre", "centimetres"],
      "m/s": ["meters per second", "metres per second", "meters a second", "metres a second"],
      "km/h": ["kilometers per hour", "kilometres per hour", "km per hour", "km an hour"],
      "mph": ["miles per hour", "miles an hour"], "%": ["percent", "per cent"],
    ])
    words.placePrepositions.add(["in", "for", "at", "on"])
    words.genitives.add(["of"])
    words.hourPrepositions.add(["at", "around"])
    words.beforeTimes.add(["at", "in", "the", "around", "this", "between"])
    words.continuingBehind.add(["instead", "only", "then", "too", "sorry"])
    words.besideDays.add([
      "the day after": 1, "day after": 1, "the next day": 1, "next day": 1, "the following day": 1,
      "the day after that": 1, "the day before": -1, "day before": -1, "the previous day": -1,
      "prev day": -1,
      "previous day": -1, "the day before that": -1,
    ])
    words.waysBack.add([
      "back", "back again", "return", "the way back", "way back", "on the way back", "return trip",
      "back the other way", "the other way", "the other way round",
    ])
    words.corrections.add([
      "no,", "i meant", "i mean", "sorry i meant", "sorry, i meant", "oops,", "oops i meant",
      "no i meant", "no, i meant", "sorry,", "actually",
    ])
    words.namesakes.add(["the one in", "the one from", "the other one in"])
    words.adjectives.add([
      "american": "United States", "argentinian": "Argentina", "australian": "Australia",
      "austrian": "Austria", "belgian": "Belgium", "brazilian": "Brazil",
      "british": "United Kingdom", "canadian": "Canada", "chilean": "Chile", "chinese": "China",
      "croatian": "Croatia", "czech": "Czechia", "danish": "Denmark", "dutch": "Netherlands",
      "english": "England", "finnish": "Finland", "french": "France", "german": "Germany",
      "greek": "Greece", "hungarian": "Hungary", "indian": "India", "irish": "Ireland",
      "italian": "Italy", "mexican": "Mexico", "norwegian": "Norway", "polish": "Poland",
      "portuguese": "Portugal", "romanian": "Romania", "russian": "Russia", "scottish": "Scotland",
      "slovak": "Slovakia", "spanish": "Spain",
      "swedish": "Sweden", "swiss": "Switzerland", "turkish": "Turkey", "welsh": "Wales",
    ])
    words.goingOn.add(["raining", "snowing", "drizzling", "pouring", "hailing"])
    words.keptPlaces.add(["just", "only"])
    words.addingPlaces.add(["add", "also", "include", "plus"])
    words.droppingPlaces.add(["without", "remove", "drop", "not"])
    words.rowWords.add([
      "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7,
      "eighth": 8, "ninth": 9, "tenth": 10,
    ])
    words.daysOfMonth.add([
      "eleventh": 11, "twelfth": 12, "thirteenth": 13,
      "fourteenth": 14, "fifteenth": 15, "sixteenth": 16, "seventeenth": 17, "eighteenth": 18,
      "nineteenth": 19, "twentieth": 20, "thirtieth": 30,
    ])
    words.lastRow.add(["last"])
    words.rowNouns.add(["one", "ones", "row", "rows", "number"])
    words.rowArticles.add(["the"])
    words.present.add(["this"])
    words.wordsAtHand.add(["there", "it"])
    words.clockWords.add(["o'clock", "oclock", "h"])
    words.afterHours.add(["after"])
    words.beforeHours.add(["before", "by"])
    words.byWords.add(["by"])
    words.besideHours.add([
      "half past": 30, "quarter past": 15, "quarter after": 15, "quarter to": -15,
      "five past": 5, "ten past": 10, "twenty past": 20, "a quarter past": 15, "a quarter to": -15,
    ])
    words.beforeStretches.add(["next", "for", "the", "this"])
    words.comparing.add(["vs", "vs.", "versus", "and", "&", "with", "against", "or"])
    words.fromWords.add(["from"])
    words.beforeNames.add(["to"])
    words.untilWords.add(["to", "till", "til", "until", "through", "thru", "->", "→"])
    words.numbers.add([
      "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
      "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
      "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20,
      "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80,
      "ninety": 90,
    ])
    words.lengths.add([
      "hour": "1 h", "fortnight": "2 weeks", "a fortnight": "2 weeks", "all day": "24 h",
      "half an hour": "30 min", "half hour": "30 min", "a half hour": "30 min",
    ])
    words.ordinals.add(["st", "nd", "rd", "th"])
    words.programLines.add([
      "version": "help version", "ver": "help version", "-v": "help version",
      "--version": "help version", "-h": "help", "--help": "help", "?": "help",
    ])
    words.greetings.add([
      "hello", "hi", "hey", "hello vane", "hello there", "hi there", "hey there", "good morning",
      "good afternoon", "good evening", "have a nice day", "have a nice evening",
      "have a nice weekend", "have a good day", "have a good evening", "have a good weekend",
    ])
    words.replies.add([
      "y", "n", "yes", "no", "ok", "okay", "yep", "yeah", "nope", "sure", "thanks", "thank you",
      "thank you very much", "many thanks",
      "please", "never mind",
    ])
    words.programWords.add([
      "abort", "about", "account", "admin", "agenda", "any", "api", "apikey", "atom", "aurora",
      "auto", "automatic", "awk", "bash", "baz", "browser", "bug", "bugs", "calendar",
      "cancel", "cat", "changelog", "chat", "choose", "cities", "city", "click", "close", "cls",
      "color", "colors", "colour", "columns", "commit", "config-file", "configure", "continue",
      "copy", "countries", "country", "cp", "credit", "credits", "csv", "curl", "cut", "dashboard",
      "data", "date", "dates", "day", "debug", "default", "defaults", "delete-all", "demo",
      "details", "doc", "docs", "documentation", "donate", "earth", "east", "echo", "emacs",
      "email",
      "enter", "esc", "escape", "example", "examples", "extension", "extensions", "false", "feed",
      "feedback", "feels", "file", "files", "fire", "fish", "folder", "foo", "format", "forward",
      "get", "git", "globe", "grep", "height", "home-page", "hourly-forecast", "html", "htop",
      "http", "https", "huh", "ical", "ics", "image", "imperial", "info", "input", "install",
      "issue", "issues", "java", "json", "key", "keys", "kill", "kp", "lang", "latest", "licence",
      "license", "linecast", "link", "live", "load", "local", "location", "locations", "login",
      "logon", "lol", "lookup", "mail", "main", "make", "man", "manual", "mcp", "menu", "metric",
      "minutely", "mkdir", "mode", "modes", "month", "monthly", "months", "nano", "new", "node",
      "none", "north", "south", "west", "how", "notification", "notifications", "nowcast", "off",
      "on", "option", "options",
      "output", "overview", "package", "packages", "password", "paste", "pdf", "perl", "phone",
      "pick", "place", "places", "plain", "plot", "plugin", "plugins", "png", "preference",
      "preferences", "prefs", "premium", "press", "print", "privacy", "pro", "profile", "ps",
      "pull", "push", "put", "pwd", "python", "quiet", "read", "readme", "redo", "refreshing",
      "release",
      "releases", "report", "reset", "rmdir", "root", "rows", "rss", "ruby", "run", "save",
      "scroll", "sed", "select", "settings-file", "setup", "sh", "share", "signup", "size", "skip",
      "sms", "sound", "source", "sources", "space", "speak", "ssh", "start", "station", "stations",
      "su", "sudo", "summary", "svg", "swipe", "tab", "table", "tap", "terms", "test", "text",
      "timezone", "token", "top", "touch", "tour", "town", "towns", "true", "tutorial", "tweet",
      "tz", "unit", "update", "upgrade", "url", "user", "users", "utc", "verbose", "vi", "view",
      "village", "vim", "voice", "web", "week", "weeks", "wego", "wget", "what", "which", "who",
      "why", "widget", "widgets", "width", "world", "write", "wttr", "www", "xml", "year",
      "yearly", "years", "zsh",
    ])
  }
}
