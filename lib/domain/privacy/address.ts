import type { Naming } from "@/db/queries/naming-patterns";
import type { PersonIdentity } from "@/db/queries/person-identity";
import type { Context } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { hashToken } from "@/lib/ids";
import { parseNetworkUrl } from "@/lib/networks/network-url";

/** A person's URL in canonical form. Throws 400 if it is not a person of the network. */
export function requirePersonUrl({ ports }: Pick<Context, "ports">, given: string): string {
  const parsed = parseNetworkUrl(given, ports.network.host);
  if (parsed?.kind === "person") return parsed.url;
  const message = `is not the address of a person on ${ports.network.host}`;
  throw new AppError("validation_error", `networkUrl: ${message}.`, [{ path: "networkUrl", message }]);
}

/** What identifies a person in text, and what replaces it. */
export const namingOf = ({ urls, names }: PersonIdentity): Naming => ({
  pseudonyms: new Map(urls.map((url) => [url, pseudonymOf(url)])),
  slugs: urls.map((url) => url.slice(url.lastIndexOf("/") + 1)),
  names,
});

/** The pseudonym for a URL that may not be kept: unique, but not reversible to a URL. */
export const pseudonymOf = (url: string): string => `sha256:${hashToken(url)}`;
