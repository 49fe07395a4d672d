import { sign } from "@signal-to-action/inngest-engine/signature";
import canonicalize from "canonicalize";
import type { Inngest } from "inngest";
import { equalsInConstantTime } from "@/lib/crypto";
import { AppError } from "@/lib/errors";
import { parseJson } from "@/lib/http/read-body";

/** Who may call. */
export interface EngineKeys {
  /** The present key, and the one before the last rotation. */
  keys: string[];
  /** With a development server, which signs nothing. */
  isDev: boolean;
}

/** How old a signature may be, as the SDK has it. */
const maxAgeSeconds = 5 * 60;

/** The SDK reads its keys from Inngest's own variables. */
export const keysOf = ({ signingKey, signingKeyFallback, mode }: Inngest): EngineKeys => ({
  keys: [signingKey, signingKeyFallback].filter((key) => key !== undefined),
  isDev: mode === "dev",
});

/**
 * Requires that the engine made this call: its signature, or, for operators who register functions (`PUT`), the signing
 * key itself as a bearer token. Checked before the SDK, which registers with the engine for anyone who asks, and logs
 * strangers' calls as our errors. Throws 401 `unauthorized` and 400 `invalid_json`.
 */
export function requireCaller(
  { method, headers }: Pick<Request, "method" | "headers">,
  body: string,
  { keys, isDev }: EngineKeys,
  now: Date,
): void {
  if (isDev) return;
  const bearer = /^Bearer (.+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (method === "PUT" && bearer && keys.some((key) => equalsInConstantTime(bearer, key))) return;
  const signature = headers.get("x-inngest-signature");
  if (!signature) throw refused("no signature");
  const given = new URLSearchParams(signature);
  const time = Number(given.get("t"));
  if (!(Math.abs(now.getTime() / 1_000 - time) <= maxAgeSeconds)) throw refused("an expired signature");
  const signed = canonical(body);
  const isSigned = (key: string) => {
    const right = new URLSearchParams(sign(signed ?? "", key, new Date(time * 1_000)));
    return equalsInConstantTime(given.get("s") ?? "", right.get("s") ?? "");
  };
  if (signed === null || !keys.some(isSigned)) throw refused("a wrong signature");
}

/** The body as it is signed (RFC 8785); null if it is nested too deeply for that. */
function canonical(body: string): string | null {
  if (body === "") return "";
  const value = parseJson(body);
  try {
    return canonicalize(value) ?? "";
  } catch {
    return null;
  }
}

const refused = (what: string): AppError =>
  new AppError("unauthorized", `Only the engine may call this, and the call has ${what}.`);
