/** Reads requests to the token endpoints: a form, and credentials in one of two ways. */
import { OAuthRefusal } from "@/lib/domain/oauth/refusal";
import { readText } from "./read-body";

export type Form = Record<string, string>;

/**
 * Reads a form. Parameters without a value count as omitted, and none may be repeated (RFC 6749, section 3.2).
 * Throws `invalid_request`, or 413 for a body above 256 KiB.
 */
export async function readForm(request: Request): Promise<Form> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") {
    throw new OAuthRefusal("invalid_request", "Send the body as application/x-www-form-urlencoded.");
  }
  const parameters = new URLSearchParams(await readText(request));
  const names = [...parameters.keys()];
  if (new Set(names).size < names.length) {
    throw new OAuthRefusal("invalid_request", "A parameter was sent more than once.");
  }
  return Object.fromEntries([...parameters].filter(([, value]) => value !== ""));
}

/**
 * The request's credentials: HTTP Basic, or `client_id` and `client_secret` in the form (RFC 6749, section 2.3.1). An
 * app sends only `client_id`. Throws `invalid_client` if they are missing or unreadable, `invalid_request` if both ways
 * are used.
 */
export function readCredentials(
  request: Request,
  { client_id, client_secret }: Partial<Form>,
): { clientId: string; clientSecret: string | null } {
  const header = request.headers.get("authorization");
  if (header === null) {
    if (client_id === undefined) throw new OAuthRefusal("invalid_client", "Send the client's credentials.");
    return { clientId: client_id, clientSecret: client_secret ?? null };
  }
  const basic = parseBasic(header);
  if (!basic)
    throw new OAuthRefusal(
      "invalid_client",
      "The Authorization header does not contain valid Basic credentials.",
    );
  if (client_secret !== undefined || (client_id !== undefined && client_id !== basic.clientId)) {
    throw new OAuthRefusal("invalid_request", "Send the credentials in only one way.");
  }
  return basic;
}

/** Both parts of Basic credentials are form-urlencoded before they are joined. */
function parseBasic(header: string): { clientId: string; clientSecret: string } | null {
  const encoded = /^Basic +([A-Za-z0-9+/]+=*)$/i.exec(header)?.[1];
  const [, id, secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded ?? "", "base64").toString("utf8")) ?? [];
  try {
    return id && secret ? { clientId: decodePart(id), clientSecret: decodePart(secret) } : null;
  } catch {
    return null;
  }
}

/** Throws URIError if the value is not form-urlencoded. */
const decodePart = (part: string): string => decodeURIComponent(part.replaceAll("+", " "));
