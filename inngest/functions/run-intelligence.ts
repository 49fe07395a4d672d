import { events } from "@/lib/contracts/events";
import { finishAccount, readAccount, readColleagues } from "@/lib/domain/reports/account";
import { gaveUp } from "@/lib/domain/reports/failures";
import { finishPerson, researchPerson } from "@/lib/domain/reports/person";
import { beginRun, failRun } from "@/lib/domain/reports/run";
import { inngest } from "../client";
import { on } from "../events";
import { begin, verb } from "../verb";

/** Queued report → ready, or failed with its credits refunded. Step results name posts, never people. */
export const runIntelligence = inngest.createFunction(
  {
    id: "run-intelligence",
    triggers: [on("intelligence/requested")],
    concurrency: [{ key: "event.data.customerId", limit: 2 }],
    retries: 6,
    onFailure: async ({ event, step }) => {
      const requested = events["intelligence/requested"].parse(event.data.event.data);
      const { reportId, attempt } = requested;
      await verb(step, "fail", { data: requested }, (ctx) =>
        failRun(ctx, { reportId, attempt, error: gaveUp }),
      );
    },
  },
  async ({ event, step }) => {
    const { reportId, attempt } = event.data;
    const run = { reportId, attempt };
    const type = await begin(step, "begin", event, (ctx) => beginRun(ctx, run), null);
    if (type === "account") {
      const postUrls = await verb(step, "company", event, (ctx) => readAccount(ctx, run));
      if (!postUrls) return { ready: false };
      await verb(step, "colleagues", event, (ctx) => readColleagues(ctx, { ...run, postUrls }));
      return { ready: await verb(step, "finish-account", event, (ctx) => finishAccount(ctx, run)) };
    }
    if (type === null || !(await verb(step, "profile", event, (ctx) => researchPerson(ctx, run)))) {
      return { ready: false };
    }
    return { ready: await verb(step, "finish-person", event, (ctx) => finishPerson(ctx, run)) };
  },
);
