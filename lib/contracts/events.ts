/**
 * The product's events, sent to the durable functions. Events carry only IDs: each stage re-reads the current
 * state. Names and fields never change once shipped.
 */
import { z } from "zod";

const ids = z.array(z.uuid()).min(1);
const wake = z.object({ customerId: z.uuid(), destinationId: z.uuid(), at: z.iso.datetime() });

export const events = {
  /** A source is due for discovery: it was added, resumed or activated, or its scheduled time has come. */
  "source/discovery.due": z.object({ customerId: z.uuid(), sourceId: z.uuid() }),
  /** A watched post is due for a harvest: it is new on the watchlist, or its scheduled time has come. */
  "post/harvest.due": z.object({ customerId: z.uuid(), postId: z.uuid() }),
  /** Engagements were stored and not evaluated yet. */
  "engagements/found": z.object({ customerId: z.uuid(), engagementIds: ids }),
  /** People became signals. */
  "signals/created": z.object({ customerId: z.uuid(), signalIds: ids }),
  /** Stronger evidence changed signals, which may now match the routing of more destinations. */
  "signals/strengthened": z.object({ customerId: z.uuid(), signalIds: ids }),
  /** Signals were given a tag that the routing of a destination names. */
  "signals/tagged": z.object({ customerId: z.uuid(), signalIds: ids, valueId: z.uuid() }),
  /** A workspace has blocks of signals to seal, or changes to fold into sealed ones. */
  "signals/blocks.due": z.object({ customerId: z.uuid() }),
  /** A destination has activations that are due. `at` names its wake. */
  "delivery/queued": wake,
  /** A destination has activations that are due later, at `at`, which names its wake. */
  "delivery/retry.scheduled": wake,
  /** A destination failed so many times in a row that people should be notified, or it was paused. */
  "destination/failing": z.object({
    customerId: z.uuid(),
    destinationId: z.uuid(),
    consecutiveFailures: z.int(),
    lastError: z.string(),
    isPaused: z.boolean(),
  }),
  /** A destination's receiver has nearly reached its lifetime limit. */
  "destination/filling": z.object({ customerId: z.uuid(), destinationId: z.uuid() }),
  /** Columns or properties of a destination became missing: their names. */
  "destination/fields.missing": z.object({
    customerId: z.uuid(),
    destinationId: z.uuid(),
    fields: z.array(z.string()),
  }),
  /** A payment became overdue, or stayed so past the days of grace, which paused the intake. */
  "billing/payment.overdue": z.object({
    customerId: z.uuid(),
    subscriptionId: z.string(),
    isPaused: z.boolean(),
  }),
  /** A part of an allotment is used that people are notified of. `allotment` is the cause of its grant. */
  "credits/allotment.used": z.object({ customerId: z.uuid(), allotment: z.string(), percent: z.int() }),
  /** The balance fell below the threshold of the automatic top-up. */
  "credits/top-up.due": z.object({ customerId: z.uuid() }),
  /** A charge of the automatic top-up was declined. */
  "credits/top-up.declined": z.object({ customerId: z.uuid() }),
  /** Notifications are due to be sent to a member, or to the workspace's chat channel if `userId` is null. */
  "notifications/due": z.object({ customerId: z.uuid(), userId: z.uuid().nullable() }),
  /** A workspace asked to score its existing signals again, or a run has more to do. */
  "icp/rescore.requested": z.object({ customerId: z.uuid(), rescoreId: z.uuid() }),
  /** Workspace setup was started or restarted. */
  "workspace/onboarding.started": z.object({ customerId: z.uuid(), attempt: z.int().min(1) }),
  /** An intelligence report was requested, or an attempt failed and the next one is due. */
  "intelligence/requested": z.object({
    customerId: z.uuid(),
    reportId: z.uuid(),
    attempt: z.int().min(1),
  }),
} as const;

/**
 * Events about rows with a lease of their own: if one is lost, the minute sweep announces the row again. All others are
 * sent again until a run of them has begun.
 */
export const leased: ReadonlySet<EventName> = new Set([
  "source/discovery.due",
  "post/harvest.due",
  "engagements/found",
  "signals/blocks.due",
  "delivery/queued",
  "delivery/retry.scheduled",
  "credits/top-up.due",
  "notifications/due",
]);

export type EventName = keyof typeof events;
export type EventData<N extends EventName> = z.infer<(typeof events)[N]>;
export type ProductEvent = { [N in EventName]: { name: N; data: EventData<N> } }[EventName];
