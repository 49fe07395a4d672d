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
  } catch (error) {
    log.fatal(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
