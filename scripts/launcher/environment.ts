import { randomBytes } from "node:crypto";
import { directUrl } from "@/db/addresses";
import { newToken } from "@/lib/ids";
import { keepSecrets } from "../secrets";
import { fakesEnvironment } from "./fakes";
import { paymentsEnvironment } from "./payments";
import type { Settings } from "./settings";

/** Generated at the first start and stored, so that sessions and stored secrets survive a restart. */
const portalSecrets = {
  NEXTAUTH_SECRET: () => newToken(48),
  ENCRYPTION_KEY: () => randomBytes(32).toString("base64"),
};

/** Shared by the server and the engine to authenticate each other. */
const engineSecrets = {
  INNGEST_SIGNING_KEY: () => `signkey-prod-${randomBytes(32).toString("hex")}`,
  INNGEST_EVENT_KEY: () => newToken(24),
};

/** Deliveries mostly wait for receivers: with slots of their own they never take those of other work. */
export const engineLanes = "signal-to-action-deliver-destination=64";

/**
 * The environment of the server and the engine: the user's own environment first. In embedded mode, missing values
 * come from secrets generated once for this data folder and from local defaults.
 */
export function productEnvironment(
  settings: Settings,
  databaseUrl: string,
  enginePort: number,
  paymentsPort: number | null = null,
): NodeJS.ProcessEnv {
  const { dev, port, contactHost, embedded, engine, fakes } = settings;
  const address = `http://localhost:${port}`;
  const always = {
    NODE_ENV: dev ? ("development" as const) : ("production" as const),
    NEXT_TELEMETRY_DISABLED: "1",
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    // What the user says of another database does not apply to the one that is started here.
    ...(!settings.databaseUrl && { DATABASE_POOLED: "", DATABASE_DIRECT_URL: "" }),
  };
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  // A terminal shows what needs attention; a collector of logs gets all.
  const LOG_LEVEL = embedded || process.stdout.isTTY ? "warn" : "info";
  if (!embedded) return { LOG_LEVEL, ...given, ...always };
  return {
    LOG_LEVEL,
    APP_URL: address,
    ...keepSecrets(settings.dataDir, portalSecrets),
    ...(engine && keepSecrets(settings.dataDir, engineSecrets)),
    ...given,
    ...always,
    EMBEDDED: "1",
    ...(fakes && fakesEnvironment(fakes, settings.dataDir)),
    ...(paymentsPort !== null && paymentsEnvironment(paymentsPort, settings.dataDir)),
    ...(engine && {
      INNGEST_DEV: "0",
      INNGEST_BASE_URL: `http://127.0.0.1:${enginePort}`,
      INNGEST_SERVE_URL: `http://${contactHost}:${port}/api/inngest`,
      ENGINE_PORT: String(enginePort),
      ENGINE_LANES: engineLanes,
    }),
  };
}

/** The environment of the engine: its queue needs a connection of its own, which no pooler gives. */
export const engineEnvironment = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...environment,
  DATABASE_URL: directUrl(environment),
});
