/** Scheduled work across all workspaces: due items are claimed and announced in one transaction. */
import {
  lockDueEngagementsAcrossCustomers,
  setEngagementsDueAcrossCustomers,
} from "@/db/queries/engagements";
import {
  lockBestPostsAcrossCustomers,
  lockDuePostsAcrossCustomers,
  setNextHarvestAcrossCustomers,
} from "@/db/queries/posts";
import { lockDueSourcesAcrossCustomers, setNextDiscoveryAcrossCustomers } from "@/db/queries/sources";
import { type SystemContext, transaction } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import { groupBy } from "@/lib/group-by";
import { utcDay } from "@/lib/utc-day";

const limit = 500;
const { discoveryCredits, postsPerSweep } = settings.pace;
const moment = (now: Date) => ({ now, day: utcDay(now), discoveryCredits });

/** Starts discovery for due sources whose workspace can pay for it. */
export async function startDueDiscoveries(ctx: SystemContext): Promise<{ started: number }> {
  return transaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const due = await lockDueSourcesAcrossCustomers(ctx.db, {
      ...moment(now),
      credits: settings.leastCredits.discovery,
      limit,
    });
    await setNextDiscoveryAcrossCustomers(ctx.db, {
      sourceIds: due.map((source) => source.id),
      at: new Date(now.getTime() + settings.discovery.claimMs),
    });
    for (const { id, customerId } of due) {
      ctx.emit({ name: "source/discovery.due", data: { customerId, sourceId: id } });
    }
    return { started: due.length };
  });
}

/**
 * Starts the harvests that are due; in paced workspaces a few at a time, best evidence first. One that dies midway is
 * due again when its claim expires.
 */
export async function startDueHarvests(ctx: SystemContext): Promise<{ started: number }> {
  return transaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const asked = { ...moment(now), credits: settings.leastCredits.harvest, limit };
    const due = [
      ...(await lockDuePostsAcrossCustomers(ctx.db, asked)),
      ...(await lockBestPostsAcrossCustomers(ctx.db, { ...asked, each: postsPerSweep })),
    ];
    await setNextHarvestAcrossCustomers(ctx.db, {
      postIds: due.map((post) => post.id),
      at: new Date(now.getTime() + settings.harvest.claimMs),
    });
    for (const { id, customerId } of due) {
      ctx.emit({ name: "post/harvest.due", data: { customerId, postId: id } });
    }
    return { started: due.length };
  });
}

/** Picks up engagements left unjudged because their workspace had to wait or a run gave up. */
export async function resumeQualification(ctx: SystemContext): Promise<{ resumed: number }> {
  return transaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const due = await lockDueEngagementsAcrossCustomers(ctx.db, {
      ...moment(now),
      credits: settings.leastCredits.qualification,
      limit: 2_000,
    });
    await setEngagementsDueAcrossCustomers(ctx.db, {
      ids: due.map((engagement) => engagement.id),
      at: new Date(now.getTime() + settings.qualification.claimMs),
    });
    const { batch } = settings.qualification;
    const writtenFirst = due.toSorted(
      (a, b) => Number(a.kind === "reaction") - Number(b.kind === "reaction"),
    );
    for (const [customerId, group] of groupBy(writtenFirst, (engagement) => engagement.customerId)) {
      for (let start = 0; start < group.length; start += batch) {
        const engagementIds = group.slice(start, start + batch).map((engagement) => engagement.id);
        ctx.emit({ name: "engagements/found", data: { customerId, engagementIds } });
      }
    }
    return { resumed: due.length };
  });
}
