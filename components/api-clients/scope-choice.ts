import type { ApiScope } from "@/db/vocabulary";

/** A scope of the customer API with its readable name. */
export interface ScopeChoice {
  scope: ApiScope;
  meaning: string;
}
