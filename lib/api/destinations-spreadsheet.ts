import type * as contract from "@/lib/contracts/destinations-spreadsheet";
import { requireServiceAccount } from "@/lib/domain/destinations/service-account";
import type { Answers } from "./answers";

export const destinationsSpreadsheet = {
  getServiceAccount: async (ctx) => requireServiceAccount(ctx),
} satisfies Answers<typeof contract>;
