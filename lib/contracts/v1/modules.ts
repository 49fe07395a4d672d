/** The contracts of the customer API, a module a line. */
export * as authCheckV1 from "./auth-check";
export * as destinationsV1 from "./destinations";
export * as icpV1 from "./icp";
export * as intelligenceV1 from "./intelligence";
export * as registrationV1 from "./registration";
export * as signalsV1 from "./signals";
export * as sourcesV1 from "./sources";
export * as usageV1 from "./usage";
export * as watchlistV1 from "./watchlist";
