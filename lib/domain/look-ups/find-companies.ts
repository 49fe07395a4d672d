import pMap from "p-map";
import type { Context } from "@/lib/context";
import type { FoundCompanies, FoundCompany } from "@/lib/contracts/sources-pasted";
import { isBudgetUsedUp } from "@/lib/domain/credits/spending-limits";
import { settings } from "@/lib/domain/settings";
import { cutAtGrapheme } from "@/lib/judgement/text/cut-at-grapheme";
import { networkOf } from "@/lib/networks/combine";
import { type NetworkCompany, NetworkError } from "@/lib/networks/network";
import { foldText } from "@/lib/networks/network-url";
import { awaitMetered } from "./await-metered";

type Found = FoundCompanies["data"][number];

const longestDescription = 120;
const budgetRefusal = "Today's limit for look-ups is reached. Paste the address of its page instead.";
const networkRefusal = "The network did not answer. Try again later, or paste the address of its page.";

/** The pages of companies by name. Costs no credits; a name that can't be looked up now says why. */
export async function findCompanies(ctx: Context, { names }: { names: string[] }): Promise<FoundCompanies> {
  const { concurrentLookups: concurrency } = settings.qualification;
  return { data: await pMap(names, (name) => findCompany(ctx, name), { concurrency }) };
}

async function findCompany(ctx: Context, name: string): Promise<Found> {
  const none = { name, companies: [], isExact: false };
  if (await isBudgetUsedUp(ctx)) return { ...none, refusal: budgetRefusal };
  try {
    const { items } = await awaitMetered(ctx, ctx.ports.network.findCompanies(name));
    const isNamed = (company: NetworkCompany) => foldText(company.name) === foldText(name);
    const companies = items.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
    return {
      name,
      companies: companies.map((company) => present(ctx, company)),
      isExact: companies.filter(isNamed).length === 1,
      refusal: null,
    };
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    return { ...none, refusal: networkRefusal };
  }
}

function present({ ports }: Context, company: NetworkCompany): FoundCompany {
  const { networkUrl, name, industry, location, summary } = company;
  const facts = [industry, location].filter(Boolean).join(" · ") || summary;
  return {
    networkUrl,
    name,
    network: networkOf(ports.network.networks, networkUrl)?.id ?? null,
    description: facts && cutAtGrapheme(facts.replace(/\s+/gu, " "), longestDescription),
  };
}
