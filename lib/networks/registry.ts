/** Selects the network to read: the licensed vendor if there is an API key, else the sandbox. */
import type { Clock } from "@/lib/clock";
import { createHarvestApi } from "./harvestapi";
import type { Network } from "./network";
import { createSandbox } from "./sandbox";
import { parseFaults } from "./sandbox/faults";

export interface NetworkEnvironment {
  HARVEST_API_KEY?: string | undefined;
  HARVEST_API_BASE_URL?: string | undefined;
  /** Host of the network that the vendor reads; required with a key. */
  NETWORK_HOST?: string | undefined;
  SANDBOX_FAULTS?: string | undefined;
}

/** Throws if the settings are incomplete or invalid. */
export function networkFromEnvironment(env: NetworkEnvironment, clock: Clock): Network {
  if (env.HARVEST_API_KEY) {
    if (!env.NETWORK_HOST) {
      throw new Error(
        "NETWORK_HOST is missing. With HARVEST_API_KEY, set it to the professional network's host.",
      );
    }
    return createHarvestApi({
      apiKey: env.HARVEST_API_KEY,
      baseUrl: env.HARVEST_API_BASE_URL || undefined,
      host: env.NETWORK_HOST,
      clock,
    });
  }
  return createSandbox({ clock, faults: env.SANDBOX_FAULTS ? parseFaults(env.SANDBOX_FAULTS) : undefined });
}
