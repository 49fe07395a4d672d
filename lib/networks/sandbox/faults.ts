/** Faults on purpose: what a real network does now and then, so that it can be seen and tested. */
import { chance } from "./chance";

export const sandboxFaults = ["timeout", "rate_limit", "unavailable", "malformed", "vanished"] as const;
/**
 * `timeout`, `rate_limit` (429 with a wait) and `unavailable` (503) fail the call; `malformed` loses some
 * items of a page, or a whole record; `vanished` is a post, author or profile that no longer exists.
 */
export type SandboxFault = (typeof sandboxFaults)[number];

export interface SandboxCall {
  operation: "listPosts" | "listReactions" | "listComments" | "getPerson" | "getCompany";
  /** The address asked for, or the phrases searched for, one a line. */
  subject: string;
  cursor: string | null;
  at: Date;
}

/** Decides whether a call goes wrong, and how. */
export type SandboxFaults = (call: SandboxCall) => SandboxFault | null;

/** A call that failed by chance is drawn anew after so many milliseconds, so that a retry passes. */
const bucketMs = 30_000;

/**
 * Reads `timeout=0.05,rate_limit=0.1`: comma-separated names of faults, each with its share of calls (0-1).
 * The same call at the same time always fares the same; what has vanished stays so.
 * Throws on an unknown name or a share that is none.
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
      `SANDBOX_FAULTS: "${part}" is not understood. Write names with shares between 0 and 1, ` +
        `for example timeout=0.05,rate_limit=0.1. Names: ${sandboxFaults.join(", ")}.`,
    );
  }
  return { fault, share };
}
