/** Where a person chooses who to be at the local OpenID provider. */
import { createHash } from "node:crypto";

/** Any tenant: its addresses count as verified if it says so. */
const tenant = "00000000-0000-4000-8000-000000000001";

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Asks for an email address, or leads back without consent. */
export function consentPage(name: string, query: URLSearchParams): string {
  const hidden = [...query].map(
    ([key, value]) => `<input type="hidden" name="${escaped(key)}" value="${escaped(value)}">`,
  );
  const back = new URL(query.get("redirect_uri") ?? "");
  back.searchParams.set("error", "access_denied");
  back.searchParams.set("state", query.get("state") ?? "");
  return `<!doctype html><html lang="en"><title>Local ${escaped(name)}</title>
<main><h1>Local ${escaped(name)}</h1><form>${hidden.join("")}
<label>Email <input type="email" name="as" required></label>
<label><input type="checkbox" name="verified" value="1" checked> Verified</label>
<button>Continue</button> <a href="${escaped(back.href)}">Cancel</a></form></main></html>`;
}

/** The claims of the person that was chosen: the same address is always the same person. */
export function claimsOf(query: URLSearchParams): Record<string, unknown> {
  const email = query.get("as") ?? "";
  const isVerified = query.get("verified") === "1";
  const sub = createHash("sha256").update(email).digest("hex").slice(0, 24);
  return {
    sub,
    tid: tenant,
    email,
    email_verified: isVerified,
    xms_edov: isVerified,
    name: email.split("@")[0],
  };
}
