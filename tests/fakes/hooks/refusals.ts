/** What each kind of hook refuses, so that tests refuse the deliveries a vendor would refuse. */
import type { IncomingHttpHeaders } from "node:http";
import type { HookKind } from "./hooks";

interface Asked {
  method: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** The token that an enrichment delivery must send. */
  token: string;
}

export interface Refusal {
  status: number;
  body: string;
}

const largestRow = 100_000;
const largestBody = 10_000_000;

/** Null if the request is accepted. */
export function refusalOf(kind: HookKind, asked: Asked): Refusal | null {
  const { method, headers, body, token } = asked;
  const methods = kind === "webhook" ? ["POST", "PUT", "PATCH"] : ["POST"];
  if (!methods.includes(method)) return { status: 405, body: `Send ${methods.join(", ")}` };
  if (kind === "enrichment" && headers["x-clay-webhook-auth"] !== token) {
    return { status: 401, body: "The token is missing or wrong" };
  }
  if (!headers["content-type"]?.startsWith("application/json")) return { status: 415, body: "Send JSON" };
  if (Buffer.byteLength(body) > (kind === "enrichment" ? largestRow : largestBody)) {
    return { status: 413, body: "The body is too large" };
  }
  const parsed = parse(body);
  if (parsed === undefined) return { status: 400, body: "This is not a JSON object" };
  const nested =
    kind === "webhook" ? undefined : Object.entries(parsed).find(([, value]) => !isScalar(value));
  return nested ? { status: 400, body: `${nested[0]} is no text or number` } : null;
}

const isScalar = (value: unknown) => ["string", "number", "boolean"].includes(typeof value);

function parse(body: string): object | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
