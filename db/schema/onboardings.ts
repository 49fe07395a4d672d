import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ProvisioningStatus, ProvisioningStep, SourceType } from "../vocabulary";
import { at, createdAt } from "./columns";
import { customers } from "./customers";

/** A source suggested by onboarding. Nothing is watched until the suggestion is accepted. */
export interface SuggestedSource {
  type: SourceType;
  networkUrl: string | null;
  keywords: string[] | null;
  /** The network to search for the keywords; missing for an address, and in suggestions from when there was one. */
  network?: string | null;
  displayName: string;
  reason: string;
}

/** The progress of a workspace's setup; one per workspace. */
export const onboardings = pgTable("onboardings", {
  customerId: uuid("customer_id")
    .primaryKey()
    .references(() => customers.id, { onDelete: "cascade" }),
  /** Counts attempts. A run of an earlier attempt no longer changes anything. */
  attempt: integer("attempt").notNull().default(1),
  step: text("step").$type<ProvisioningStep>().notNull(),
  status: text("status").$type<ProvisioningStatus>().notNull(),
  /** What went wrong, worded for members of the workspace. */
  error: text("error"),
  /** The profile of the person who signed up, if they provided it. */
  profileUrl: text("profile_url"),
  suggestions: jsonb("suggestions").$type<SuggestedSource[]>().notNull().default([]),
  createdAt: createdAt(),
  updatedAt: at("updated_at").notNull(),
});
