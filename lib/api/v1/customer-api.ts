/** What answers the operations of the customer API. */
import * as modules from "@/lib/contracts/v1/modules";
import { pair } from "../answers";
import { destinationsV1 } from "./destinations";
import { icpV1 } from "./icp";
import { intelligenceV1 } from "./intelligence";
import { registrationV1 } from "./registration";
import { signalsV1 } from "./signals";
import { sourcesV1 } from "./sources";
import { usageV1 } from "./usage";
import { watchlistV1 } from "./watchlist";

export const customerApi = pair(modules, {
  destinationsV1,
  icpV1,
  intelligenceV1,
  registrationV1,
  signalsV1,
  sourcesV1,
  usageV1,
  watchlistV1,
});
