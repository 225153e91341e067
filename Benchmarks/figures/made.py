"""Weather made up at random, in the form in which Open-Meteo answers."""

from zoneinfo import ZoneInfo

from world import hours, midnight, table

ZONES = [
    ("Oslo", "Europe/Oslo"),
    ("Kathmandu", "Asia/Kathmandu"),
    ("Kolkata", "Asia/Kolkata"),
    ("Adelaide", "Australia/Adelaide"),
    ("New York", "America/New_York"),
    ("Honolulu", "Pacific/Honolulu"),
]


def series(random, count, start, step, low=-80, high=60):
    values = [start]
    for _ in range(count - 1):
        values.append(min(high, max(low, values[-1] + random.gauss(0, step))))
    return [round(value, 1) for value in values]


def forecast(random, now, zone, days=7, wet=None, chance=True):
    """The hours from midnight at the place on, as Open-Meteo writes them: amounts are those before a time."""
    times = hours(midnight(now, zone), 24 * days)
    amounts, spell = [], 0
    for _ in times:
        if spell <= 0:
            spell = random.randint(2, 14)
            falls = random.random() < 0.4
        spell -= 1
        amounts.append(round(random.uniform(0.1, 4), 1) if falls else random.choice([0, 0, 0, 0.05]))
    columns = {
        "temperature_2m": series(random, len(times), random.uniform(-15, 30), 1.2),
        "wind_speed_10m": series(random, len(times), random.uniform(0, 12), 0.8, 0, 40),
        "precipitation": amounts if wet is None else wet(times),
    }
    # Rain also where it is cold: what falls is what the service says.
    columns["weather_code"] = [63 if amount >= 0.1 else 3 for amount in columns["precipitation"]]
    if chance:
        columns["precipitation_probability"] = [
            random.choice([20, 35, 55, 60, 90, 100]) if amount >= 0.1 else random.choice([0, 5, 19, 20, 30, 49, 50, 70])
            for amount in columns["precipitation"]
        ]
    return times, columns


def serve(world, zone, now, made, ensembles=None):
    """Answers with the columns asked for of what was made up."""

    def answer(query):
        times, columns = made
        asked = [name for name in query.get("hourly", "").split(",") if name in columns]
        return table(
            zone,
            now,
            hourly=(times, {name: columns[name] for name in asked}),
            daily=([time.strftime("%Y-%m-%d") for time in days_of(times, zone)], {}),
        )

    def ensemble(query):
        found = (ensembles or {}).get(query["hourly"])
        return table(zone, now, hourly=found) if found else None

    world.answers = {"/v1/forecast": answer, "/v1/ensemble": ensemble}


def days_of(times, zone):
    return sorted({time.astimezone(ZoneInfo(zone)).date() for time in times})


def ensemble(random, variable, times, members, value, nulls):
    columns = {}
    for member in range(members):
        name = variable + (f"_member{member:02}" if member else "")
        columns[name] = [None if random.random() < nulls else value(index, member) for index in range(len(times))]
    return times, columns
