/** Selects the networks to read, by the environment. */
import { type Clock, fixedClock } from "@/lib/clock";
import { createSandbox } from "@/lib/networks/sandbox";
import { parseFaults } from "@/packages/sandbox-network/faults";
import { createBluesky } from "./bluesky";
import { cleanNetwork } from "./clean-network";
import { combineNetworks } from "./combine";
import { createHarvestApi } from "./harvestapi";
import type { Network, NetworkId } from "./network";
import { isOnHost } from "./network-url";

export interface NetworkEnvironment {
  /** Networks side by side; the first is the default of searches. Without it, the other settings choose. */
  NETWORKS?: readonly NetworkId[] | undefined;
  HARVEST_API_KEY?: string | undefined;
  HARVEST_API_BASE_URL?: string | undefined;
  HARVEST_API_CENTS_PER_COST_UNIT?: number | undefined;
  HARVEST_API_CENTS_PER_CALL?: number | undefined;
  HARVEST_API_REPOSTS_PATH?: string | undefined;
  /** Host of the network that the vendor reads; required with the vendor. */
  NETWORK_HOST?: string | undefined;
  SANDBOX_FAULTS?: string | undefined;
  /** The sandbox network as it was at this moment; without it, it evolves with time. */
  SANDBOX_NOW?: string | undefined;
  /** Adds Bluesky to the networks chosen by the other settings. */
  BLUESKY?: boolean | undefined;
  BLUESKY_HANDLE?: string | undefined;
  BLUESKY_APP_PASSWORD?: string | undefined;
  BLUESKY_API_URL?: string | undefined;
  BLUESKY_SERVICE_URL?: string | undefined;
  /** False in a production deployment: there, no sample network stands in. */
  hasSandbox?: boolean;
}

/** The networks, with everything that they send cleaned. Throws if the settings are incomplete or invalid. */
export function networkFromEnvironment(env: NetworkEnvironment, clock: Clock): Network {
  const [first, ...others] = chooseNetworks(env).map((id) => openNetwork[id](env, clock));
  if (!first) throw new Error("NETWORKS is empty. Name at least one network.");
  const members: [Network, ...Network[]] = [first, ...others];
  for (const [index, { id, host }] of members.entries()) {
    const same = members.slice(0, index).find((other) => isOnHost(`https://${host}`, other.host));
    if (same)
      throw new Error(`NETWORKS: ${same.id} and ${id} are both on ${host}. Set another NETWORK_HOST.`);
  }
  return cleanNetwork(combineNetworks(members), clock);
}

/** The networks in their order, each once: those named, or else the vendor or the sandbox, and Bluesky if it is on. */
export function chooseNetworks(env: NetworkEnvironment): NetworkId[] {
  if (env.NETWORKS && env.NETWORKS.length > 0) return [...new Set(env.NETWORKS)];
  const { hasSandbox = true } = env;
  const main: NetworkId[] = env.HARVEST_API_KEY ? ["harvestapi"] : hasSandbox ? ["sandbox"] : [];
  return env.BLUESKY ? [...main, "bluesky"] : main;
}

const openNetwork: Record<NetworkId, (env: NetworkEnvironment, clock: Clock) => Network> = {
  sandbox: (env, clock) =>
    createSandbox({
      clock: env.SANDBOX_NOW ? fixedClock(env.SANDBOX_NOW) : clock,
      faults: env.SANDBOX_FAULTS ? parseFaults(env.SANDBOX_FAULTS) : undefined,
    }),
  bluesky(env, clock) {
    const { BLUESKY_HANDLE: handle, BLUESKY_APP_PASSWORD: appPassword } = env;
    if (Boolean(handle) !== Boolean(appPassword)) {
      throw new Error("Set both BLUESKY_HANDLE and BLUESKY_APP_PASSWORD, or neither.");
    }
    return createBluesky({
      clock,
      account: handle && appPassword ? { handle, appPassword } : undefined,
      publicUrl: env.BLUESKY_API_URL,
      serviceUrl: env.BLUESKY_SERVICE_URL,
    });
  },
  harvestapi(env, clock) {
    if (!env.HARVEST_API_KEY) throw new Error("HARVEST_API_KEY is missing. NETWORKS names harvestapi.");
    if (!env.NETWORK_HOST) {
      throw new Error(
        "NETWORK_HOST is missing. With HARVEST_API_KEY, set it to the professional network's host.",
      );
    }
    return createHarvestApi({
      apiKey: env.HARVEST_API_KEY,
      baseUrl: env.HARVEST_API_BASE_URL || undefined,
      centsPerCostUnit: env.HARVEST_API_CENTS_PER_COST_UNIT,
      centsPerCall: env.HARVEST_API_CENTS_PER_CALL,
      repostsPath: env.HARVEST_API_REPOSTS_PATH,
      host: env.NETWORK_HOST,
      clock,
    });
  },
};
