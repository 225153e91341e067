// The words by which lines are read: rows of a kind, the meaning, and the phrases that have it.
extension EnglishPhrases {
  public var lexicon: String {
    """
    page detail: wx, outlook, atm, outside, like outside, weather, now, current, forecast, right now, at the moment, \
    currently, conditions, weather outlook, detailed, detailed forecast, full forecast, full report, weather report
    page hours: hourly, hourly forecast, hourly weather, by the hour, hour by hour, by hour, \
    later, couple of hours, a couple of hours, few hours, a few hours, next few hours, \
    the next few hours, over the next few hours, next hours, the next hours, coming hours, the coming hours
    page days: by day, sun hours, sunny hours, sunshine hours, hours of sun, hours of sunshine, how much sun, how much sunshine, how many hours of sun, \
    how many hours of sunshine, daily, weekly, week, weekly forecast, daily forecast, all week, whole week, \
    the whole week, few days, a few days, next few days, the next few days, coming days, \
    next days, couple of days, a couple of days, day by day, later this week, \
    later in the week
    page weeks: six weeks ahead, weeks ahead, next weeks, coming weeks, the next weeks, \
    the coming weeks, few weeks, a few weeks, next few weeks, the next few weeks, long range, \
    long range forecast, long term, long term forecast, extended forecast, couple of weeks, \
    a couple of weeks, next couple of weeks, the next couple of weeks, six week forecast
    page months: months ahead, next months, coming months, the next months, the coming months, \
    month, whole month, the whole month, all month, few months, a few months, next few months, \
    the next few months, monthly, monthly forecast, seasonal, seasonal forecast, \
    seasonal outlook, next season, couple of months, a couple of months, next couple of months, \
    this winter, this spring, this summer, this autumn, this fall, next winter, next spring, \
    next summer, next autumn, next fall, coming winter, coming summer, the winter, the summer, \
    winter outlook, summer outlook, spring outlook, autumn outlook
    page air@-0.3: aqi
    page pollen: pollen, pollen count
    page air: air quality index, pollution, air quality, smog, air pollution
    page uv: suncream, sun cream, ultraviolet, uvi, uv index, sunscreen, sunglasses, sunburn
    page warnings: new warnings, official warnings, official warning, small craft advisory, small craft warning, advisory, advisories, gale warning, gale warnings, heat warning, heat warnings, wind warning, wind warnings, snow warning, snow warnings, rain warning, rain warnings, flood warning, flood warnings, frost warning, weather alert, warning, storm warning, storm warnings, weather warning, weather warnings, \
    weather alerts, alerts
    page warnings severe: severe warnings, severe weather warnings, severe weather
    page sun: the sun, how high is the sun, how high will the sun be, civil twilight, nautical twilight, astronomical twilight, first light, last light, solar noon, the moon full, moon full, moon is full, the moon is full, moon, sunrise, sunset, moonrise, moonset, daylight, how much daylight, hours of daylight, how many hours of daylight, dawn, dusk, twilight, \
    moon phase, sun times, sun rise, sun set, is it dark, is it light, is the moon up, moon up, full moon, new moon, next full moon, \
    next new moon, solstice, equinox, next solstice, next equinox, does the sun rise, \
    does the sun set, the sun rise, the sun set, sun rises, sun sets, does the moon rise, sun up, \
    it be light, it be dark, sun down, get dark, gets dark, getting dark, get light, gets light, sun come up, sun comes up, sun go down, sun goes down, daylight hours, sun phase, day length, length of day, length of the day, how long is the day
    page past: last
    page models: are you sure, how sure is the forecast, how certain is the forecast, how sure is, how sure are you, \
    do the models agree, do models agree, compare models, compare the models, model comparison, which model, which models
    page records: record low in, record high in, hottest day ever, coldest day ever, wettest day ever, hottest ever, coldest ever, warmest ever, wettest ever, windiest ever, driest ever, \
    highest ever, lowest ever, on record, ever recorded, record high, record low, all time high, \
    all time low
    page normal: normals, last frost, last frost date, first frost date, frost dates, average frost, climate, average, usual, usually, normally, typically, at this time of year, this time of year, than usual, than normal
    page observed: station, weather station, nearest station, nearest weather station, metar, observation, observations, current observation
    page map: zoom in on, zoom on, zoom into, center on, centre on, zoom to, map type
    page map type radar: radar, rain radar, weather radar, radar map
    list favorites: favorites, favorite, favourite, my favorites, favourites, my favourites, all favorites, all my favorites, all my favourites, favs, my favs
    list all: the two pins, both pins, all, them, these, those, all of them, them all, both, both of them, the two, the two of them, these two, those two, the last two, last two
    layer night: night
    layer outline: outline, outlines
    layer borders: borders
    layer globe: globe
    layer rain: rain, precipitation, rainfall
    layer wind: wind, winds
    layer pressure: pressure
    layer temperature: temperature, temp, temperatures
    layer clouds: cloud cover, clouds, cloud, cloudiness
    layer warnings: warnings
    page chart air: air chart
    page chart year: year, yearly
    synonym map: show all my pins, all my pins, all pins, show my pins on the map, pins on the map, open map, open the map, show the map, pins, my pins, list pins, show pins, \
    show my pins, list my pins
    synonym map world: world map, map of the world, the whole world
    synonym pin: drop a pin, drop pin, put a pin, place a pin, add a pin, drop a pin at, \
    put a pin at, put a pin on
    synonym chart: as a chart, as a graph, graph, plot, meteogram, trend
    synonym accuracy: which model is most accurate, which model is the most accurate, most accurate model, which forecast is most accurate, which forecast is the most accurate, which model is the best, which model is best, best model, which forecast is best, accurate, how accurate, how accurate is the forecast, how good is the forecast, \
    how good are the forecasts, how good are forecasts, how accurate are the forecasts, how accurate are forecasts, \
    how reliable are the forecasts, how reliable are forecasts, \
    how reliable is the forecast
    synonym compare: cmp, diff, versus, difference between
    synonym along: on the road, on the road from, route, ride, trip, along the way, on the way from
    synonym search: find, lookup, look up, look for, search for, find me
    synonym rm: del, delete, erase, remove, delete row, remove row, delete line, remove line, \
    delete number, remove number, delete search, remove search, forget, forget search
    synonym rename: mv, edit
    synonym undo: oops, revert
    synonym refresh: !!, reload, update, again, repeat
    synonym more: show more, see more, show me more, tell me more, next page, next
    synonym ways: my ways, show ways, saved ways
    synonym in: zoom in, closer, zoom closer
    synonym up: further north
    synonym down: further south
    synonym left: further west
    synonym right: further east
    synonym out: zoom out, further out, farther out
    synonym back: back to the list, back to list, back to the results, go back, close, return, prev, previous, cd .., cd -
    synonym quit: :q, :q!, :wq, :x, bye, goodbye, good night, see you, exit(), logout, quit()
    synonym detail: open, cd, goto, go to
    synonym tell on: turn on alerts, enable alerts, start alerts
    synonym tell check: check alerts, check my alerts, check the alerts
    synonym tell off: turn off all my alarms, turn off my alarms, turn off all alarms, turn off alarms, turn off all my alerts, turn off notifications, stop alerting me, stop notifying me, stop telling me, stop alerts, stop all alerts, stop my alerts, turn off all alerts, turn off my alerts, stop the alerts, turn off alerts, disable alerts, stop notifications
    synonym favorites: my saved places, saved places, list my saved places, weather for my favourites, weather in my favourites, fav list, favorites list, favourites list, list of favorites, list of favourites, favs, faves, my favs, what are my favourites, what are my favorites, weather for my favorites, weather in my favorites, my favorites weather, ls, ll, dir, list, starred, my starred, bookmarks, favourite, my favorites, \
    favorite places, my favorite places, favourite places, my favourite places, \
    show favorites, show my favorites, list favorites, my places, favourites, my favourites, \
    show favourites, show my favourites, list favourites, show favs, show my favs, list favs
    synonym searches: what did i search, what did i search for, history, recent, my searches, show searches, show my searches, \
    recent searches, search history, show history
    synonym home: save home as
    synonym told: what alerts have i got, which alerts have i got, tell list, what are my alerts, which alerts do i have, which alerts have i, alarms, my alarms, what alerts do i have, do i have any alerts, which alerts are set, list my alerts, my alerts, show alerts, show my alerts, list alerts
    synonym soon: nowcast
    synonym star: fave, save this, save, follow, save this place, save this city, save place, bookmark, favorite, add
    synonym unstar: unfavorite, unbookmark, delete from favorites, remove from favorites
    synonym status: services, is the service up, are you online
    synonym help: what does, how do i use, how do i see, how do i show, how does, explain, commands, info, man, usage, list commands, show commands, all commands, \
    what can i do, what can i ask, what can i type
    synonym set: my settings, what are my settings, show settings, show my settings, config, options, preferences, settings
    synonym searches clear: truncate, delete history, erase history, delete all searches, delete searches, \
    remove all searches, forget all searches, clear searches, clear all searches, clear history, clear my searches, clear my search history, delete my search history, clear search history
    synonym favorites sort temperature: which of my favorites is warmest, which of my favourites is warmest, warmest favorite, warmest favourite
    synonym sort name: sort alphabetically
    synonym filter: clear filter, remove filter, reset filter
    synonym export: save favorites to, save my favorites to, export favorites to, export everything, export everything to, save everything, save everything to, share, share this, backup, save
    synonym import: load, restore
    synonym cities: capitals, biggest cities, largest cities, big cities
    synonym nearest: near, nearby
    synonym here: gps, locate, whereami, near me, where am i, where i am
    synonym archive clear: clear archive, clear the archive, wipe archive, wipe the archive, delete archive, empty archive
    synonym told rm all: delete all my alerts, remove all my alerts, clear all my alerts, delete all alarms, remove all alerts, delete all alerts, delete my alerts, remove my alerts, clear alerts, clear my alerts
    synonym favorites rm all: delete all favourites, delete all my favourites, remove all favourites, clear all favorites, clear all favourites, delete all my favorites, remove all my favorites, delete all favorites, remove all favorites, clear favorites
    synonym home this: make this my home, make it my home, this is my home, this is home
    synonym home off: forget my home, remove my home, delete my home, forget home
    synonym favorites rm: delete favorite, remove favorite
    synonym ways rm: delete way, remove way, delete route, remove route
    synonym map rm: remove pin, delete pin, rm pin, remove pin number, delete pin number
    synonym told rm: tell rm, tell remove, tell delete, delete alert, remove alert, rm alert, delete alert number
    synonym told pause: tell pause, pause alert, resume alert
    quantity temperature: warmest hour, coldest hour, hottest hour, temperature, temp, how many degrees, high temperature, \
    low temperature, highest temperature, lowest temperature, max temperature, min temperature, \
    max temp, min temp, temperatures, temps, highs, lows, highs and lows, max and min, min and max
    quantity rain: wettest hour, rain, precip, precipitation, rainfall, drizzle, sleet, rain chance, \
    rain probability, probability of rain, probability of precipitation, showers
    quantity snow: fresh snow, snow, snowfall, snow accumulation
    quantity wind: wind dir, headwind, headwinds, tailwind, tailwinds, windiest hour, wind force, wind speed and direction, wind direction and speed, where does the wind come from, where is the wind coming from, where does the wind blow from, where is the wind from, wind, wind speed, wind direction, windy, breeze, wind speeds, winds
    quantity pressure: pressure, qnh, baro, barometer, barometric pressure, air pressure, sea level pressure
    quantity humidity: humidity, hum, relative humidity, humid, muggy
    quantity cloud: overcast, cloud, clouds, cloud cover, cloudy
    quantity gusts: gust speed, gust speeds, gusts, gust, wind gusts, wind gust, gusty
    quantity visibility: visibility, vis, how far can i see
    quantity apparent: apparent, how does it feel, what does it feel like, feel like, feel, feels, feels like, feels like temperature, feels like temp, real feel, apparent temperature
    quantity dew-point: dew point, dew pt, dewpt, dew, dewpoint
    quantity wet-bulb: wet bulb
    quantity heat-index: heat index
    quantity humidex: humidex
    quantity wind-chill: wind chill, windchill, wind chill factor
    quantity utci: utci
    quantity snow-depth: depth, how much snow is in, deeper, deeper than, how deep, snow height, height of snow, snow cover, snow depth, depth of snow, snow conditions, ski conditions, skiing conditions, snow on the ground, how deep is the snow, \
    how much snow is there, how much snow is on the ground, how much snow is lying, snow is lying, snow lying, how high is the snow, how high is snow, how thick is the snow, how much snow lies
    quantity freezing-level: freezing level, freezing lvl, snow line, snowline
    quantity soil-temperature: soil temperature, soil temp
    quantity soil-temperature-18cm: soil temperature 18 cm, soil temperature 18cm, soil temperature at 18 cm, soil temperature at 18cm, soil temp 18 cm, \
    soil temp 18cm, soil temp at 18 cm, soil temp at 18cm
    quantity soil-moisture: soil moisture, how wet is the soil, how dry is the soil
    quantity evapotranspiration: evaporation, evapotranspiration, et0
    quantity radiation: radiation
    quantity sun-power: solar panel output, solar panels output, sun power, pv, pv output, solar output, solar power
    quantity vapor-deficit: vapor deficit, vpd
    quantity cape: cape
    quantity sea: to swim, swim, swimming, for swimming, warm enough to swim, warm enough for swimming, sea surface temperature, temperature of water, temperature of the water, ocean temperature, ocean temp, how cold is the water, how warm is the water, the water, sea, sea temperature, sea temp, water temperature, water temp
    quantity waves: rough, choppy, sea rough, sea choppy, rough seas, how rough is the sea, how choppy is the sea, rough sea, choppy sea, sea be rough, sea be choppy, waves, wave, wave height, wave ht, sea state
    quantity swell: swell
    quantity wave-direction: direction of the waves, direction of waves
    quantity wave-period: period, period of the waves, period of waves
    quantity birch-pollen: pollen for birch, birch trees
    quantity grass-pollen: pollen for grass
    quantity tide: low water, high water, tide table, tide tables, tide times, tide, tides, high tide, low tide
    quantity river: river, river level, discharge
    quantity uv: uv, uv index
    quantity ragweed-pollen: ragweed
    quantity cloud-low: cloud cover low, low cloud cover, low cloud, low clouds
    quantity cloud-mid: mid cloud, mid clouds, middle clouds
    quantity cloud-high: high cloud
    quantity ozone: ozone, o3
    quantity pm2.5: pm25, pm 2.5
    quantity pm10: pm10, pm 10
    quantity no2: no2
    quantity dust: dust
    sky rain: rain, showers, shower
    weather rain: drizzling, drizzle, raining, rains, rainy, wet, umbrella, brolly, raincoat, raincoats, wellies, rainy day, rainy days, wet day, wet days, \
    will the rain last, will rain last, does the rain last, rained
    sky snow: snow
    weather snow: snowing, snows, snowy, snowy day, snowy days, will the snow last, snowed
    weather dry: dry, dry spell, dry days, dry window, dry windows, dry slot, dry period, dry weather
    weather dry 24h: dry day, day without rain, rainless day
    sky sun: sun, sun come out, sun coming out, sun be out, sun out
    weather sun: any sun, any sunshine, sunny spell, sunny spells, sun out, sun be out, sunny, sunny day, sunny days, sunshine, sun shine, sun shining, shine, shining, clear up, clears up, brighten up
    weather below 0c: dip below freezing, dips below freezing, go below freezing, fall below freezing, gets below freezing, under freezing, drop under freezing, drop below freezing, frost, freeze, freezing, freezes, below freezing, drops below freezing, falls below freezing, goes below freezing, get below freezing, \
    under freezing, subzero, sub-zero
    weather above 0c: above freezing, thaw, thawing
    feeling: hat, scarf, gloves, boots, shorts, sandals, coats, jackets, cold, cool, hot, warm, jacket, coat, sweater, gloves, chilly, high, low, wear
    guess above 30c: hot
    guess above 20c: warm
    guess below 15c: cool
    guess below 5c: cold
    guess wind above 10m/s: windy, wind, strong wind, strong winds
    guess wind above 17m/s: gale
    guess wind above 20m/s: stormy
    guess wind below 3m/s: calm, no wind
    guess rain above 4mm: bucketing, bucketing down, chucking it down, chucking down, tipping down, pelting down, hammering down, lashing down, rain be heavy, heavy rain, heavy rainfall, heavy showers, rain heavily, rain hard, pour, pouring, downpour, downpours
    guess snow above 2cm: heavy snow, heavy snowfall, snow heavily, snow hard
    guess humidity above 80%: humid
    guess aqi above 60: bad air, air bad, bad air quality, air quality bad, air quality is bad, air is bad, poor air quality, air quality poor, air quality is poor
    guess cloud above 80%: cloudy
    guess cloud below 20%: sky be clear, sky clear, skies clear, skies be clear, sky is clear, clear, clear sky, clear skies, stars, see the stars, stargazing, \
    milky way, the milky way
    negation: no, not, without, never, no more, isn't, isnt, aren't, arent, doesn't, doesnt, won't, wont, didn't, didnt, wasn't, wasnt, weren't, hasn't, hasnt
    ending@0.2: over
    ending: drop, drops, drop off, drops off, subside, subsides, abate, abates, stopped, quit, quits, stop, stops, end, ends, die down, dies down, calm down, calms down, let up, lets up, \
    ease, eases, ease off
    ask best: when can i leave, when can we leave, when can i set off, when can we set off, best time to run, \
    best time to set off, when should i set off, when should we set off, best time to leave, best time to go, best time to start, best start, when should i leave, when should we leave, \
    when should i start, when to leave, when is the best time to leave, when is the best time to go
    ask best car: best time to drive, when is the best time to drive, when should i drive, when should we drive, when to drive
    ask best foot: best time to walk, when is the best time to walk, when should i walk, when should we walk, when to walk, best time to hike, when is the best time to hike, when should i hike, when should we hike, when to hike
    ask best bike: best time to cycle, when is the best time to cycle, when should i cycle, when should we cycle, when to cycle, best time to ride, when is the best time to ride, when should i ride, when should we ride, when to ride
    ask yes: wil, will, will it, will there be, should, do i need, do we need, is it going to, is it going to be, u know if, you know if, do you know if, any idea if, is, does, do, are, can, could, is there, are there, \
    is it, does it, any, expected, did, was, were, \
    kindly tell me if, could you kindly tell me if, i wonder if, do you think, how likely is, can you tell me if, could you tell me if, can you tell me whether, \
    could you tell me whether, tell me whether
    ask chance: chance of, chance, probability of, likelihood of, odds of
    ask where: which has, which city, which town, which place, where, where is it, where will it be
    ask what: which one, which ones, which one of them, what, what's, whats, how, how's, hows, what about, which, \
    which way, which direction, what direction, what day, which day, which days, how is it, what is it
    ask say: tell me
    ask much: how many mm, how many cm, how many inches, how much, how many, how high, how big, how strong, how windy
    ask show: would you tell me, would you please tell me, show, show me, give, give me, i want, tell me the, i want to know, let me know, \
    know if, i'd like, i would like, i'd like to know, i would like to know, can i have, \
    could i have, can i get, could i get, get me, use, put, make, change, switch, switch to, change to, may i see, \
    i'd like to see, i would like to see, i want to see
    ask when: how long, for how long, what time, at what time, next time, can you tell me when, could you tell me when, do you know when, any idea when, how much longer will it, how much longer, when, when's, whens, time until, how long until, how soon
    ask when@0.4: next, first
    ask tell: tell me when that happens, tell me when it happens, let me know when that happens, let me know when it happens, let me know as soon as, tell me as soon as, alert me as soon as, lmk if, lmk when, let me know about, inform me when, inform me if, make alert for, make an alert for, add alert for, add an alert for, set alert for, set an alert for, new alert for, alert me about, tell me when, tell me if, notify, remind, warn, alert, notify me, remind me, \
    warn me, alert me, let me know when, let me know if, tell when, notify me when, \
    remind me when, warn me when, alert me when, alert when, warn me of, notify me of, tell, \
    wake me if, wake me when, wake me up if, wake me up when, ping me if, ping me when, text me if, \
    text me when, email me if, email me when, message me if, message me when
    filler: right this minute, in force, enough, leave, depart, set off, instead, its, there, there's, ok, okay, i'm, i am, we're, we are
    ask yes: shall we, shall i, risk of, risk, has it, has
    ask no: isn't it, won't it, doesn't it, didn't it, wasn't it, hasn't it
    ask what: does the forecast say, what does the forecast say, what's happening with, what is happening with, going, fly, flying, travel, traveling, travelling, visit, visiting
    soft: totals, needed, picks up, pick up, say, %, able, able to, keep, keeps, at all, in a row, kid, kids, sky, sum, amount, cumulative, big, huge, visible, bigger, times, will fall, arrive, arrives, in the shade, mm, cm, millimeters, millimetres, centimeters, centimetres, come, comes, definitely, fallen, pack, total, in total, accumulation, percent, percent chance, blowing, blow, northerly, southerly, easterly, westerly
    soft direction: from the north, from the south, from the east, from the west, north, south, east, \
    west, the north, the south, the east, the west
    superlative: the most, cleaner, cleanest, best, strongest, heaviest
    superlative temperature: warmest, coldest, hottest, coolest, warmer, colder, warmest place, coldest place, \
    coldest night, warmest night
    superlative wind: windiest, windier, calmest, calmer, least windy, windiest place
    superlative rain: wettest, wetter, driest, drier, rainiest, rainier, driest place, wettest place
    superlative snow: snowiest, snowier
    superlative cloud: sunniest, sunnier, sunniest place
    filler: anywhere, too, as well, it, it's, the, a, an, of, now, rn, please, pls, plz, \
    thanks, thx, my, you, just, about, \
    this place, that, same, the same, vane, this one, this city, this town, my town, my city, \
    downtown, central, greater, \
    my trip, a trip, our trip, my holiday, my vacation, our holiday, our vacation
    filler: back to, what if i leave, what if we leave, if i leave, if we leave
    filler star: to favs, to my favs, to favorites, to my favorites, to the favorites, to favourites, to my favourites, to the favourites
    filler unstar: from favs, from my favs, from favorites, from my favorites, from the favorites, from favourites, \
    from my favourites
    filler: the village of, the town of, or not, only, both, sailing, sail, to sail, at the top of, on top of, the top of
    filler: my dear, dear, leaving, departing, maybe, kindly, probably, actually, pretty please
    filler@0.4: this
    filler@0.4: one
    filler@1.4: me
    soft: fine, clean, fast, start, starts, begin, begins, rising, falling, dropping, max, maximum, min, minimum, \
    lowest, highest, fell, day, night, long, good, nice, bad, bring, take, see, know, fall, \
    deep, want, strong, many, go, be, i, we, get, have, need, \
    like, going, going to, right, for a, so, time, got, expected, then, also, \
    look, looks, looking, another, gets, getting, becomes, turns, doing, stay, stays, remain, remains, still, coming, expect, expecting
    soft if: if
    soft: they, on the way
    soft@1.2: later
    soft@0.8: much
    soft@0.6: next
    filler@0.4: more, less
    soft: gonna, light, live, hard, a lot, lot, most, most of, quite, very, super, really, pretty, somewhat, bit, a bit, some, sure, \
    yet
    missing: ground frost, why, rainbow, torr, furlongs, eclipse, solar eclipse, lunar eclipse, easter, thanksgiving, since, this time, same time, aurora, northern lights, good friday, golden hour, blue hour, surf, icy, black ice, fog, foggy, storm, storms, thunder, thunderstorm, thunderstorms, avalanche, \
    avalanches, lightning, hail, taf, garden, drought, satellite, flood, tornado, hurricane, by train, by bus, by boat, by ferry, by ship, by plane
    large africa: africa
    large asia: asia, eurasia
    large atlantic: the atlantic, atlantic ocean, north atlantic, north atlantic ocean
    large baltic: the baltic, baltic sea
    large central-america: central america
    large europe: europe
    large mediterranean: the mediterranean, mediterranean sea
    large middle-east: middle east
    large north-america: north america
    large north-sea: north sea
    large oceania: oceania
    large south-america: latin america, south america
    large: antarctica, the pacific, pacific ocean, indian ocean, arctic ocean, the gulf, the midwest, the channel
    airport airport: airport, airports
    joint in: in, off, for, at, on, near, around, over, @
    joint of: of
    joint from: from
    joint to: to, till, til, until, through, thru
    joint via: via
    joint with: with
    joint and: and, &, +
    joint than: than, vs, vs., versus, against, compared to, compared with
    joint or: or
    joint by: by
    joint between: between
    means car: car, by car, driving, by truck, by van, by motorbike, by motorcycle
    means car@-0.8: drive
    means foot@-0.8: walk, hike
    means bike@-0.8: cycle
    means bike: bike, by bike, by bicycle, bicycle, cycling, biking
    means foot: foot, by foot, on foot, walking, hiking
    setting units imperial: change units to imperial, imperial units, imperial, us units, units us, unit us, units imperial
    setting units metric: change units to metric, metric, units metric, metric units, unit metric
    setting units: units, unit, change units
    setting language: language, change language
    setting theme: theme, change theme, colors, change colors
    setting clock: change clock, clock format, time format
    setting temperature fahrenheit: fahrenheit, °f, use fahrenheit, units fahrenheit
    setting temperature celsius: in c, celsius, °c, use celsius, units celsius
    setting language en: english, speak english, in english, switch to english, change language to english
    setting language sk: slovak, speak slovak, in slovak, switch to slovak, change language to slovak
    setting wind knots: knots, use knots
    setting wind mph: mph, miles per hour
    setting wind bft: bft, beaufort
    setting temperature k: kelvin, kelvins
    setting pressure mmhg: mmhg
    setting pressure hpa: hpa, hectopascal, hectopascals
    setting pressure inhg: inhg, inches of mercury
    setting pressure kpa: kpa
    setting pressure mbar: mbar, millibar, millibars
    setting rain inch: inches
    setting wind kmh: kmh, kph, km/h
    setting theme dark: turn on dark mode, theme dark, dark, dark mode, dark theme
    setting theme none: no colors, colors off, turn off colors, without colors, no color
    setting theme light: theme light, light mode, light theme
    setting clock 24: 24h clock, 24h time, 24 hour clock, 24 hour time, use 24 hour clock, use 24 hour time
    setting clock 12: 12h clock, 12h time, 12 hour clock, 12 hour time, use 12 hour clock, use 12 hour time
    setting temperature f: temperature f, in f
    setting icons emoji: emoji, use emoji, emojis
    setting wind ms: m/s
    past: did, was, were, fell, rained, snowed, didn't, didnt, wasn't, wasnt, weren't, hasn't, hasnt, didn't it, wasn't it, hasn't it
    period last night: last night
    period last week: last week, past week
    period next month: next month, the next month, coming month, the coming month
    period last month: last month
    period past month: past month
    period year: last winter, last spring, last summer, last autumn, last fall, winter, spring, summer, autumn, this month
    period last year: last year
    period other year: next year
    span bare: for, the, for the, in the
    span next: next, for the next, the next, in the next, over the next, next the, this, coming, \
    the coming, within, \
    outlook, outlook for, outlook for the next
    span last: previous, the previous, last, past, the last, the past, in the last
    home home: home, at home, where i live, at my place
    here here@-0.6: where i am, where we are
    here here: in town, here, near me, around here, my location, current location, my position, my current location
    other: wheat, cancel, zoo, gym, pub, bay, hill, hills, creek, lake, ridge, cove, falls, springs, sowing, showing, slowing, barn, barns, weeds, seeds, needs, ruins, tidy, shell, shells, spell, mood, moor, spoon, daze, \
    fallen, guests, busts, bust, wines, clown, loud, aloud, alter, warming, farming, earning, compass, recorder, bunny, runny, sheep, fleet, sheer, cleat, caves, saves, wages, but, weak, slow, slowly, lots, least, sleep, train, drain, brain, main, gain, pain, paint, find, mind, kind, \
    wine, wing, wild, wide, wise, yours, ours, says, said, pays, post, part, pass, paste, noon, son, gave, cave, driver, fever, \
    loud, funny, charm, chat, smart, heart, alone, among, then, were, well, wall, goes, dogs, hide, tile, must, \
    shop, shoe, shoes, shot, sweet, street, sheet, sheets, mouth, formal, whether, leather, feather, tall, front, \
    horse, horses, house, houses, raise, raised, trail, road, roads, bread, break, dress, rise, \
    plant, plants, plan, plans, play, bike, biked, run, runs, news, full, word, words, card, yard, hear, \
    reason, person, lesson, water, wonder, wander, under, order, border, paper, power, tower, \
    flower, flowers, mine, wife, life, kids, table, stable, cable, sell, small, smell
    page line --preset prose: prose, summary, short summary
    page map type globe@1: globe
    """
  }
}
