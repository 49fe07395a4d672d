import { createHash } from "node:crypto";
import { v7 } from "uuid";

/** A UUID that sorts by creation time. */
export const newId = (): string => v7();

/** The same UUID for the same SDK request: `seed` is `<ms>,<base64>`, `index` the event's position in the request. */
export function seededId(seed: string, index: number): string {
  const msecs = Number(seed.split(",", 1)[0]);
  const random = createHash("sha256").update(`${seed}#${index}`).digest().subarray(0, 16);
  return v7({ msecs: Number.isSafeInteger(msecs) && msecs > 0 ? msecs : 0, seq: index, random });
}
