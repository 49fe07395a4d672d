import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ProvisioningStatus, ProvisioningStep, SourceType } from "../vocabulary";
import { at, createdAt } from "./columns";
import { customers } from "./customers";

/** A source that onboarding proposes: nobody is watched before it is taken. */
export interface SuggestedSource {
  type: SourceType;
  networkUrl: string | null;
  keywords: string[] | null;
  displayName: string;
  reason: string;
}

/** How far the set-up of a workspace has come; one a workspace. */
export const onboardings = pgTable("onboardings", {
  customerId: uuid("customer_id")
    .primaryKey()
    .references(() => customers.id, { onDelete: "cascade" }),
  /** Counts attempts: a run of an earlier one changes nothing any more. */
  attempt: integer("attempt").notNull().default(1),
  step: text("step").$type<ProvisioningStep>().notNull(),
  status: text("status").$type<ProvisioningStatus>().notNull(),
  /** What went wrong, in words for the workspace's people. */
  error: text("error"),
  /** The signing-up person's own profile, where they gave it. */
  profileUrl: text("profile_url"),
  suggestions: jsonb("suggestions").$type<SuggestedSource[]>().notNull().default([]),
  createdAt: createdAt(),
  updatedAt: at("updated_at").notNull(),
});
