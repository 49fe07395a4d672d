import { findDefaultIcp } from "@/db/queries/customers";
import { insertEngagements } from "@/db/queries/engagements";
import type { Context } from "@/lib/context";
import { qualifyEngagements } from "@/lib/domain/engagements/qualify";
import { newId } from "@/lib/ids";
import { scorerFor } from "@/lib/judgement/fit/score-engagement";
import { companyAt, openWorld } from "@/packages/sandbox-network/world";
import { insertPost } from "@/tests/factories/signals";
import { insertWorkspace } from "@/tests/factories/workspace";
import { type Compared, compare, perSecond } from "./rounds";

const batch = 100;
const concurrency = 4;

/** Engagements qualified into stored signals per second, compared with only scoring the same people. */
export async function benchQualification(open: () => Context, rounds: number): Promise<Compared> {
  const { people } = openWorld();
  const count = Math.min(3_000, people.length);
  return compare({
    name: "qualification, rules only",
    unit: "engagements/s",
    rounds,
    measured: async () => {
      const ctx = open();
      await insertWorkspace(ctx, { customer: { planSlug: "internal", dailyBudgetCapCents: null } });
      const batches = await insertWork(
        ctx,
        people.slice(0, count).map((person) => person.networkUrl),
      );
      return perSecond(async () => {
        const work = async () => {
          for (let ids = batches.shift(); ids; ids = batches.shift()) await qualifyEngagements(ctx, { ids });
        };
        await Promise.all(Array.from({ length: concurrency }, work));
        return count;
      });
    },
    baselineName: "only the pure scoring function",
    baseline: async () => {
      const ctx = open();
      await insertWorkspace(ctx);
      const icp = await findDefaultIcp(ctx.db, { customerId: ctx.customerId });
      if (!icp) throw new Error("The workspace has no ICP");
      const known = await Promise.all(
        people.slice(0, count).map(({ networkUrl }) => ctx.ports.network.getPerson(networkUrl)),
      );
      const world = openWorld();
      return perSecond(() => {
        const score = scorerFor(icp);
        for (const { item } of known) {
          const company = item?.companyNetworkUrl ? companyAt(world, item.companyNetworkUrl) : undefined;
          score({
            person: { title: item?.title ?? null, headline: item?.headline ?? null },
            company: company ? { industry: company.industry, employeeCount: company.employees } : null,
            sourceType: "target_person",
            engagement: { kind: "reaction", meaning: "reacts", probability: null, ageHours: 2 },
            post: { relevance: 80 },
            earlierEngagements: 0,
          });
        }
        return known.length;
      });
    },
  });
}

/** Inserts one post with a reaction by each person; returns the engagement IDs in batches. */
async function insertWork(ctx: Context, personUrls: string[]): Promise<string[][]> {
  const post = await insertPost(ctx);
  const now = ctx.clock.now();
  const batches: string[][] = [];
  for (let start = 0; start < personUrls.length; start += batch) {
    const engagements = personUrls.slice(start, start + batch).map((personUrl) => ({
      id: newId(),
      postId: post.id,
      sourceId: post.sourceId,
      kind: "reaction" as const,
      personUrl,
      personName: personUrl,
      reactionType: "like",
      engagedAt: now,
      dueAt: now,
      createdAt: now,
    }));
    batches.push(await insertEngagements(ctx.db, { customerId: ctx.customerId, engagements }));
  }
  return batches;
}
