/** The tables of the customer API, one a line. */
export { authCheckV1 } from "./auth-check";
export { destinationsV1 } from "./destinations";
export { icpV1 } from "./icp";
export { intelligenceV1 } from "./intelligence";
export { registrationV1 } from "./registration";
export { signalsV1 } from "./signals";
export { sourcesV1 } from "./sources";
export { usageV1 } from "./usage";
export { watchlistV1 } from "./watchlist";
