extension EnglishPhrases {
  public var typedWords: TypedWords {
    var words = TypedWords()
    words.openers = [
      "is", "will", "does", "do", "what", "what's", "whats", "how", "how's", "hows", "show",
      "current", "should", "can", "could", "please", "give", "are", "all", "any", "i", "want",
      "chance", "and", "was", "were", "did",
    ]
    words.lasting = [
      "when": ["when", "when's", "whens"],
      "tell when": ["tell", "notify", "remind", "warn", "alert"],
    ]
    words.fillers = [
      "it", "it's", "the", "a", "an", "be", "going", "to", "there", "i", "we", "get", "have",
      "need", "like", "me", "if", "much", "long", "chance", "of", "now", "right", "time", "good",
      "nice", "bad", "bring", "take", "wear", "my", "you", "please", "tell", "show", "give", "want",
      "see", "know",
      "about", "any", "many", "fall", "deep", "did", "does", "got", "was", "were",
    ]
    words.closers = ["now", "right", "please", "pls", "plz", "thanks", "thx"]
    words.amounts = ["much", "many", "deep"]
    words.weather = [
      "rain": ["rain", "raining", "rains", "rainy", "wet", "umbrella"],
      "snow": ["snow", "snowing", "snows", "snowy"], "dry": ["dry", "stop", "stops"],
      "sun": ["sunny"], "frost": ["freeze", "freezing", "freezes", "frost"], "wind": ["windy"],
      "weather": [
        "weather", "forecast", "cold", "cool", "hot", "warm", "jacket", "coat", "sweater",
        "gloves", "high", "low",
      ], "clouds": ["cloudy"], "humidity": ["humid"], "fog": ["foggy", "fog"],
      "temperature": ["degrees"],
    ]
    words.endings = ["stop", "stops", "end", "ends"]
    words.negations = ["no", "not", "without", "never", "ends", "end"]
    words.sides = [
      "above": [
        "above", ">", ">=", "≥", "over", "more than", "greater than", "higher than",
        "stronger than",
        "warmer than", "hotter than", "faster than", "deeper than", "at least", "exceeds",
        "exceeding", "rises above", "goes above", "gets above", "is above", "reaches", "reach",
        "exceed", "hits",
      ],
      "below": [
        "below", "<", "<=", "≤", "under", "less than", "lower than", "colder than", "cooler than",
        "weaker than", "at most", "drops below", "drop below", "falls below", "fall below",
        "goes below", "gets below", "drops under", "is below",
      ],
    ]
    words.minus = ["minus"]
    words.zeros = ["zero"]
    words.limits = [
      "gale": "wind above 17m/s",
      "hot": "above 30c", "warm": "above 20c", "cool": "below 15c", "cold": "below 5c",
      "windy": "wind above 10m/s", "calm": "wind below 3m/s", "storm": "wind above 20m/s",
      "stormy": "wind above 20m/s", "wind": "wind above 10m/s", "humid": "humidity above 80%",
      "cloudy": "cloud above 80%", "clear": "cloud below 20%",
    ]
    words.agoWords = ["ago"]
    words.degrees = ["degrees", "degree", "deg"]
    words.placePrepositions = ["in", "for", "at", "on"]
    words.genitives = ["of"]
    words.hourPrepositions = ["at", "around"]
    words.beforeTimes = ["at", "in", "the", "around", "this", "after", "before", "by", "between"]
    words.present = ["this"]
    words.clockWords = ["o'clock", "oclock", "h"]
    words.afterHours = ["after"]
    words.beforeHours = ["before", "by"]
    words.hours = ["eleven": 11]
    words.besideHours = [
      "half past": 30, "quarter past": 15, "quarter after": 15, "quarter to": -15,
      "a quarter past": 15, "a quarter to": -15,
    ]
    words.beforeStretches = ["next", "for", "the", "this"]
    words.comparing = ["vs", "vs.", "versus", "and", "&", "with"]
    words.alternatives = ["or"]
    words.fromWords = ["from"]
    words.untilWords = ["to", "till", "until", "through", "->", "→"]
    words.numbers = [
      "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
      "eight": 8, "nine": 9, "ten": 10, "twelve": 12, "fourteen": 14,
    ]
    words.lengths = ["fortnight": "2 weeks", "a fortnight": "2 weeks", "all day": "24 h"]
    words.sunTimes = ["rise", "rises", "set", "sets", "up", "down", "goes", "comes"]
    words.seasons = ["winter", "spring", "summer", "autumn", "fall"]
    words.lines = [
      "all week": "days", "whole week": "days", "the whole week": "days", "few days": "days",
      "a few days": "days", "next few days": "days", "the next few days": "days",
      "coming days": "days", "next days": "days", "couple of days": "days",
      "a couple of days": "days", "weekdays": "days", "later": "hours", "later today": "hours",
      "dry": "when dry", "raining": "when rain", "snowing": "when snow", "sunny": "when sun",
      "freezing": "when below 0c", "moonrise": "sun", "moonset": "sun", "daylight": "sun",
      "dawn": "sun", "dusk": "sun", "twilight": "sun",
      "drizzle": "chart rain", "sleet": "chart rain",
      "heavy rain": "chart rain", "rain chance": "chart rain", "rain probability": "chart rain",
      "probability of rain": "chart rain", "high tide": "hours tide", "low tide": "hours tide",
      "soil temp": "hours soil-temperature",
      "ground frost": "when below 0c", "sunshine": "days", "storm warning": "warnings",
      "storm warnings": "warnings", "air quality": "air",
      "weather warning": "warnings", "weather warnings": "warnings", "weather alerts": "warnings",
    ]
    words.ordinals = ["st", "nd", "rd", "th"]
    words.continents = [
      "africa", "antarctica", "asia", "central america", "eurasia", "europe", "latin america",
      "middle east",
      "north america", "oceania", "south america",
    ]
    words.programLines = [
      "version": "help version", "ver": "help version", "-v": "help version",
      "--version": "help version", "-h": "help", "--help": "help", "?": "help",
    ]
    words.greetings = [
      "hello", "hi", "hey", "hello vane", "hello there", "hi there", "good morning", "good evening",
    ]
    words.replies = [
      "y", "n", "yes", "no", "ok", "okay", "yep", "yeah", "nope", "sure", "thanks", "thank you",
      "please", "never mind",
    ]
    words.programWords = [
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
      "pull", "push", "put", "pwd", "python", "quiet", "read", "readme", "refreshing", "release",
      "releases", "report", "reset", "rmdir", "root", "rows", "rss", "ruby", "run", "save",
      "scroll", "sed", "select", "settings-file", "setup", "sh", "share", "signup", "size", "skip",
      "sms", "sound", "source", "sources", "space", "speak", "ssh", "start", "station", "stations",
      "su", "sudo", "summary", "svg", "swipe", "tab", "table", "tap", "terms", "test", "text",
      "timezone", "token", "top", "touch", "tour", "town", "towns", "true", "tutorial", "tweet",
      "tz", "unit", "update", "upgrade", "url", "user", "users", "utc", "verbose", "vi", "view",
      "village", "vim", "voice", "web", "week", "weeks", "wego", "wget", "what", "which", "who",
      "why", "widget", "widgets", "width", "world", "write", "wttr", "www", "xml", "year",
      "yearly", "years", "zsh",
    ]
    words.missingWeather = [
      "surf", "fog", "storm", "storms", "thunder", "thunderstorm", "thunderstorms", "avalanche",
      "avalanches", "lightning", "hail", "taf", "garden", "drought", "satellite",
    ]
    return words
  }
}
