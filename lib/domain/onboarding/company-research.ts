import { updateCustomer } from "@/db/queries/customers";
import type { Context } from "@/lib/context";
import { awaitMetered, orGone } from "@/lib/domain/look-ups/await-metered";
import { lookUpCompany } from "@/lib/domain/look-ups/company";
import { noteMalformed } from "@/lib/domain/network-page";
import { settings } from "@/lib/domain/settings";
import { cutAtGrapheme } from "@/lib/judgement/text/cut-at-grapheme";
import { oneLine } from "@/lib/judgement/text/excerpt";
import type { NetworkPage, NetworkPost } from "@/lib/networks/network";
import { type Attempt, failAttempt, findRunningAttempt, finishStep } from "./attempt";
import { isNamedByAddress } from "./canonical";
import { findPhrases } from "./phrases";

/** What the company page says, for later steps. */
export interface Research {
  /** The newest posts with engagements. */
  postUrls: string[];
  /** What the company writes about, most specific phrase first. */
  phrases: string[];
}

const noPosts: NetworkPage<NetworkPost> = { items: [], next: null, costCents: 0, malformed: 0 };

/**
 * Second step: reads the company page and its newest posts. A page that the network does not know ends the
 * attempt, which can be restarted with another URL. Returns null if the attempt has ended.
 */
export async function researchCompany(ctx: Context, { attempt }: Attempt): Promise<Research | null> {
  const { customerId, ports } = ctx;
  const running = await findRunningAttempt(ctx, { attempt });
  if (!running) return null;
  const address = running.companyNetworkUrl;
  const company = await lookUpCompany(ctx, address);
  if (!company) {
    await failAttempt(ctx, {
      attempt,
      error: `There is no company page at ${address}. Check the address and start again.`,
    });
    return null;
  }
  const companyNetworkUrl = company.networkUrl ?? address;
  const target = { kind: "company", networkUrl: companyNetworkUrl } as const;
  const page = await orGone(
    awaitMetered(ctx, ports.network.listPosts(target, { cursor: null, since: null })),
    noPosts,
  );
  noteMalformed(ctx, page, { companyNetworkUrl });

  const isUnnamed = isNamedByAddress({ ...running, name: running.workspace }, ports.network);
  const name = cutAtGrapheme(oneLine(company.name), 100);
  const goesOn = await finishStep(ctx, { attempt, step: "company_research" }, ({ db }) =>
    updateCustomer(db, { customerId, set: { companyNetworkUrl, ...(isUnnamed && name && { name }) } }),
  );
  const engaged = page.items.filter(({ likes, comments }) => likes + comments > 0);
  const newestFirst = engaged.toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime());
  return goesOn
    ? {
        postUrls: newestFirst.slice(0, settings.onboarding.engagedPosts).map(({ url }) => url),
        phrases: findPhrases({
          summary: company.summary ?? "",
          posts: page.items.map(({ text }) => text),
          name: company.name,
        }).slice(0, settings.onboarding.phrasesTried),
      }
    : null;
}
