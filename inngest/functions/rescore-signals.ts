import { events } from "@/lib/contracts/events";
import { continueRescore, failRescore, rescoreBatch } from "@/lib/domain/icp/rescore/run";
import { inngest } from "../client";
import { on } from "../events";
import { begin, verb } from "../verb";

/** Maximum batches per function run; the rest is announced again. */
const most = 100;

/** A changed ICP → the scores of existing signals, one batch per step. */
export const rescoreSignals = inngest.createFunction(
  {
    id: "rescore-signals",
    triggers: [on("icp/rescore.requested")],
    concurrency: [{ key: "event.data.customerId", limit: 1 }],
    retries: 6,
    onFailure: async ({ event, step }) => {
      const requested = events["icp/rescore.requested"].parse(event.data.event.data);
      await verb(step, "fail", { data: requested }, (ctx) => failRescore(ctx, requested));
    },
  },
  async ({ event, step }) => {
    const { rescoreId } = event.data;
    if (!(await begin(step, "begin", event, async () => true, false))) return;
    for (let n = 0; n < most; n++) {
      const { isDone } = await verb(step, `batch-${n}`, event, (ctx) => rescoreBatch(ctx, { rescoreId }));
      if (isDone) return;
    }
    await verb(step, "continue", event, (ctx) => continueRescore(ctx, { rescoreId }));
  },
);
