import Documents

// The tools of `vane mcp`, a row each.
nonisolated extension Tool {
  static let all = [
    Tool(
      name: "find_place", title: "Find a place",
      summary:
        "Find places in the world by name (any language), airport or postal code, or position.",
      parameters: [
        ToolParameter(
          name: "name", kind: .name, summary: "Such as \"Paris, Texas\" or \"york in us\".",
          isRequired: true)
      ],
      lines: [["search", "--", "{name}"]],
      shape: [
        "results": .list(
          [
            "name region countryName country kind timeZone": .text,
            "latitude longitude elevation population": .number,
          ], atMost: 6)
      ]),
    Tool(
      name: "weather", title: "Weather now",
      summary:
        "The weather at a place now and today, with a forecast in prose, warnings and air quality.",
      parameters: [place], lines: [["detail", "{place}"]],
      shape: [
        "place": placeShape,
        "report": [
          "service fetched": .text,
          "current": [
            "time condition": .text, "temperature apparentTemperature relativeHumidity": .number,
            "pressure windSpeed windDirection windGust precipitation cloudCover": .number,
          ], "days": .list(day, atMost: 1),
        ],
        "warnings": [
          "failure": .text, "items": .list(["color severity kind from until": .text], atMost: 3),
        ], "airQuality": ["current": ["europeanBand": .text, "europeanIndex": .number]],
      ]),
    Tool(
      name: "days", title: "Days ahead", summary: "The forecast of a place day by day.",
      parameters: [
        ToolParameter(
          name: "days", kind: .integer(1...16), summary: "How many, from today on. Default: 7.",
          standard: ["7"]), place,
      ],
      lines: [["days", "{days}", "{place}"]],
      shape: [
        "place": placeShape,
        "report": ["service fetched": .text, "days": .list(day, atMost: 16)],
      ]),
    Tool(
      name: "hours", title: "Hours ahead",
      summary:
        "The forecast of a place hour by hour. precipitation is the sum of the hour that begins at time.",
      parameters: [
        ToolParameter(
          name: "hours", kind: .integer(1...72), summary: "How many, from now on. Default: 8.",
          standard: ["8"]),
        ToolParameter(
          name: "day", kind: date, summary: "The hours of this day instead, as YYYY-MM-DD."), place,
      ],
      lines: [["hours", "{day|hours}", "{place}"]],
      shape: [
        "place": placeShape,
        "report": [
          "service fetched": .text,
          "hours": .list(
            [
              "time condition": .text,
              "temperature precipitation precipitationProbability windSpeed": .number,
            ], atMost: 72),
        ],
      ]),
    Tool(
      name: "when", title: "When will it be so",
      summary:
        "Find the next hours that are dry, rainy, warm or calm, with how sure that is: share (0 to 1), and "
        + "runs, the count of an ensemble's runs that agree.",
      parameters: [
        ToolParameter(
          name: "weather", kind: .text(pattern: "^(?!.* [Ii][Nn] )[A-Za-z0-9 .,:%°-]{2,80}$"),
          summary:
            "Such as: dry 3h; dry saturday; rain tomorrow morning; snow; sun 2h; above 20; below 0; wind "
            + "below 5 6h (°C, m/s).", isRequired: true), place,
      ],
      lines: [["when", "{weather}", "in", "{place}"]],
      shape: [
        "place": placeShape, "question from to word service": .text, "hours share": .number,
        "found": .flag, "runs": ["model": .text, "agree of": .number],
        "instead": ["kind from to word": .text, "hours share": .number],
        "total": ["unit": .text, "sum": .number, "found": .flag],
      ]),
    Tool(
      name: "warnings", title: "Official warnings",
      summary:
        "Official weather warnings for a place. items is null where none could be read: that isn't an "
        + "all-clear, and failure says why.",
      parameters: [place], lines: [["warnings", "{place}"]],
      shape: [
        "place": placeShape, "service reach fetched failure": .text,
        "items": .list(
          [
            "color severity kind event from until headline instruction area authority": .text
          ], atMost: 8),
      ]),
    Tool(
      name: "compare", title: "Compare places",
      summary:
        "Two to eight places side by side. marks say which is the warmest, coldest, driest, wettest or windiest.",
      parameters: [
        ToolParameter(
          name: "places", kind: .places(2...8, between: ","), summary: "Names or positions.",
          isRequired: true),
        ToolParameter(name: "day", kind: date, summary: "On this day, as YYYY-MM-DD."),
      ],
      lines: [["compare", "{places}", "{day}"]],
      shape: [
        "items": .list(
          [
            "name": .text, "marks": .list(.text, atMost: 4),
            "report": ["current": ["temperature": .number], "days": .list(extremes, atMost: 3)],
          ], atMost: 8), "missing": .list(.text, atMost: 8),
      ]),
    Tool(
      name: "along", title: "Weather along a way",
      summary:
        "The weather along a way of places, or one that the user saved, at the time of each point. Lines are "
        + "straight, or follow roads (road) with by, where the user allows it.",
      parameters: [
        ToolParameter(
          name: "places", kind: .places(2...20, between: "to"),
          summary: "From the start to the end: names or positions."),
        ToolParameter(
          name: "way", kind: .way, summary: "The name of a saved way, instead of places."),
        ToolParameter(
          name: "departure",
          kind: .text(pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2} )?[0-9]{1,2}:[0-9]{2}$"),
          summary: "The local time of the start, as YYYY-MM-DD HH:MM or HH:MM. Default: now.",
          word: "at"),
        ToolParameter(
          name: "by", kind: .choice(["foot", "bike", "car"]), summary: "Default: bike.", word: "by"),
      ],
      lines: [["along", "{places|way}", "{by}", "{departure}"]], oneOf: ["places", "way"],
      shape: [
        "way": ["name departure arrival": .text, "length speed": .number, "road": .flag],
        "sentence": .text,
        "points": .list(
          [
            "time place": .text, "distance temperature precipitation": .number,
            "windSpeed headwind weatherCode": .number,
          ], atMost: 6, isSpread: true), "notes": .list(.text, atMost: 4),
        "service fetched": .text,
      ]),
    Tool(
      name: "models", title: "Weather models",
      summary:
        "What each weather model forecasts for a place, and how accurate each was there: the mean error of "
        + "the temperature a day ahead in °C, and how much of the rain it forecast (hitRate).",
      parameters: [place], lines: [["models", "{place}"], ["accuracy", "{place}"]],
      shape: [
        "place": placeShape,
        "models": .list(
          ["model": .text, "kilometers": .number, "days": .list(extremes, atMost: 2)], atMost: 6),
        "accuracy": [
          "models": .list(
            ["model": .text, "daysAhead meanAbsoluteError bias hitRate": .number], atMost: 6,
            only: ("daysAhead", 1))
        ],
      ]),
    Tool(
      name: "climate", title: "Climate of a day",
      summary:
        "A day beside the same day of other years: the last ten, and since 1950 by reanalysis (climate; null "
        + "until those days were requested once).",
      parameters: [
        ToolParameter(
          name: "request", kind: .option("--yes"),
          summary: "true also requests the days since 1950 that aren't saved, in several requests."),
        ToolParameter(name: "day", kind: date, summary: "As YYYY-MM-DD. Default: today."), place,
      ],
      lines: [["normal", "{request}", "{day}", "{place}"]],
      shape: [
        "place": placeShape, "date": .text, "mean": .number,
        "coldest warmest": ["temperature year": .number],
        "today": ["temperatureMin temperatureMax difference": .number],
        "climate": [
          "from to": .text, "mean low high rank of percentile": .number,
          "warmest coldest": ["value year": .number],
        ],
      ]),
    Tool(
      name: "seasonal", title: "Weeks and months ahead",
      summary:
        "Six weeks or seven months as differences from the usual (K, mm). warmer and wetter are shares of runs "
        + "(0 to 1); the rest is colder or drier. Never single days.",
      parameters: [
        ToolParameter(
          name: "unit", kind: .choice(["weeks", "months"]), summary: "Default: weeks.",
          standard: ["weeks"]), place,
      ],
      lines: [["{unit}", "{place}"]],
      shape: [
        "place": placeShape,
        "weeks": .list(
          [
            "from to": .text, "temperatureAnomaly precipitationAnomaly warmer wetter": .number,
          ], atMost: 7),
        "months": .list(
          ["from to": .text, "temperatureAnomaly precipitationAnomaly": .number], atMost: 8),
        "service fetched": .text,
      ]),
    Tool(
      name: "sun", title: "Sun and moon",
      summary:
        "Sunrise, sunset, twilight and the moon of a day, computed without a service. polar says that the sun "
        + "doesn't rise or set; daylight is in seconds; moonPhase is 0 at new moon and 0.5 at full moon.",
      parameters: [
        ToolParameter(
          name: "date", kind: date, summary: "As YYYY-MM-DD. Default: today."), place,
      ],
      lines: [["sun", "{date}", "{place}"]],
      shape: [
        "place": placeShape, "date sunrise sunset noon polar civilDawn civilDusk": .text,
        "moonrise moonset nextNewMoon nextFullMoon nextEquinox nextSolstice": .text,
        "daylight moonFraction moonPhase": .number,
      ]),
    Tool(
      name: "soon", title: "Rain in the next two hours",
      summary:
        "Rain and snow minute by minute, from radar where there is one (kind). precipitation is in mm/h.",
      parameters: [place], lines: [["soon", "{place}"]],
      shape: [
        "place": placeShape,
        "soon": [
          "service kind coverage issuedAt starts ends": .text,
          "minutes": .list(
            ["time": .text, "precipitation": .number], atMost: 12, isSpread: true),
        ],
      ]),
  ]

  private static let place = ToolParameter(
    name: "place", kind: .place,
    summary: "A name, code or position (\"48.15,17.11\"). Default: the user's last search, or home."
  )

  private static let date = ToolParameter.Kind.text(pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")

  private static let placeShape: DocumentShape = [
    "name region country timeZone": .text, "latitude longitude": .number,
  ]

  private static let day: DocumentShape = [
    "date condition": .text, "temperatureMin temperatureMax precipitation": .number,
    "precipitationProbability windSpeed": .number,
  ]

  /// The figures of a day that are compared.
  private static let extremes: DocumentShape = [
    "date": .text, "temperatureMin temperatureMax precipitation": .number,
  ]
}
