public import WeatherModels

extension English {
  public func instead(of missing: Service, answers: Service, because reason: String) -> String {
    "This is the report of \(serviceName(answers)), because \(serviceName(missing)) gave none: \(reason)"
  }

  public func ending(_ service: Service) -> String {
    "\(serviceName(service)) will soon stop answering this version of Vane. Look for a newer one."
  }
}
