import { isRange, rangeMessage } from "@/lib/contracts/icp";
import { invalidField } from "@/lib/errors";

/** Refuses an empty employee range: 400 on `maxEmployees`, like the contract's own check. */
export function requireRange(limits: Parameters<typeof isRange>[0]): void {
  if (!isRange(limits)) throw invalidField("maxEmployees", rangeMessage);
}
