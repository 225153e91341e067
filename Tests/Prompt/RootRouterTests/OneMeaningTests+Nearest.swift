import Testing

// Lines that no command takes, and the nearest ones.
extension OneMeaningTests {
  /// What is lost is said, and all else is in the line that is offered.
  @Test(arguments: [
    ("compare Oslo, Bergen 15:00", "\"15:00\" can't", "compare Oslo, Bergen"),
    ("compare Oslo Bergen at 15:00", "\"at 15:00\" can't", "compare Oslo, Bergen"),
    ("compare Oslo Bergen 3 days", "\"3 days\" can't", "compare Oslo, Bergen"),
    ("days Oslo tomorrow 8am", "\"8am\" can't", "days Oslo tomorrow"),
    ("hours yesterday morning Oslo", "\"morning\" can't", "past 1 Oslo"),
    (
      "tell when rain tomorrow morning in Oslo", "\"morning\" can't",
      "tell when rain tomorrow in Oslo"
    ),
    ("uv Oslo tomorrow at noon", "\"at noon\" can't", "uv Oslo tomorrow"),
    ("hours tomorrow 48h Oslo", "\"48h\" can't", "hours Oslo tomorrow"),
    ("days 3 Oslo tomorrow", "\"3\" can't", "days Oslo tomorrow"),
    ("when rain or snow in Oslo", "\"snow\" can't", "when rain in Oslo"),
    ("when rain Oslo and Bergen", "\"Bergen\" can't", "when rain in Oslo"),
    ("when rain in Oslo next 3 days", "\"next 3 days\" can't", "when rain in Oslo"),
    ("soon Oslo tomorrow", "\"soon\" can't", "detail Oslo tomorrow"),
    ("when hot Oslo", "understood", "when above 30c in Oslo"),
    ("when no wind Oslo", "understood", "when wind below 3m/s in Oslo"),
    ("when temperature 0 in Oslo", "understood", "when below 0 in Oslo"),
    ("New York 3 days normal", "\"3 days\" can't", "normal New York"),
    ("Oslo sat in 2 hours", "\"in 2 hours\" can't", "detail Oslo sat"),
    ("Oslo friday, tomorrow", "\"tomorrow\" can't", "detail Oslo friday"),
    ("when wind 3 hours Oslo", "understood", "when wind above 10m/s 3h in Oslo"),
    ("kedy bude fúkať vietor v Oslo", "understood", "when wind above 10m/s in Oslo"),
    ("past Oslo tomorrow", "\"tomorrow\" can't", "past 7 Oslo"),
    ("temperature at 2000 m Oslo", "\"at 2000 m\" can't", "chart temperature Oslo"),
    ("when visibility 1km Oslo", "understood", "when visibility below 1km in Oslo"),
    ("when dry and warm Oslo", "\"warm\" can't", "when dry in Oslo"),
    ("when 6 bft Oslo", "understood", "when wind above 6 bft in Oslo"),
    ("kedy bude teplo v Oslo", "understood", "when above 20c in Oslo"),
    ("tell warnings Oslo tomorrow", "\"tomorrow\" can't", "tell warnings in Oslo"),
  ])
  func whatIsLostIsSaid(line: String, lost: String, meant: String) async {
    let text = await text(line)
    #expect(text.contains(lost), "\(text)")
    #expect(text.contains("Did you mean \"\(meant)\"?"), "\(text)")
    // The offered line works.
    let answer = await self.text(meant)
    let refusals = ["Did you mean", "Usage:", "belongs at", "isn't valid", "can't be"]
    #expect(!refusals.contains(where: answer.contains), "\(answer)")
  }

  /// What keeps every word is done, and says how it was read.
  @Test(arguments: [
    ("Oslo last 3 days", "past 3 days Oslo"),
    ("tomorrow New York vs Oslo", "compare New York, Oslo tomorrow"),
    ("Oslo tomorrow models", "models Oslo tomorrow"),
    ("hours Oslo, Bergen", "compare Oslo, Bergen"),
    ("wind Oslo, Bergen", "compare Oslo, Bergen by wind"), ("Oslo/Bergen", "compare Oslo, Bergen"),
    ("Oslo/Bergen tomorrow", "compare Oslo, Bergen tomorrow"),
    ("gusts above 20", "when gusts above 20"),
    ("vietor viac ako 10 Oslo", "when wind above 10 in Oslo"),
    ("wind more than 10 m/s Oslo tomorrow", "when wind above 10 m/s tomorrow in Oslo"),
    ("Oslo May 2025", "past May 2025 Oslo"), ("yesterday rain Oslo", "past 1 Oslo"),
    ("was it hot in Oslo yesterday", "past 1 Oslo"), ("pršalo včera v Oslo", "past 1 Oslo"),
    ("Oslo tomorrow mornign", "detail Oslo tomorrow morning"),
    ("air quality Oslo tomorrow", "chart air Oslo tomorrow"),
    ("rain last week Oslo", "past 7 Oslo"),
    ("porovnaj Oslo, Bergen zajtra", "compare Oslo, Bergen zajtra"),
    ("when sunset Oslo", "sun Oslo"), ("Oslo in winter", "chart year Oslo"),
    ("Oslo v júli", "chart year Oslo"), ("Oslo v zime", "chart year Oslo"),
    ("Oslo a fortnight", "days Oslo a fortnight"), ("Oslo all week", "days Oslo"),
    ("Oslo later", "hours Oslo"), ("Oslo celý týždeň", "days Oslo"),
  ])
  func whatIsUnderstoodIsDone(line: String, meant: String) async {
    let text = await text(line)
    #expect(text.contains("Read as: \(meant)\n"), "\(text)")
    let answer = await self.text(meant)
    #expect(text.split(separator: "\n").last == answer.split(separator: "\n").last)
  }
}
