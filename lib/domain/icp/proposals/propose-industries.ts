/** Changes of the industry lists that verdicts ask for. Pure. */
import type { IcpFields } from "@/lib/contracts/icp";
import { matchesPhrase } from "@/lib/judgement/title/match-phrase";
import type { Opinion, Opinions } from "./opinions";
import { type Edit, findStrongest, type Proposal, propose } from "./proposal";

const longest = 100;
const mostExcluded = 50;
const mostTargets = 100;

/** At most one for wrong industries, one for missing ones, and one for each exclusion that goes too far. */
export function proposeIndustries(icp: IcpFields, { bad, good, rescued }: Opinions): Proposal[] {
  const wrong = (bad.get("wrong_industry") ?? []).filter(({ industry }) => industry !== null);
  const missed = (rescued.get("score") ?? []).filter(({ industry }) => industry !== null);
  const excluded = rescued.get("excluded") ?? [];
  const byIndustry = (
    edit: Edit,
    input: Pick<Parameters<typeof propose>[1], "basis" | "verdicts" | "opposite">,
  ) => propose(edit, { ...input, affects: (one) => isIn(one, String(edit.value)), factOf });
  return [
    findStrongest(
      industriesOf(wrong)
        .filter((industry) => matchesPhrase(industry, icp.excludedIndustries) === null)
        .map((industry) =>
          byIndustry(editAgainst(icp, industry), {
            basis: "wrong_industry",
            verdicts: wrong,
            opposite: good,
          }),
        )
        .filter(({ edit }) => edit.action === "remove" || icp.excludedIndustries.length < mostExcluded),
    ),
    // Without any target industry, every industry is welcome already.
    icp.targetIndustries.length > 0 && icp.targetIndustries.length < mostTargets
      ? findStrongest(
          industriesOf(missed)
            .filter((industry) => matchesPhrase(industry, icp.targetIndustries) === null)
            .map((industry) =>
              byIndustry(
                { field: "targetIndustries", action: "add", value: industry },
                { basis: "rescued", verdicts: missed, opposite: wrong },
              ),
            ),
        )
      : undefined,
    findStrongest(
      icp.excludedIndustries.map((industry) =>
        byIndustry(
          { field: "excludedIndustries", action: "remove", value: industry },
          { basis: "rescued", verdicts: excluded, opposite: wrong },
        ),
      ),
    ),
  ].filter((one) => one !== undefined);
}

const factOf = ({ industry }: Opinion): string => industry ?? "Industry unknown";

const isIn = ({ industry }: Opinion, phrase: string): boolean =>
  industry !== null && matchesPhrase(industry, [phrase]) !== null;

/** An industry that is a target is no target any more, as long as others are left; others are excluded. */
function editAgainst({ targetIndustries }: IcpFields, industry: string): Edit {
  const target = targetIndustries.find((one) => one.toLowerCase() === industry.toLowerCase());
  return target && targetIndustries.length > 1
    ? { field: "targetIndustries", action: "remove", value: target }
    : { field: "excludedIndustries", action: "add", value: industry };
}

/** The industries of these people as the network spells them, the most common first. */
function industriesOf(opinions: readonly Opinion[]): string[] {
  const counts = new Map<string, { name: string; count: number }>();
  for (const { industry } of opinions) {
    const name = industry?.trim() ?? "";
    if (name === "" || name.length > longest) continue;
    const known = counts.get(name.toLowerCase()) ?? { name, count: 0 };
    counts.set(name.toLowerCase(), { ...known, count: known.count + 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count).map(({ name }) => name);
}
