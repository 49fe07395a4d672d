import type { Context } from "@/lib/context";
import type { ServiceAccount } from "@/lib/contracts/destinations-spreadsheet";
import { AppError } from "@/lib/errors";

/** The account that customers share their spreadsheets with. Throws 503 `not_configured` if there is none. */
export function requireServiceAccount({ ports }: Pick<Context, "ports">): ServiceAccount {
  if (ports.serviceAccountEmail) return { email: ports.serviceAccountEmail };
  throw new AppError("not_configured", "Spreadsheets are not set up in this environment.");
}
