/** Every error an operation can return: those from authorization, those from parsing, and its own codes. */
import { z } from "zod";
import { type Operation, readsBody, takesKey } from "@/lib/contracts/operation";
import { getHealth, getLiveness, getReadiness } from "@/lib/contracts/probes";
import { activateSetup } from "@/lib/contracts/setup";
import { type ErrorCode, errorStatus } from "@/lib/errors";
import { callerLimits } from "../caller-limits";
import { isLimited } from "./headers";

export const formType = "application/x-www-form-urlencoded";

/** The media type of the request body; null if no body is read. */
export function bodyType(operation: Operation): typeof formType | "application/json" | null {
  if (!readsBody(operation)) return null;
  return z.globalRegistry.get(operation.body)?.contentMediaType === formType ? formType : "application/json";
}

/** Not made with `route`: they parse nothing and refuse no one. */
const probes = new Set([getHealth, getLiveness, getReadiness].map(({ id }) => id));

/**
 * Codes by status. Redirect routes have no error
 * responses: any failure redirects to a page that explains it.
 */
export function refusalsOf(operation: Operation): Map<number, ErrorCode[]> {
  if (operation.status === 302) return new Map();
  const codes = new Set<ErrorCode>(probes.has(operation.id) ? [] : ["validation_error"]);
  const counted = callerLimits(operation).length > 0 ? (["rate_limited"] as const) : [];
  for (const code of [...fromAuth(operation), ...counted, ...fromInput(operation), ...operation.errors]) {
    codes.add(readCode(operation, code));
  }
  codes.add("server_error");
  // Rate limit counters are in the database.
  if (isLimited(operation)) codes.add("try_again");
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const status = statusOf(operation, code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return new Map([...byStatus].sort(([a], [b]) => a - b));
}

function fromAuth(operation: Operation): ErrorCode[] {
  const { auth, method, isOwn } = operation;
  const isWrite = method !== "GET";
  if (auth.kind === "public") return [];
  if (auth.kind === "bearer") {
    const shared = [
      "unauthorized",
      "client_denied",
      "forbidden",
      "insufficient_scope",
      "rate_limited",
    ] as const;
    return [
      ...shared,
      ...(isWrite ? (["workspace_inactive"] as const) : []),
      ...(method === "POST" ? (["idempotency_key_reused"] as const) : []),
    ];
  }
  const signedIn: ErrorCode[] = [
    "unauthorized",
    "workspace_changed",
    ...(isWrite ? (["forbidden_origin"] as const) : []),
    ...(takesKey(operation) ? (["idempotency_key_reused"] as const) : []),
  ];
  if (auth.kind === "operator") return [...signedIn, "forbidden"];
  if (auth.phase === "any") return signedIn;
  const everyone = auth.roles.length === 3;
  return [
    ...signedIn,
    "customer_not_provisioned",
    "customer_not_active",
    ...(everyone ? [] : (["insufficient_role"] as const)),
    ...(isWrite && !isOwn ? (["read_only_seat"] as const) : []),
  ];
}

function fromInput(operation: Operation): ErrorCode[] {
  const absent: ErrorCode[] = operation.path.includes("{") ? ["not_found"] : [];
  return bodyType(operation) === "application/json"
    ? [...absent, "invalid_json", "payload_too_large", "unsupported_media_type"]
    : absent;
}

function readCode({ id }: Operation, code: string): ErrorCode {
  if (Object.hasOwn(errorStatus, code)) return code as ErrorCode;
  throw new Error(`${id} names the error ${code}, which does not exist.`);
}

/** Activation returns 400 if there is no ICP; other operations return 404. */
const statusOf = ({ id }: Operation, code: ErrorCode): number =>
  id === activateSetup.id && code === "NoIcp" ? 400 : errorStatus[code];
