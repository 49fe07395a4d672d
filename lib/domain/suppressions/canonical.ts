import { getDomain } from "tldts";
import type { NewSuppression } from "@/lib/contracts/suppressions";
import { resolveAddressOf } from "@/lib/domain/network-address";
import { invalidField } from "@/lib/errors";
import type { Network } from "@/lib/networks/network";
import { tidyPasted } from "@/lib/networks/pasted-address";
import { hostOf } from "./match";

/**
 * A suppression in the form in which rows are compared. Throws 400 if the value is not valid for its kind, and 502 if
 * a name must be looked up and its network does not answer.
 */
export async function canonicalSuppression(
  { kind, value }: NewSuppression,
  network: Network,
): Promise<NewSuppression> {
  if (kind !== "domain") {
    const { url } = await resolveAddressOf(network, kind, { given: value, field: "value" });
    return { kind, value: url };
  }
  const domain = canonicalDomain(value);
  if (domain === null) throw invalidField("value", "is not a domain such as example.com");
  return { kind, value: domain };
}

/** A domain, or that of a pasted website. An email address is refused: it names a person, not a company. */
function canonicalDomain(value: string): string | null {
  const text = tidyPasted(value);
  if (/[@\s]/.test(text)) return null;
  const host = hostOf(text.toLowerCase());
  // A public suffix (`com`, `co.uk`) or a bare host name has no registrable domain.
  return host && getDomain(host) !== null ? host : null;
}
