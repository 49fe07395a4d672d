import { findDefaultIcp } from "@/db/queries/customers";
import { findEmployers, type OnboardingRow } from "@/db/queries/onboardings";
import { type Company, findLookups } from "@/db/queries/people";
import { personas } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { awaitMetered } from "@/lib/domain/look-ups/await-metered";
import { lookUpCompany } from "@/lib/domain/look-ups/company";
import { lookUpPeople } from "@/lib/domain/look-ups/people";
import { noteMalformed } from "@/lib/domain/network-page";
import { settings } from "@/lib/domain/settings";
import { canonicalSource } from "@/lib/domain/sources/canonical";
import { AppError } from "@/lib/errors";
import { matchIndustry, readIndustry } from "@/lib/judgement/company/industries";
import { networkOf } from "@/lib/networks/combine";
import type { NetworkTarget } from "@/lib/networks/network";
import { type Attempt, findRunningAttempt, finishStep, setOnboarding } from "./attempt";
import { chooseSearches, type Found, planSearches, type SearchPlan } from "./keyword-searches";
import { type Author, proposeSources, type Rival, rankAuthors } from "./propose-sources";

type Suggestions = OnboardingRow["suggestions"];
/**
 * Fourth step: suggests sources from the company's phrases, the drafted ICP, the people who write about them, and the
 * employers of engagers (`personIds`). Returns whether the attempt continues.
 */
export async function suggestSources(
  ctx: Context,
  { attempt, phrases, personIds }: Attempt & { phrases: string[]; personIds: string[] },
): Promise<boolean> {
  const running = await findRunningAttempt(ctx, { attempt });
  if (!running) return false;
  const company = await lookUpCompany(ctx, running.companyNetworkUrl);
  const own = { networkUrl: running.companyNetworkUrl, name: company?.name ?? running.workspace };
  // Others are looked for where the company is, so that suggestions never mix networks.
  const network = networkOf(ctx.ports.network.networks, own.networkUrl);
  const searched = network?.searchRefusal === null ? network.id : null;
  const icp = await findDefaultIcp(ctx.db, { customerId: ctx.customerId });
  const plans = planSearches({
    phrases,
    personas: (icp?.targetPersonas ?? []).flatMap((name) => personas.find((one) => one === name) ?? []),
    industries: icp?.targetIndustries ?? [],
  });
  const found = searched === null ? [] : await search(ctx, { plans, searched, ownUrl: own.networkUrl });
  const onTopic = found.filter(({ phrase }) => phrases.includes(phrase));
  const rivals = company?.industry
    ? await findRivals(ctx, { company, found: onTopic, engagers: personIds })
    : [];
  const taken = new Set([own.networkUrl, ...rivals.map(({ networkUrl }) => networkUrl)]);
  const suggestions = proposeSources({
    company: own,
    signer: await findSigner(ctx, running.profileUrl),
    searches: searched === null ? [] : chooseSearches(plans, found),
    searched,
    rivals,
    authors: await findAuthors(ctx, { found, taken, signer: running.profileUrl }),
  });
  return finishStep(ctx, { attempt, step: "source_suggestions" }, (ctx) =>
    setOnboarding(ctx, { suggestions: suggestions.filter(isCreatable(ctx)) }),
  );
}

/** The newest posts by others that contain each phrase, one page each. */
async function search(
  ctx: Context,
  { plans, searched, ownUrl }: { plans: SearchPlan[]; searched: string; ownUrl: string },
): Promise<Found[]> {
  const since = new Date(ctx.clock.now().getTime() - settings.discovery.lookBackMs);
  const found: Found[] = [];
  for (const phrase of plans.flatMap(({ phrases }) => phrases)) {
    const target: NetworkTarget = { kind: "keywords", phrases: [phrase], network: searched };
    const page = await awaitMetered(ctx, ctx.ports.network.listPosts(target, { cursor: null, since }));
    noteMalformed(ctx, page, { phrase });
    const posts = page.items.filter(({ author }) => author.networkUrl !== ownUrl);
    found.push({ phrase, posts, hasMore: page.next !== null });
  }
  return found;
}

/**
 * Companies in the same industry: first those whose pages write about the same topics, then those that employ at
 * least two engagers.
 */
async function findRivals(
  ctx: Context,
  input: { company: Company; found: Found[]; engagers: string[] },
): Promise<Rival[]> {
  const { company, found, engagers } = input;
  const { competitors, competitorsTried } = settings.onboarding;
  const trade = [readIndustry(company.industry ?? "")];
  const isSameTrade = (industry: string | null): industry is string =>
    industry !== null && matchIndustry(readIndustry(industry), trade).share === 1;
  const rivals = new Map<string, Rival>();
  const add = (other: Company | null, author: Author | null, people: number) => {
    if (!other?.networkUrl || other.networkUrl === company.networkUrl || !isSameTrade(other.industry)) return;
    if (rivals.has(other.networkUrl)) return;
    const { networkUrl, name, industry } = other;
    rivals.set(networkUrl, { networkUrl, name, industry, author, people });
  };
  for (const author of rankAuthors(found, "company").slice(0, competitorsTried)) {
    if (rivals.size === competitors) break;
    add(await lookUpCompany(ctx, author.networkUrl), author, 0);
  }
  for (const { company: employer, people } of await findEmployers(ctx.db, {
    customerId: ctx.customerId,
    personIds: engagers,
  })) {
    if (people >= 2) add(employer, null, people);
  }
  return [...rivals.values()];
}

/** Who writes most about the phrases and works neither at the company nor at one already suggested. */
async function findAuthors(
  ctx: Context,
  input: { found: Found[]; taken: ReadonlySet<string>; signer: string | null },
): Promise<Author[]> {
  const tried = rankAuthors(input.found, "person")
    .filter(({ networkUrl }) => networkUrl !== input.signer)
    .slice(0, settings.onboarding.authorsTried);
  const lookups = await lookUpPeople(
    ctx,
    tried.map(({ networkUrl }) => networkUrl),
  );
  return tried.filter(({ networkUrl }) => {
    const lookup = lookups.get(networkUrl);
    return lookup?.person && !input.taken.has(lookup.company?.networkUrl ?? "");
  });
}

async function findSigner(ctx: Context, profileUrl: string | null) {
  if (!profileUrl) return null;
  const lookups = await findLookups(ctx.db, { customerId: ctx.customerId, urls: [profileUrl] });
  const person = lookups.get(profileUrl)?.person;
  return person ? { networkUrl: person.networkUrl, name: person.name } : null;
}

/** Whether the suggestion could be created as it is: some kinds of URL can't be a source. */
const isCreatable =
  ({ ports }: Context) =>
  ({ type: sourceType, networkUrl, keywords, network }: Suggestions[number]): boolean => {
    try {
      const told = { networkUrl: networkUrl ?? undefined, keywords: keywords ?? undefined };
      const source = { sourceType, ...told, network: network ?? undefined };
      return canonicalSource(source, ports.network).key !== "";
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  };
