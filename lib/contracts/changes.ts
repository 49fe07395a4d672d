/** What has changed in a workspace, so that open pages know what to read again. */
import { z } from "zod";
import type { ChangeTopic } from "@/db/vocabulary";
import { member, operation } from "./operation";

const revision = z.string().max(40);

export const Changes = z
  .object({
    /** A revision per topic. It differs whenever the topic's data does; it has no other meaning. */
    revisions: z.object({
      signals: revision,
      work: revision,
      activity: revision,
      posts: revision,
      deliveries: revision,
      sources: revision,
      reports: revision,
      setup: revision,
      credits: revision,
      notifications: revision,
    } satisfies Record<ChangeTopic, z.ZodString>),
    /** Whether work is under way or has just ended, so that more changes are likely soon. */
    isBusy: z.boolean(),
  })
  .meta({ id: "Changes" });
export type Changes = z.infer<typeof Changes>;

export const getChanges = operation({
  id: "getMyChanges",
  method: "GET",
  path: "/api/me/changes",
  summary: "Get a revision per topic that differs once the topic's data has changed",
  auth: member("any"),
  response: Changes,
  cacheControl: "private, no-cache",
  isTagged: true,
});
