extension EnglishPhrases {
  public var typedWords: TypedWords {
    var words = TypedWords()
    words.openers = [
      "is", "will", "does", "do", "what", "what's", "whats", "how", "how's", "hows", "show",
      "current", "should", "can", "could",
    ]
    words.lasting = ["when": ["when"], "tell when": ["tell", "notify", "remind", "warn"]]
    words.fillers = [
      "it", "it's", "the", "a", "an", "be", "going", "to", "there", "i", "we", "get", "have",
      "need", "like", "me", "if", "much", "long", "chance", "of", "now", "right", "time", "good",
      "nice", "bad", "bring", "take", "wear", "my",
    ]
    words.amounts = ["much"]
    words.weather = [
      "rain": ["rain", "raining", "rains", "rainy", "wet", "umbrella"],
      "snow": ["snow", "snowing", "snows", "snowy"], "dry": ["dry", "stop", "stops"],
      "sun": ["sunny"], "frost": ["freeze", "freezing", "freezes", "frost"], "wind": ["windy"],
      "weather": [
        "weather", "forecast", "cold", "cool", "hot", "warm", "jacket", "coat", "sweater",
        "gloves",
      ], "clouds": ["cloudy"], "humidity": ["humid"], "fog": ["foggy", "fog"],
    ]
    words.placePrepositions = ["in", "for", "at", "on"]
    words.genitives = ["of"]
    words.hourPrepositions = ["at"]
    words.beforeTimes = ["at", "in", "the", "around"]
    words.beforeStretches = ["next", "for", "the"]
    words.comparing = ["vs", "vs.", "versus", "or", "and"]
    words.ordinals = ["st", "nd", "rd", "th"]
    words.missingWeather = [
      "surf", "fog", "storm", "storms", "thunder", "thunderstorm", "thunderstorms", "avalanche",
      "avalanches", "lightning", "hail", "taf", "garden", "drought",
    ]
    return words
  }
}
