extension EnglishPhrases {
  public var typedWords: TypedWords {
    var words = TypedWords()
    words.openers = [
      "is", "will", "does", "do", "what", "what's", "whats", "how", "how's", "hows", "show",
      "current", "should", "can", "could", "please", "give", "are", "any", "i", "want",
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
      "dawn": "sun", "dusk": "sun", "twilight": "sun", "barometer": "chart pressure",
      "rainfall": "chart rain", "drizzle": "chart rain", "sleet": "chart rain",
      "heavy rain": "chart rain", "rain chance": "chart rain", "rain probability": "chart rain",
      "probability of rain": "chart rain", "high tide": "hours tide", "low tide": "hours tide",
      "barometric pressure": "chart pressure", "soil temp": "hours soil-temperature",
      "ground frost": "when below 0c", "sunshine": "days", "storm warning": "warnings",
      "storm warnings": "warnings", "air quality": "air",
      "weather warning": "warnings", "weather warnings": "warnings", "weather alerts": "warnings",
    ]
    words.ordinals = ["st", "nd", "rd", "th"]
    words.continents = [
      "africa", "asia", "central america", "eurasia", "europe", "latin america", "middle east",
      "north america", "oceania", "south america",
    ]
    words.missingWeather = [
      "surf", "fog", "storm", "storms", "thunder", "thunderstorm", "thunderstorms", "avalanche",
      "avalanches", "lightning", "hail", "taf", "garden", "drought", "satellite",
    ]
    return words
  }
}
