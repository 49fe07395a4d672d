/** The next-auth routes that are served. All other paths below `/api/auth` return 404. */
import { z } from "zod";
import { emailText, textProblem } from "@/lib/contracts/text";
import { AppError, invalidField } from "@/lib/errors";
import { parseJson } from "@/lib/http/read-body";

/** The kind of request to `/api/auth`. Sign-in links are used by POST only; a GET redirects to a confirmation page. */
export type AuthRequest =
  | "read"
  | "open-link"
  | "ask-for-link"
  | "take-link"
  | "start-provider"
  | "finish-provider"
  | "sign-out";

const requests: Record<string, Partial<Record<string, AuthRequest>>> = {
  GET: {
    csrf: "read",
    error: "read",
    providers: "read",
    session: "read",
    signin: "read",
    "verify-request": "read",
    "callback/email": "open-link",
  },
  POST: { "signin/email": "ask-for-link", "callback/email": "take-link", signout: "sign-out" },
};

const providerRequests: Partial<Record<string, AuthRequest>> = {
  "POST signin": "start-provider",
  "GET callback": "finish-provider",
};

/** Reads the path below `/api/auth`; null if it is not served. `providers` are the IDs of the configured ones. */
export function readAuthRequest(
  method: string,
  path: readonly string[],
  providers: readonly string[],
): AuthRequest | null {
  const [action = "", provider = ""] = path;
  if (path.length === 2 && providers.includes(provider)) {
    return providerRequests[`${method} ${action}`] ?? null;
  }
  const served = requests[method === "HEAD" ? "GET" : method] ?? {};
  const name = path.join("/");
  // A segment may contain an encoded slash, which must not split it.
  return Object.hasOwn(served, name) && name.split("/").length === path.length
    ? (served[name] ?? null)
    : null;
}

/** Rejects a callback URL that is neither a path nor http(s), which next-auth would treat as a server error. */
export function requireCallbackUrl(input: string | null | undefined): void {
  if (input === null || input === undefined || isAddress(input)) return;
  throw invalidField("callbackUrl", "must be a path or an http(s) address");
}

/** Whether next-auth can parse it. External addresses pass too; next-auth never redirects there. */
export function isAddress(input: string): boolean {
  if (textProblem(input) !== null || /[\p{Cc}\s]/u.test(input)) return false;
  const base = input.startsWith("/") ? "http://localhost" : undefined;
  return URL.canParse(input, base) && /^https?:$/.test(new URL(input, base).protocol);
}

/** Reads the body as a form or as a flat JSON object. Throws 415 for any other type. */
export function readForm(contentType: string | null, body: Buffer): URLSearchParams {
  const type = contentType?.split(";")[0]?.trim().toLowerCase();
  if (body.length === 0 || type === "application/x-www-form-urlencoded") {
    return new URLSearchParams(body.toString("utf8"));
  }
  if (type !== "application/json") {
    throw new AppError("unsupported_media_type", "Send the body as a form or as application/json.");
  }
  const fields = FormFields.safeParse(parseJson(body.toString("utf8")));
  if (!fields.success) throw new AppError("invalid_json", "The body is not a JSON object of strings.");
  return new URLSearchParams(Object.entries(fields.data).map(([name, value]) => [name, String(value)]));
}

const FormFields = z.record(z.string(), z.union([z.string(), z.boolean(), z.number()]));

/** The normalized email address to send a link to. Throws 400 if it is invalid. */
export function readEmail(input: string | null): string {
  const parsed = emailText().safeParse(input ?? "");
  if (parsed.success) return parsed.data;
  throw invalidField("email", "must be an email address");
}
