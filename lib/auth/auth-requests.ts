/** What of next-auth is served. Everything else below `/api/auth` does not exist, whatever next-auth would make of it. */
import { z } from "zod";
import { emailText, textProblem } from "@/lib/contracts/text";
import { AppError } from "@/lib/errors";
import { parseJson } from "@/lib/http/read-body";

/** What a request to `/api/auth` asks for. A mailed link is taken by POST alone: a GET is led to the page that asks. */
export type AuthRequest = "read" | "open-link" | "ask-for-link" | "take-link" | "sign-out";

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

/** Reads the path below `/api/auth`; null for what is not served. */
export function readAuthRequest(method: string, path: readonly string[]): AuthRequest | null {
  const served = requests[method === "HEAD" ? "GET" : method] ?? {};
  const name = path.join("/");
  // A segment may hold an encoded slash, which must not make two of one.
  return Object.hasOwn(served, name) && name.split("/").length === path.length
    ? (served[name] ?? null)
    : null;
}

/** Refuses where to go on to when it is no address: a path, or http(s). Next-auth would call that its own fault. */
export function requireCallbackUrl(given: string | null | undefined): void {
  if (given === null || given === undefined || isAddress(given)) return;
  const details = [{ path: "callbackUrl", message: "must be a path or an http(s) address" }];
  throw new AppError("validation_error", "callbackUrl: must be a path or an http(s) address.", details);
}

/** Whether next-auth can read it. An address elsewhere is one too: nobody is led there. */
export function isAddress(given: string): boolean {
  if (textProblem(given) !== null || /[\p{Cc}\s]/u.test(given)) return false;
  const base = given.startsWith("/") ? "http://localhost" : undefined;
  return URL.canParse(given, base) && /^https?:$/.test(new URL(given, base).protocol);
}

/** A body as the form that it is, or that JSON of one level would be. Throws 415 for any other type. */
export function readForm(contentType: string | null, body: Buffer): URLSearchParams {
  const type = contentType?.split(";")[0]?.trim().toLowerCase();
  if (body.length === 0 || type === "application/x-www-form-urlencoded") {
    return new URLSearchParams(body.toString("utf8"));
  }
  if (type !== "application/json") {
    throw new AppError("unsupported_media_type", "Send the body as a form or as application/json.");
  }
  const fields = FormFields.safeParse(parseJson(body.toString("utf8")));
  if (!fields.success) throw new AppError("invalid_json", "The body is not a JSON object of texts.");
  return new URLSearchParams(Object.entries(fields.data).map(([name, value]) => [name, String(value)]));
}

const FormFields = z.record(z.string(), z.union([z.string(), z.boolean(), z.number()]));

/** The address that a link is asked for, as it is compared and kept. Throws 400 for what is none. */
export function readEmail(given: string | null): string {
  const parsed = emailText().safeParse(given ?? "");
  if (parsed.success) return parsed.data;
  const details = [{ path: "email", message: "must be an e-mail address" }];
  throw new AppError("validation_error", "email: must be an e-mail address.", details);
}
