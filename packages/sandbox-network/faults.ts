/** Injected faults: failures that real networks have, for testing and demos. */
import { chance } from "./chance";

export const sandboxFaults = ["timeout", "rate_limit", "unavailable", "malformed", "vanished"] as const;
/**
 * `timeout`, `rate_limit` (429 with a wait) and `unavailable` (503) fail the call; `malformed` drops some items of a
 * page or fails a record; `vanished` means that a post, author or profile no longer exists.
 */
export type SandboxFault = (typeof sandboxFaults)[number];

export interface SandboxCall {
  operation: "listPosts" | "listReactions" | "listComments" | "getPerson" | "getCompany" | "findCompanies";
  /** The requested address, or the search phrases, one per line. */
  subject: string;
  cursor: string | null;
  at: Date;
}

/** Decides whether and how a call fails. */
export type SandboxFaults = (call: SandboxCall) => SandboxFault | null;

/** How often random failures are drawn again, so that a later retry can pass. */
const bucketMs = 30_000;

/**
 * Parses `timeout=0.05,rate_limit=0.1`: comma-separated fault names, each with its share of calls (0-1). The same call
 * at the same time always has the same result; vanished items stay vanished. Throws on an unknown name or an
 * invalid share.
 */
export function parseFaults(text: string): SandboxFaults {
  const shares = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(parseShare);
  return (call) => {
    const bucket = Math.floor(call.at.getTime() / bucketMs);
    const failing = shares.find(({ fault, share }) => {
      const moment = fault === "vanished" ? [] : [call.operation, call.cursor ?? "", bucket];
      return chance("fault", fault, call.subject, ...moment).holds(share);
    });
    return failing?.fault ?? null;
  };
}

function parseShare(part: string): { fault: SandboxFault; share: number } {
  const [name = "", value = ""] = part.split("=").map((side) => side.trim());
  const fault = sandboxFaults.find((known) => known === name);
  const share = Number(value);
  if (!fault || value === "" || !(share >= 0 && share <= 1)) {
    throw new Error(
      `SANDBOX_FAULTS: "${part}" is invalid. Use fault names with shares between 0 and 1, ` +
        `for example timeout=0.05,rate_limit=0.1. Names: ${sandboxFaults.join(", ")}.`,
    );
  }
  return { fault, share };
}
