import { type Guide, heading, list, text } from "@/components/docs/blocks";

/** What changed in the API and in deliveries, newest first. Add an entry with every such change. */
const changes: { date: string; entries: string[] }[] = [
  {
    date: "2026-11-28",
    entries: [
      "Portal: lists of signals filter by several stages (`stage=new,working`) and by the caller or nobody (`assignee=me,none`).",
      "Portal: `GET /api/me/dashboard/funnel` returns the results of a period, step by step, and " +
        "`GET /api/me/dashboard/pending` what waits on someone. The overview says what sources cost " +
        "(`creditsSpent`, `creditsPerSignal`, `costlySources`), and takes the `timeZone` of its days.",
      "Portal: lists of signals can be narrowed to those found since the caller's last visit " +
        "(`found=since_last_visit`). `POST /api/me/signal-visits` notes a visit.",
      "Portal: signals say whether the caller has read them (`isRead`). `PATCH /api/me/signal-reads` changes that.",
      "Portal: `GET /api/me/saved-views/counts` also counts the signals that are assigned to the caller, " +
        "that nobody has, and that are new to the caller (`builtIn`).",
    ],
  },
  {
    date: "2026-11-25",
    entries: [
      "Meanings have a new value, `refuses`: the person wants no contact. Evidence in account and person reports can have it.",
      "Portal: signals, their evidence and rejections say how likely a meaning is " +
        "(`meaningProbability`) and what a second reader read (`otherMeaning`). " +
        "A signal says when its person asked for no contact (`refusedAt`).",
      "After a rotation with an overlap, `webhook-signature` carries the signatures of both secrets, " +
        "the new one first, and a delivery that is refused with 401 or 403 is repeated once with " +
        "`X-Service-Signature` made with the previous secret.",
      "A delivery to a spreadsheet or a notes database that lacks a column or property stays delivered, with a warning. The portal names what is missing.",
      "Destinations say until when their previous signing secret works (`previousSecret`).",
      "The OpenAPI document describes which text, lists and names a request may contain: patterns, formats, limits and what depends on another field.",
      "`GET /api/health` says when the job engine last called (`engineLastCallAt`) and how much was set aside (`setAside`).",
      "Portal: every POST that saves something takes an `Idempotency-Key`.",
      "Portal: what is saved as a whole, such as assignment rules, the ideal customer profile, " +
        "destinations and saved views, has a `version`. " +
        "A change sent with an older one is refused with 409 `version_conflict`.",
      "Portal: a request that names a user or workspace (`X-User`, `X-Workspace`) other than the session's is refused with 409 `workspace_changed`.",
      "Portal: `GET /api/me/team-removals/{userId}` returns what removing a member changes.",
      "Portal: comments list the members they mention (`mentions`), sources that were not added say " +
        "why (`message`), and the setup says whether it is waiting for the job engine " +
        "(`isWaitingForEngine`).",
    ],
  },
  {
    date: "2026-11-24",
    entries: [
      "`OPTIONS` answers 204 with the path's methods in `Allow`.",
      "429 names the limit that was reached and when to retry.",
      "The OpenAPI document describes the settings of each kind of destination. Its examples are those of the sample data.",
      "A Postman collection is published at `/api/public/postman-collection.json`. It can be run as a whole.",
      "Messages about invalid input are sentences, such as `name is required.`, and a value of the wrong type is reported once.",
      "405 names `OPTIONS` in `Allow`, too.",
      "The OpenAPI document describes every parameter, and each way to authenticate a webhook delivery, by name.",
      "Tools for agents describe every argument, and list all missing ones at once.",
      "A signal that gets a tag later is delivered to the destinations whose routing names the tag, once.",
    ],
  },
  {
    date: "2026-11-23",
    entries: ["Webhook deliveries say who a signal is assigned to (`assignee`) and its stage (`stage`)."],
  },
];

/** Guide: the API's changes, and what never changes without notice. */
export const apiChangelog = (): Guide => ({
  slug: "changelog",
  title: "API changelog",
  summary: "What changed in the API and in deliveries.",
  blocks: [
    text(
      "The version is in the path: `/api/v1`. Within it, we only add: " +
        "new operations, optional parameters, response fields, enum values and error codes. " +
        "Ignore what you don't know. Anything else would be a new version, and the old one would stay " +
        "available for at least 12 months.",
    ),
    ...changes.flatMap(({ date, entries }) => [heading(`v${date}`, date), list(...entries)]),
  ],
});
