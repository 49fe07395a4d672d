import { qualifyEngagements } from "@/lib/domain/engagements/qualify";
import { settings } from "@/lib/domain/settings";
import { inngest } from "../client";
import { on } from "../events";
import { verb } from "../verb";

/**
 * Engagements → signals: gates, score and text. A few people form the unit of retry, so that vendor responses are
 * stored before the next requests.
 */
export const qualifyFound = inngest.createFunction(
  {
    id: "qualify-engagements",
    triggers: [on("engagements/found")],
    concurrency: [{ key: "event.data.customerId", limit: 4 }],
    retries: 6,
  },
  async ({ event, step }) => {
    const { engagementIds } = event.data;
    const { perStep } = settings.qualification;
    for (let start = 0; start < engagementIds.length; start += perStep) {
      const ids = engagementIds.slice(start, start + perStep);
      await verb(step, `qualify-${start}`, event, (ctx) => qualifyEngagements(ctx, { ids }));
    }
  },
);
