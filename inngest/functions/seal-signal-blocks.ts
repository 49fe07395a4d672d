import { sealBlocks } from "@/lib/domain/signals/seal-blocks";
import { inngest } from "../client";
import { on } from "../events";
import { verb } from "../verb";

/** Maximum steps per run; remaining blocks are announced again within a minute. */
const most = 50;

/** Signals → bitmaps that lists, totals, facets and searches read. */
export const sealSignalBlocks = inngest.createFunction(
  {
    id: "seal-signal-blocks",
    triggers: [on("signals/blocks.due")],
    concurrency: [{ key: "event.data.customerId", limit: 1 }],
    retries: 3,
  },
  async ({ event, step }) => {
    for (let n = 0; n < most; n++) {
      const { isDone } = await verb(step, `seal-${n}`, event, sealBlocks);
      if (isDone) return;
    }
  },
);
