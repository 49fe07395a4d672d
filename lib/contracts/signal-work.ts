/** How a team works its signals: who has each, how far it is, and when it returns. */
import { z } from "zod";
import { policy } from "@/db/policy";
import { signalStages } from "@/db/vocabulary";
import { like } from "./fields";
import { byId, managers, member, notAudited, operation, Timestamp } from "./operation";
import { nameText } from "./text";

const SignalWork = z
  .strictObject({
    signalIds: z.array(z.uuid()).min(1).max(policy.signalsPerChange),
    /** A member of the workspace; null unassigns. */
    assigneeId: z.uuid().nullable().optional(),
    stage: z.enum(signalStages).optional(),
    isDone: z
      .boolean()
      .optional()
      .describe("Whether it is done for everyone: archived in every member's view."),
  })
  .refine(
    ({ assigneeId, stage, isDone }) => [assigneeId, stage, isDone].some((change) => change !== undefined),
    "provide an assignee, a stage or whether they are done",
  )
  .meta({ id: "SignalWork" });
export type SignalWork = z.infer<typeof SignalWork>;

export const updateSignals = operation({
  id: "updateMySignals",
  method: "PATCH",
  audit: notAudited("working signals is daily work and easily undone"),
  path: "/api/me/signals",
  summary:
    "Assign signals to a member, move them to a stage, or mark them as done for everyone; all of them or none",
  auth: member("active"),
  body: SignalWork,
  response: z.object({
    changed: z.int(),
    alsoAssigned: z
      .array(z.uuid())
      .describe(
        `Other signals of the same persons that nobody had: they are assigned to the same member, at most ${policy.signalsPerChange}.`,
      ),
  }),
  errors: ["not_found"],
});

export const snoozeSignal = operation({
  id: "snoozeMySignal",
  method: "POST",
  audit: notAudited("it changes one person's own view"),
  path: "/api/me/signals/{id}/snooze",
  summary: `Archive a signal in your own view until a time, at most ${policy.snoozeDays} days ahead; restoring it ends that`,
  auth: member("active"),
  params: byId("signal"),
  body: z.strictObject({ until: Timestamp }),
  response: z.object({ snoozedUntil: Timestamp }),
});

/** A stage with the workspace's name for it. */
const SignalStageName = z
  .object({ stage: z.enum(signalStages), name: like("In progress") })
  .meta({ id: "SignalStageName" });
const SignalStageNames = z.object({ data: z.array(SignalStageName) });

export const listSignalStages = operation({
  id: "listMySignalStages",
  method: "GET",
  path: "/api/me/signal-stages",
  summary: "List the stages of signals, in order, with the workspace's names",
  auth: member("provisioned"),
  response: SignalStageNames,
});

const stageName = nameText(30, "In progress").nullable().optional();
const StageNameChange = z
  .strictObject({
    new: stageName,
    working: stageName,
    contacted: stageName,
    won: stageName,
    not_a_fit: stageName,
  })
  .refine((names) => Object.keys(names).length > 0, "provide at least one name")
  .meta({ minProperties: 1 })
  .meta({ id: "StageNameChange", examples: [{ working: "In progress" }] });
export type StageNameChange = z.infer<typeof StageNameChange>;

export const renameSignalStages = operation({
  id: "renameMySignalStages",
  method: "PATCH",
  audit: "signal_stage.renamed",
  path: "/api/me/signal-stages",
  summary: "Rename stages; null restores a stage's built-in name",
  auth: member("provisioned", managers),
  body: StageNameChange,
  response: SignalStageNames,
  errors: ["duplicate_name"],
});

const Done = z.object({ ok: z.literal(true) });

export const archiveSignal = operation({
  id: "archiveMySignal",
  method: "POST",
  audit: notAudited("it changes one person's own view"),
  path: "/api/me/signals/{id}/archive",
  summary: "Archive a signal in your own view",
  auth: member("active"),
  params: byId("signal"),
  response: Done,
});

const SignalReads = z
  .strictObject({ signalIds: z.array(z.uuid()).min(1).max(policy.signalsPerChange), isRead: z.boolean() })
  .meta({ id: "SignalReads" });
export type SignalReads = z.infer<typeof SignalReads>;

export const markSignals = operation({
  id: "markMySignals",
  method: "PATCH",
  audit: notAudited("it changes what one person has read"),
  path: "/api/me/signal-reads",
  summary: "Mark signals as read or unread for yourself; all of them or none",
  auth: member("active"),
  body: SignalReads,
  response: z.object({ marked: z.int() }),
  errors: ["not_found"],
  isOwn: true,
});

export const visitSignals = operation({
  id: "visitMySignals",
  method: "POST",
  audit: notAudited("it changes what is new to one person"),
  path: "/api/me/signal-visits",
  summary: "Note that the signal list is open; an hour without ends a visit",
  auth: member("active"),
  response: Done,
  isOwn: true,
});

export const unarchiveSignal = operation({
  id: "unarchiveMySignal",
  method: "DELETE",
  audit: notAudited("it changes one person's own view"),
  path: "/api/me/signals/{id}/archive",
  summary: "Restore a signal to your own active view; one that is done for everyone returns to everyone's",
  auth: member("active"),
  params: byId("signal"),
  response: Done,
});
