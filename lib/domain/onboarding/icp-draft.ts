import { findDefaultIcp, updateIcp } from "@/db/queries/customers";
import { insertDefaultIcp } from "@/db/queries/onboardings";
import type { Lookup } from "@/db/queries/people";
import type { Context } from "@/lib/context";
import type { IcpFields } from "@/lib/contracts/icp";
import { lookUpCompany } from "@/lib/domain/look-ups/company";
import { type Engager, readEngagers } from "@/lib/domain/look-ups/engagers";
import { lookUpPeople } from "@/lib/domain/look-ups/people";
import { settings } from "@/lib/domain/settings";
import { newId } from "@/lib/ids";
import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { decides } from "@/lib/judgement/title/deciders";
import { readTitle } from "@/lib/judgement/title/read-title";
import { type Attempt, findRunningAttempt, finishStep } from "./attempt";
import type { Research } from "./company-research";
import { proposeIcp } from "./propose-icp";

const name = "Default";

/**
 * Third step: drafts the ICP from people who engage with the company's newest posts, and stores the draft
 * alongside it. Returns the ids of the people looked up; null if the attempt has ended.
 */
export async function draftIcp(
  ctx: Context,
  { attempt, postUrls, phrases }: Attempt & Research,
): Promise<string[] | null> {
  const running = await findRunningAttempt(ctx, { attempt });
  if (!running) return null;
  const { companyNetworkUrl } = running;
  const company = await lookUpCompany(ctx, companyNetworkUrl);
  const engagers = (await readEngagers(ctx, postUrls)).filter((person) => !names(person, company?.name));
  const chosen = decidersFirst(engagers).slice(0, settings.onboarding.people);
  const lookups = await lookUpPeople(
    ctx,
    chosen.map(({ networkUrl }) => networkUrl),
  );
  const known = [...lookups.values()].filter(isStranger(companyNetworkUrl));
  // Reactions and comments may use different URLs for the same person.
  const strangers = [...new Map(known.map((lookup) => [lookup.person.id, lookup])).values()];
  const asked = new Set(chosen);
  const draft = proposeIcp({
    company: company ?? { industry: null, employeeCount: null, summary: null },
    engagers: [
      ...strangers.map(({ person, company }) => ({
        title: person.title,
        headline: person.headline,
        company,
      })),
      // Everyone else still has a headline that says what they do.
      ...engagers.filter((person) => !asked.has(person)).map(fromHeadline),
    ],
    phrases,
  });
  const goesOn = await finishStep(ctx, { attempt, step: "icp_draft" }, (ctx) => keepDraft(ctx, draft));
  return goesOn ? strangers.map(({ person }) => person.id) : null;
}

/** Whether a headline names the company: most employees' headlines do, which saves a lookup. */
const names = ({ headline }: Engager, company = ""): boolean =>
  ` ${wordsOf(headline ?? "").join(" ")} `.includes(` ${wordsOf(company).join(" ")} `);

/** Leaders by headline first, then the others, each group in its given order: lookups are limited. */
function decidersFirst(people: Engager[]): Engager[] {
  const leads = ({ headline }: Engager) => (decides(readTitle(null, headline).seniority) ? 0 : 1);
  return people
    .map((person) => ({ person, order: leads(person) }))
    .sort((a, b) => a.order - b.order)
    .map(({ person }) => person);
}

/** Whether someone is known and does not work at the company itself. */
const isStranger =
  (companyNetworkUrl: string) =>
  (lookup: Lookup): lookup is Lookup & { person: NonNullable<Lookup["person"]> } =>
    lookup.person !== null && lookup.company?.networkUrl !== companyNetworkUrl;

const fromHeadline = ({ headline }: Engager) => ({ title: null, headline, company: null });

/** The ICP can't be edited before the review, so a draft from an earlier attempt is simply replaced. */
async function keepDraft(ctx: Context, draft: IcpFields): Promise<void> {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  const icp = await findDefaultIcp(db, { customerId });
  const set = { ...draft, draft: { ...draft } };
  if (icp) await updateIcp(db, { customerId, icpId: icp.id, set, now });
  else await insertDefaultIcp(db, { customerId, id: newId(), name, ...set, now });
}
