import type { Naming } from "@/db/queries/naming-patterns";
import type { PersonIdentity } from "@/db/queries/person-identity";
import type { Context } from "@/lib/context";
import { resolveAddressOf } from "@/lib/domain/network-address";
import { hashToken } from "@/lib/ids";

/**
 * A person's URL in canonical form. Throws 400 if it is not a person of a configured network, and 502 if a name must
 * be looked up and its network does not answer.
 */
export async function requirePersonUrl({ ports }: Pick<Context, "ports">, input: string): Promise<string> {
  return (await resolveAddressOf(ports.network, "person", { input, field: "networkUrl" })).url;
}

/** What identifies a person in text, and what replaces it. */
export const namingOf = ({ urls, names }: PersonIdentity): Naming => ({
  pseudonyms: new Map(urls.map((url) => [url, pseudonymOf(url)])),
  slugs: urls.map((url) => url.slice(url.lastIndexOf("/") + 1)),
  names,
});

/** The pseudonym for a URL that may not be kept: unique, but not reversible to a URL. */
export const pseudonymOf = (url: string): string => `sha256:${hashToken(url)}`;
