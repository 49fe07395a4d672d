import type { Env } from "@/lib/env";

/** Runs once when a server starts. An incomplete environment stops the start here with one message. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { env } = await import("@/lib/env");
  const { log, takeOverConsole } = await import("@/lib/log");
  if (process.env.NODE_ENV === "production") takeOverConsole(console, log);
  try {
    const settings = env();
    const { isConfigured } = await import("@/lib/telemetry/is-configured");
    if (isConfigured(process.env)) await (await import("@/lib/telemetry/start")).startTelemetry(process.env);
    const { allowedHosts } = await import("@/lib/http/front-door/allowed-hosts");
    const { createObserve } = await import("@/lib/http/front-door/observe");
    const { openFrontDoor } = await import("@/lib/http/front-door/open");
    const { telemetry } = await import("@/lib/telemetry/telemetry");
    const { createTemplateFinder, readTemplates } = await import("@/lib/http/front-door/route-templates");
    openFrontDoor({
      isAllowedHost: allowedHosts(settings),
      trustedProxies: settings.TRUSTED_PROXIES,
      observe: createObserve(createTemplateFinder(readTemplates())),
      onDrained: async () => telemetry()?.close(),
    });
    await requireOwnData(settings);
  } catch (error) {
    log.fatal(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
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
