import { z } from "zod";
import { activityCategories } from "@/db/vocabulary";
import { like } from "./fields";
import { daysBack, listOf, member, operation, Paging, Timestamp } from "./operation";

export const ActivityItem = z
  .object({
    id: z.uuid(),
    at: Timestamp,
    category: z.enum(activityCategories),
    title: like("Dana Field became a signal"),
    detail: z.string().nullable(),
    sourceId: z.uuid().nullable(),
    signalId: z.uuid().nullable(),
  })
  .meta({ id: "ActivityItem" });
export type ActivityItem = z.infer<typeof ActivityItem>;

export const ActivityQuery = Paging.extend({
  category: z.enum(activityCategories).optional().describe("Only entries of this category."),
  source: z.uuid().optional().describe("Only entries about the source with this ID."),
  days: daysBack(1, 30).default(1),
});
export type ActivityQuery = z.infer<typeof ActivityQuery>;

export const listActivity = operation({
  id: "listMyActivity",
  method: "GET",
  path: "/api/me/activity",
  summary: "List what the service did for the workspace, newest first",
  auth: member("active"),
  query: ActivityQuery,
  response: listOf(ActivityItem),
});
