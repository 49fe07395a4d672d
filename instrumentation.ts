import type { Env } from "@/lib/env";
import type { Observation } from "@/lib/http/front-door/open";

/** Runs once when a server starts. An incomplete environment stops the start here with one message. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { env } = await import("@/lib/env");
  const { log, takeOverConsole } = await import("@/lib/log");
  if (process.env.NODE_ENV === "production") takeOverConsole(console, log);
  try {
    const settings = env();
    const { isConfigured } = await import("@/lib/telemetry/is-configured");
    const observation = isConfigured(process.env) ? await observeRequests() : undefined;
    const { allowedHosts } = await import("@/lib/http/front-door/allowed-hosts");
    const { openFrontDoor } = await import("@/lib/http/front-door/open");
    const guard = {
      isAllowedHost: allowedHosts(settings),
      trustedProxies: settings.TRUSTED_PROXIES,
      startsOnRequest: settings.VERCEL,
    };
    openFrontDoor(guard, observation);
    await requireOwnData(settings);
  } catch (error) {
    log.fatal(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** Starts telemetry; loaded and read only if it is configured. */
async function observeRequests(): Promise<Observation> {
  const { startTelemetry } = await import("@/lib/start-telemetry");
  const { createObserve } = await import("@/lib/http/front-door/observe");
  const { createTemplateFinder, readTemplates } = await import("@/lib/http/front-door/route-templates");
  const { operations } = await import("@/lib/contracts/catalogue");
  const onDrained = await startTelemetry(process.env);
  // Named as Next names routes.
  const ofApi = operations.map(({ path }) => path.replaceAll("{", "[").replaceAll("}", "]"));
  const templateOf = createTemplateFinder([...readTemplates(), ...ofApi]);
  return { observe: createObserve(templateOf), onDrained };
}

/**
 * A wrong encryption key and a database of a newer version stop the start; a database that does not answer, or is not
 * migrated yet, does not.
 */
async function requireOwnData(settings: Env): Promise<void> {
  const { openDb } = await import("@/db/client");
  const { NewerDatabaseError, requireKnownSchema } = await import("@/db/known-schema");
  const { requireReadableSecrets, UnreadableSecretsError } = await import(
    "@/lib/domain/destinations/require-readable"
  );
  const { parseKeyRing } = await import("@/lib/crypto");
  // Not the runtime's: this file is bundled apart, so its modules' state and classes are not those of the routes.
  const { db, close } = openDb(settings.DATABASE_URL, { max: 1, pooled: settings.DATABASE_POOLED });
  try {
    await requireKnownSchema(db);
    const { ENCRYPTION_KEY: current, ENCRYPTION_KEYS_PREVIOUS: previous } = settings;
    await requireReadableSecrets({ db, keys: parseKeyRing({ current, previous }) });
  } catch (error) {
    if (error instanceof NewerDatabaseError || error instanceof UnreadableSecretsError) throw error;
    const { log } = await import("@/lib/log");
    log.warn({ err: error }, "the database was not checked, as it does not answer or is not migrated yet");
  } finally {
    await close();
  }
}
