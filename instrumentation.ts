/** Runs once when a server starts. An incomplete environment stops the start here with one message. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { env } = await import("@/lib/env");
  const { log, takeOverConsole } = await import("@/lib/log");
  if (process.env.NODE_ENV === "production") takeOverConsole(console, log);
  try {
    const settings = env();
    const { allowedHosts } = await import("@/lib/http/front-door/allowed-hosts");
    const { openFrontDoor } = await import("@/lib/http/front-door/open");
    openFrontDoor({ isAllowedHost: allowedHosts(settings), trustedProxies: settings.TRUSTED_PROXIES });
    await requireOwnData();
  } catch (error) {
    log.fatal(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/**
 * A wrong encryption key and a database of a newer version stop the start; a database that does not answer, or is not
 * migrated yet, does not.
 */
async function requireOwnData(): Promise<void> {
  const { NewerDatabaseError, requireKnownSchema } = await import("@/db/known-schema");
  const { requireReadableSecrets, UnreadableSecretsError } = await import(
    "@/lib/domain/destinations/require-readable"
  );
  const { runtime } = await import("@/lib/runtime");
  const { db, ports } = runtime();
  try {
    await requireKnownSchema(db);
    await requireReadableSecrets({ db, keys: ports.keys });
  } catch (error) {
    if (error instanceof NewerDatabaseError || error instanceof UnreadableSecretsError) throw error;
  }
}
