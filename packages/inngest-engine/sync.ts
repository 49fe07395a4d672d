import { z } from "zod";
import type { App } from "./app";
import { type FunctionSpec, type Refusal, readFunction } from "./functions";
import type { Log } from "./options";
import type { Registry } from "./registry";

const listingSchema = z.object({ app_id: z.string(), functions: z.array(z.unknown()) });

/** Fetches the app's functions. True on success; otherwise the registry is unchanged and marked as not ready. */
export function createSync(app: App, registry: Registry, log: Log): (now: Date) => Promise<boolean> {
  let lastListing = "";
  let lastTrouble = "";

  const trouble = (message: string): false => {
    registry.lost();
    if (message !== lastTrouble)
      log("warn", "engine: could not fetch the app's functions", { reason: message });
    lastTrouble = message;
    return false;
  };

  return async (now) => {
    const answer = await app.sync();
    if (answer.type !== "answered") return trouble("reason" in answer ? answer.reason : answer.type);
    if (answer.status !== 200 || answer.headers["x-inngest-sync-kind"] !== "in_band") {
      return trouble(`status ${answer.status}${explain(answer.status)}`);
    }
    const listing = listingSchema.safeParse(parse(answer.body));
    if (!listing.success) return trouble("its response is not a list of functions");
    lastTrouble = "";
    const { functions, refused } = readAll(listing.data.functions);
    registry.replace({ appId: listing.data.app_id, functions, refused, at: now });
    if (answer.body !== lastListing) report(log, listing.data.app_id, functions, refused);
    lastListing = answer.body;
    return true;
  };
}

function readAll(configs: unknown[]): { functions: FunctionSpec[]; refused: Refusal[] } {
  const functions: FunctionSpec[] = [];
  const refused: Refusal[] = [];
  for (const config of configs) {
    const read = readFunction(config);
    if ("spec" in read) functions.push(read.spec);
    else refused.push(read.refusal);
  }
  return { functions, refused };
}

function report(log: Log, appId: string, functions: FunctionSpec[], refused: Refusal[]): void {
  log("info", "engine: functions registered", { app: appId, functions: functions.map(({ id }) => id) });
  for (const { id, reasons } of refused) {
    log("error", `engine: function ${id} is refused and will not run`, { id, reasons });
  }
}

function explain(status: number): string {
  if (status === 401) return ": the app and the engine must have the same signing key";
  if (status === 500) return ": is the app in cloud mode without INNGEST_SIGNING_KEY?";
  if (status === 200) return ": in-band sync is off (INNGEST_ALLOW_IN_BAND_SYNC=false)";
  return "";
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
