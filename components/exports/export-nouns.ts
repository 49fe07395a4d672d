import type { ExportedList } from "@/db/vocabulary";

/** What each list has, in the plural. */
export const exportNouns: Record<ExportedList, string> = {
  signals: "signals",
  companies: "companies",
  watchlist: "watched posts",
  deliveries: "deliveries",
  "credit-ledger": "ledger entries",
  "audit-log": "audit log entries",
};
