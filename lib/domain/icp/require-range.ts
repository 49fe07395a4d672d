import { isRange, rangeMessage } from "@/lib/contracts/icp";
import { AppError } from "@/lib/errors";

/** Refuses limits that leave no company between them: 400 on `maxEmployees`, as the contract's own check does. */
export function requireRange(limits: Parameters<typeof isRange>[0]): void {
  if (isRange(limits)) return;
  const details = [{ path: "maxEmployees", message: rangeMessage }];
  throw new AppError("validation_error", `maxEmployees: ${rangeMessage}.`, details);
}
