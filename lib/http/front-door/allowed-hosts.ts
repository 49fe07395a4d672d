import type { Env } from "@/lib/env";

/** Whether a `Host` header, with or without a port, belongs to this deployment. */
export type IsAllowedHost = (host: string | null | undefined) => boolean;

type Settings = Pick<Env, "APP_URL" | "ALLOWED_HOSTS" | "EMBEDDED" | "HOST" | "INNGEST_SERVE_ORIGIN"> &
  Partial<Pick<Env, "VERCEL_URL" | "VERCEL_BRANCH_URL" | "VERCEL_PROJECT_PRODUCTION_URL">>;

/**
 * The deployment's hosts: from `APP_URL`, `ALLOWED_HOSTS`, the Inngest origin and preview URLs; in embedded mode also
 * loopback names and `HOST`. If one of them is a loopback name, all are: they are one host, and none can be another's.
 * Any other name that points here, as in DNS rebinding, is refused. Ports are ignored, as proxies change them.
 */
export function allowedHosts(settings: Settings): IsAllowedHost {
  const { APP_URL, INNGEST_SERVE_ORIGIN, ALLOWED_HOSTS, EMBEDDED, HOST } = settings;
  const { VERCEL_URL, VERCEL_BRANCH_URL, VERCEL_PROJECT_PRODUCTION_URL } = settings;
  const urls = [APP_URL, INNGEST_SERVE_ORIGIN].filter((url) => url !== undefined);
  const names = [
    ...urls.map((url) => new URL(url).hostname),
    ...ALLOWED_HOSTS,
    ...[VERCEL_URL, VERCEL_BRANCH_URL, VERCEL_PROJECT_PRODUCTION_URL, EMBEDDED ? HOST : undefined],
  ];
  const known = new Set(names.map(hostnameOf).filter((name) => name !== null));
  const isLocal = EMBEDDED || [...known].some(isLoopback);
  return (host) => {
    const name = hostnameOf(host);
    return name !== null && (known.has(name) || (isLocal && isLoopback(name)));
  };
}

const isLoopback = (name: string): boolean =>
  name === "localhost" || name.endsWith(".localhost") || name === "[::1]" || /^127(\.\d+){3}$/.test(name);

/** The normalized host name without port; null if invalid. */
function hostnameOf(host: string | null | undefined): string | null {
  if (!host || /[\s/?#@\\]/.test(host)) return null;
  const text = host.includes(":") && !host.includes("[") && host.split(":").length > 2 ? `[${host}]` : host;
  return URL.canParse(`http://${text}`) ? new URL(`http://${text}`).hostname.replace(/\.$/, "") : null;
}
