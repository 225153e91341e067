import Testing
import WeatherModels
import Ways
