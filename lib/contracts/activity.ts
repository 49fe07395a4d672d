import { z } from "zod";
import { activityCategories } from "@/db/vocabulary";
import { like } from "./fields";
import { daysBack, listOf, member, operation, Paging, Timestamp } from "./operation";

const PortalPath = like("/signals/01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d");

export const ActivityItem = z
  .object({
    id: z.uuid(),
    at: Timestamp,
    category: z.enum(activityCategories),
    title: like("Dana Field became a signal"),
    detail: z.string().nullable(),
    sourceId: z.uuid().nullable(),
    signalId: z.uuid().nullable(),
    path: PortalPath.nullable().describe(
      "The page in the portal that the title is about; null if what it is about no longer exists.",
    ),
    detailPath: PortalPath.nullable().describe("The page that the detail is about, if it is another one."),
    related: z
      .object({ label: z.string(), path: PortalPath })
      .nullable()
      .describe("Its result, or where it came from."),
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
