import ScreenTestSupport

/// One document on one line for each command, in the order asked.
@MainActor @Suite(.timeLimit(.minutes(5))) struct JSONTests {
  @Test func answersEachCommandWithOneLine() async throws {
    let session = Session(
      ["search oslo", "1", "star", "serch", "", "set", "help quit", "rm all", "page 7", "quit"],
      runMode: .json,
      gazetteer: .finding([Fixture.oslo]), weather: .answering(Fixture.emptyReport))
    let (text, status) = await session.run()
    let oslo =
      #""name":"Oslo","country":"NO","countryName":"Norway","region":"Oslo","latitude":59.91273,"#
      + #""longitude":10.74609,"population":580000,"elevation":null,"timeZone":"Europe/Oslo","kind":"town","town":null,"iata":null,"icao":null"#
    expectText(
      text.replacing(oslo, with: "OSLO"),
      is: #"""
        {"schema":2,"command":"search","ok":true,"results":[{"row":1,"matched":"Oslo",OSLO}]}
        {"schema":2,"command":"detail","ok":true,"place":{OSLO},"report":{"service":"open-meteo","made":null,"fetched":"2026-11-21T14:12:00+01:00","sample":false,"instead":null,"forecast":null,"current":null,"hours":[],"days":[],"minutes":[]},"airQuality":null,"warnings":{"service":null,"reach":null,"fetched":null,"fallbackFor":null,"omitted":0,"unread":0,"abridged":0,"failure":"No official warnings are available for Norway.","items":null},"observation":null}
        {"schema":2,"command":"star","ok":true,"place":{OSLO}}
        {"schema":2,"command":"serch","ok":false,"error":{"code":"usage","message":"\"serch\" isn't understood. Did you mean \"search\"?"}}
        {"schema":2,"command":"more","ok":true}
        {"schema":2,"command":"set","ok":true,"service":"auto","model":"auto","calibrate":"off","language":"auto","open-meteo.url":"off","contact":"off","station":"off","station.values":"off","station.place":"off","country":"off","countries":"off","home":"off","timeout":"10","archive.hours":"30","archive.records":"365","theme":"auto","icons":"signs","tint":"off","pager":"on","map":"auto","fields":"ask","route":"ask","route.url":"off","location":"gpsd,home,timezone","location.ip":"ask","calendar.places":"ask","tell.command":"off","tell.quiet":"off","comfort":"5-27","panel":"off","reader":"off","units":"auto","temperature":"auto","wind":"auto","pressure":"auto","rain":"auto","distance":"auto","clock":"auto","settings":[{"name":"service","value":"auto","effective":"open-meteo","allowed":["auto","open-meteo","met-norway","openweather","city-list","sample"],"range":null,"unit":null},{"name":"model","value":"auto","effective":"auto","allowed":["auto","best","ecmwf","gfs","icon","aifs","aigfs","nbm","aladin","geosphere","meteofrance","ukmo","knmi","dmi","metno","meteoswiss","italiameteo","jma","gem"],"range":null,"unit":null},{"name":"calibrate","value":"off","effective":"off","allowed":["on","off"],"range":null,"unit":null},{"name":"language","value":"auto","effective":"en","allowed":["auto","en","sk"],"range":null,"unit":null},{"name":"open-meteo.url","value":"off","effective":"off","allowed":["https://example.org","off"],"range":null,"unit":null},{"name":"contact","value":"off","effective":"off","allowed":["me@example.org","https://example.org","off"],"range":null,"unit":null},{"name":"station","value":"off","effective":"off","allowed":["ecowitt 192.168.1.20","weewx /var/www/weewx.json","off"],"range":null,"unit":null},{"name":"station.values","value":"off","effective":"off","allowed":["temperature=outdoor.t:C","off"],"range":null,"unit":null},{"name":"station.place","value":"off","effective":"off","allowed":["Bratislava","48.15,17.11","off"],"range":null,"unit":null},{"name":"country","value":"off","effective":"off","allowed":["SK","off"],"range":null,"unit":null},{"name":"countries","value":"off","effective":"off","allowed":["SK,CZ,NO","off"],"range":null,"unit":null},{"name":"home","value":"off","effective":"off","allowed":["Bratislava","48.15,17.11","off"],"range":null,"unit":null},{"name":"timeout","value":"10","effective":"10","allowed":["10"],"range":[1,60],"unit":"seconds"},{"name":"archive.hours","value":"30","effective":"30","allowed":["30"],"range":[1,3650],"unit":"days"},{"name":"archive.records","value":"365","effective":"365","allowed":["365"],"range":[1,36500],"unit":"days"},{"name":"theme","value":"auto","effective":"light","allowed":["auto","dark","light","none"],"range":null,"unit":null},{"name":"icons","value":"signs","effective":"signs","allowed":["signs","emoji","nerd","ascii"],"range":null,"unit":null},{"name":"tint","value":"off","effective":"off","allowed":["SK=blue","SK=green","SK=orange","SK=purple","SK=red","SK=gray","SK=off","off"],"range":null,"unit":null},{"name":"pager","value":"on","effective":"on","allowed":["on","off","less"],"range":null,"unit":null},{"name":"map","value":"auto","effective":"dots","allowed":["auto","dots","blocks","ascii"],"range":null,"unit":null},{"name":"fields","value":"ask","effective":"ask","allowed":["ask","yes","no"],"range":null,"unit":null},{"name":"route","value":"ask","effective":"ask","allowed":["ask","yes","no"],"range":null,"unit":null},{"name":"route.url","value":"off","effective":"off","allowed":["https://example.org","valhalla+https://example.org","off"],"range":null,"unit":null},{"name":"location","value":"gpsd,home,timezone","effective":"gpsd,home,timezone","allowed":["gpsd","home","timezone","ip","off"],"range":null,"unit":null},{"name":"location.ip","value":"ask","effective":"ask","allowed":["ask","yes","no"],"range":null,"unit":null},{"name":"calendar.places","value":"ask","effective":"ask","allowed":["ask","yes","no"],"range":null,"unit":null},{"name":"tell.command","value":"off","effective":"off","allowed":["~/bin/tell","off"],"range":null,"unit":null},{"name":"tell.quiet","value":"off","effective":"off","allowed":["22-7","22:30-6:45","off"],"range":null,"unit":null},{"name":"comfort","value":"5-27","effective":"5-27","allowed":["5-27","-10-15","off"],"range":null,"unit":null},{"name":"panel","value":"off","effective":"off","allowed":["5kWp 35 180","off"],"range":null,"unit":null},{"name":"reader","value":"off","effective":"off","allowed":["on","off"],"range":null,"unit":null},{"name":"units","value":"auto","effective":"metric","allowed":["auto","metric","imperial","si","uk"],"range":null,"unit":null},{"name":"temperature","value":"auto","effective":"c","allowed":["auto","c","f","k"],"range":null,"unit":null},{"name":"wind","value":"auto","effective":"ms","allowed":["auto","ms","kmh","kn","bft","mph"],"range":null,"unit":null},{"name":"pressure","value":"auto","effective":"hPa","allowed":["auto","hPa","mmHg","inHg","kPa","mbar"],"range":null,"unit":null},{"name":"rain","value":"auto","effective":"mm","allowed":["auto","mm","inch"],"range":null,"unit":null},{"name":"distance","value":"auto","effective":"km","allowed":["auto","km","mi"],"range":null,"unit":null},{"name":"clock","value":"auto","effective":"24","allowed":["auto","24","12"],"range":null,"unit":null}]}
        {"schema":2,"command":"help","ok":true,"name":"quit","group":"Vane","short":["q","exit"],"usage":"","summary":"quit (or press Ctrl-D)","examples":[]}
        {"schema":2,"command":"rm","ok":false,"error":{"code":"usage","message":"\"rm\" works on your searches. Type vane searches first."}}
        {"schema":2,"command":"page","ok":false,"error":{"code":"usage","message":"The list of \"search oslo\" isn't on the screen any more. Type: vane search oslo"}}
        {"schema":2,"command":"quit","ok":true}

        """#)
    #expect(status == 2)
    #expect(session.lines.errors == "")
    for line in text.split(separator: "\n") {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }

  @Test func keepsTheSavedReportBesideTheError() async {
    let session = Session(
      [], runMode: .json, kept: SavedPlaces(searches: [Fixture.pin]),
      weather: .failing(.timedOut(host: "api.example", seconds: 10)),
      saved: [Fixture.pin: Fixture.emptyReport])
    let (text, status) = await session.run(["forecast"])
    expectText(
      text,
      is: oneLine(
        #"""
        {"schema":2,"command":"forecast","ok":false,"error":{"code":"timeout",
        "message":"api.example didn't respond within 10\#u{A0}s. Type refresh to try again."},
        "place":{"name":"48.15° N 17.11° E","country":null,"countryName":null,"region":null,
        "latitude":48.15,"longitude":17.11,"population":null,"elevation":null,"timeZone":null,
        "kind":"town","town":null,"iata":null,"icao":null},
        "report":{"service":"open-meteo","made":null,"fetched":"2026-11-21T14:12:00+01:00",
        "sample":false,"instead":null,"forecast":null,"current":null,"hours":[],"days":[],"minutes":[]},
        "favorites":[],"alerts":[],"warned":[]}
        """#) + "\n")
    #expect(status == 1)
  }

  @Test func writesTheFreshReportOnly() async {
    let session = Session(
      [], runMode: .wholeJSON, kept: SavedPlaces(searches: [Fixture.oslo]),
      weather: .answering(Fixture.report), saved: [Fixture.oslo: Fixture.emptyReport])
    let (text, status) = await session.run(["forecast"])
    #expect(
      text
        == #"{"schema":2,"command":"forecast","ok":true,"place":\#(Fixture.oslo.json),"report":\#(Fixture.report.withComingChance(at: Fixture.oslo, now: Fixture.now).json(at: Fixture.oslo)),"#
        + #""favorites":[],"alerts":[],"warned":[]}"# + "\n")
    #expect(status == 0)
  }
}
