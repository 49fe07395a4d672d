import { z } from "zod";
import { policy } from "@/db/policy";
import { byId, idOf, listOf, member, notAudited, operation, Paging, Timestamp } from "./operation";
import { Teammate } from "./teammate";
import { text } from "./text";

export const SignalComment = z
  .object({
    id: z.uuid(),
    /** Null once the author no longer exists. */
    author: Teammate.nullable(),
    text: z.string(),
    mentions: z.array(Teammate).describe("The members whom the comment mentions."),
    /** Whether the caller can delete it: authors their own, admins and managers every one. */
    mayDelete: z.boolean(),
    createdAt: Timestamp,
  })
  .meta({ id: "SignalComment" });
export type SignalComment = z.infer<typeof SignalComment>;

export const NewSignalComment = z
  .strictObject({
    text: text().trim().min(1).max(2_000),
    /** Members whom the comment mentions. */
    mentions: z
      .array(z.uuid())
      .max(20)
      .default([])
      .describe("IDs of the members to mention. They must be members of the workspace."),
  })
  .meta({ id: "NewSignalComment" });
export type NewSignalComment = z.infer<typeof NewSignalComment>;

const unaudited = notAudited("a comment says something about a signal and changes nothing else");

export const listSignalComments = operation({
  id: "listMySignalComments",
  method: "GET",
  path: "/api/me/signals/{id}/comments",
  summary: "List the comments on a signal, oldest first",
  auth: member("active"),
  params: byId("signal"),
  query: Paging,
  response: listOf(SignalComment),
});

export const createSignalComment = operation({
  id: "createMySignalComment",
  method: "POST",
  audit: unaudited,
  path: "/api/me/signals/{id}/comments",
  summary: `Comment on a signal for the workspace to read; at most ${policy.commentsPerSignal} per signal`,
  auth: member("active"),
  params: byId("signal"),
  body: NewSignalComment,
  response: SignalComment,
  status: 201,
  errors: ["comment_cap_reached"],
});

export const deleteSignalComment = operation({
  id: "deleteMySignalComment",
  method: "DELETE",
  audit: unaudited,
  path: "/api/me/signals/{id}/comments/{commentId}",
  summary: "Delete a comment",
  auth: member("active"),
  params: byId("signal").extend({ commentId: idOf("comment") }),
  errors: ["insufficient_role"],
});
