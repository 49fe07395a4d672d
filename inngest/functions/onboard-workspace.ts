import { events } from "@/lib/contracts/events";
import { failAttempt } from "@/lib/domain/onboarding/attempt";
import { researchCompany } from "@/lib/domain/onboarding/company-research";
import { draftIcp } from "@/lib/domain/onboarding/icp-draft";
import { lookUpProfile } from "@/lib/domain/onboarding/profile-lookup";
import { finishOnboarding, mailReady } from "@/lib/domain/onboarding/ready-for-review";
import { suggestSources } from "@/lib/domain/onboarding/source-suggestions";
import { inngest } from "../client";
import { on } from "../events";
import { begin, verb } from "../verb";

const gaveUp = "We couldn't read your company's data. Start the setup again. If it fails again, try later.";

/** New workspace → a drafted ICP and suggested sources, in the five steps shown to members; then mails. */
export const onboardWorkspace = inngest.createFunction(
  {
    id: "onboard-workspace",
    triggers: [on("workspace/onboarding.started")],
    concurrency: [{ key: "event.data.customerId", limit: 1 }],
    retries: 6,
    onFailure: async ({ event, step }) => {
      const started = events["workspace/onboarding.started"].parse(event.data.event.data);
      const { attempt } = started;
      await verb(step, "fail", { data: started }, (ctx) => failAttempt(ctx, { attempt, error: gaveUp }));
    },
  },
  async ({ event, step }) => {
    const { attempt } = event.data;
    const isRunning = await begin(
      step,
      "profile_lookup",
      event,
      (ctx) => lookUpProfile(ctx, { attempt }),
      false,
    );
    if (!isRunning) return { ended: "profile_lookup" };
    const research = await verb(step, "company_research", event, (ctx) => researchCompany(ctx, { attempt }));
    if (!research) return { ended: "company_research" };
    const personIds = await verb(step, "icp_draft", event, (ctx) => draftIcp(ctx, { attempt, ...research }));
    if (!personIds) return { ended: "icp_draft" };
    const { phrases } = research;
    await verb(step, "source_suggestions", event, (ctx) =>
      suggestSources(ctx, { attempt, phrases, personIds }),
    );
    const admins = await verb(step, "ready_for_review", event, (ctx) => finishOnboarding(ctx, { attempt }));
    for (const [n, to] of admins.entries()) {
      await verb(step, `mail-${n}`, event, (ctx) => mailReady(ctx, { to }));
    }
    return { ended: null };
  },
);
