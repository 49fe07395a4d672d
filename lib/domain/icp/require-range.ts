import { isRange, rangeMessage } from "@/lib/contracts/icp";
import { AppError } from "@/lib/errors";

/** Refuses an empty employee range: 400 on `maxEmployees`, like the contract's own check. */
export function requireRange(limits: Parameters<typeof isRange>[0]): void {
  if (isRange(limits)) return;
  const details = [{ path: "maxEmployees", message: rangeMessage }];
  throw new AppError("validation_error", `maxEmployees: ${rangeMessage}.`, details);
}
