import { getDomain } from "tldts";
import type { NewSuppression } from "@/lib/contracts/suppressions";
import { AppError } from "@/lib/errors";
import { parseNetworkUrl } from "@/lib/networks/network-url";
import { hostOf } from "./match";

/** A suppression in the form in which rows are compared. Throws 400 if the value is not valid for its kind. */
export function canonicalSuppression({ kind, value }: NewSuppression, networkHost: string): NewSuppression {
  const canonical = kind === "domain" ? canonicalDomain(value) : canonicalUrl(kind, value, networkHost);
  if (canonical !== null) return { kind, value: canonical };
  const message =
    kind === "domain"
      ? "is not a domain such as example.com"
      : `is not the address of a ${kind} on ${networkHost}`;
  throw new AppError("validation_error", `value: ${message}.`, [{ path: "value", message }]);
}

function canonicalUrl(kind: "person" | "company", value: string, networkHost: string): string | null {
  const parsed = parseNetworkUrl(value, networkHost);
  return parsed && (parsed.kind === "person") === (kind === "person") ? parsed.url : null;
}

/** A domain, or that of a pasted website. An email address is refused: it names a person, not a company. */
function canonicalDomain(value: string): string | null {
  if (/[@\s]/.test(value)) return null;
  const host = hostOf(value.toLowerCase());
  // A public suffix (`com`, `co.uk`) or a bare host name has no registrable domain.
  return host && getDomain(host) !== null ? host : null;
}
