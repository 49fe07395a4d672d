/** Which network the product reads: the licensed vendor when there is a key, else the sandbox world. */
import type { Clock } from "@/lib/clock";
import { createHarvestApi } from "./harvestapi";
import type { Network } from "./network";
import { createSandbox } from "./sandbox";
import { parseFaults } from "./sandbox/faults";

export interface NetworkEnvironment {
  HARVEST_API_KEY?: string | undefined;
  HARVEST_API_BASE_URL?: string | undefined;
  /** The host of the network that the vendor serves; needed with a key. */
  NETWORK_HOST?: string | undefined;
  SANDBOX_FAULTS?: string | undefined;
}

/** Throws one clear error where the settings do not fit together. */
export function networkFromEnvironment(env: NetworkEnvironment, clock: Clock): Network {
  if (env.HARVEST_API_KEY) {
    if (!env.NETWORK_HOST) {
      throw new Error("NETWORK_HOST is missing: the host of the professional network, with HARVEST_API_KEY.");
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
