import { eq } from "drizzle-orm";
import {
  activations,
  apiClients,
  assignmentRules,
  destinations,
  engagements,
  icpProfiles,
  icpRescores,
  invites,
  notifications,
  outbox,
  packPurchases,
  planRefunds,
  reportLinks,
  reports,
  rescues,
  savedViews,
  signalComments,
  signals,
  sources,
  subscriptions,
  suppressions,
  tagCategories,
  tagValues,
  topUps,
} from "@/db/schema";
import type { Context } from "@/lib/context";

const tables = [
  sources,
  signals,
  destinations,
  activations,
  outbox,
  invites,
  suppressions,
  tagCategories,
  tagValues,
  reports,
  reportLinks,
  engagements,
  rescues,
  savedViews,
  notifications,
  signalComments,
  assignmentRules,
  apiClients,
  icpProfiles,
  icpRescores,
  subscriptions,
  packPurchases,
] as const;

/** The rows of a workspace that another workspace's requests must not change. */
export const tenantRows = ({ db, customerId }: Context): Promise<unknown> =>
  Promise.all([
    ...tables.map((table) =>
      db.select().from(table).where(eq(table.customerId, customerId)).orderBy(table.id),
    ),
    db
      .select()
      .from(planRefunds)
      .where(eq(planRefunds.customerId, customerId))
      .orderBy(planRefunds.paymentId),
    db.select().from(topUps).where(eq(topUps.customerId, customerId)),
  ]);
