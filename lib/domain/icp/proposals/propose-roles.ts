/** Changes of titles, functions and seniority that verdicts ask for. Pure. */
import type { IcpFields } from "@/lib/contracts/icp";
import { matchesPhrase } from "@/lib/judgement/title/match-phrase";
import { readPersona, readSeniority } from "@/lib/judgement/title/read-title";
import type { Opinion, Opinions } from "./opinions";
import { findStrongest, leastVerdicts, type Proposal, propose } from "./proposal";
import { commonPhrases, hasPhrase } from "./title-phrases";

const longest = 100;
const mostExcluded = 50;
const mostTargets = 100;

/**
 * At most one for wrong roles, one for missing titles, and one for each exclusion that goes too far. A wrong role is
 * answered by what its people have in common: a phrase of their titles, their function or their seniority.
 */
export function proposeRoles(icp: IcpFields, opinions: Opinions): Proposal[] {
  const { bad, rescued } = opinions;
  const wrong = bad.get("wrong_role") ?? [];
  const excluded = rescued.get("excluded") ?? [];
  return [
    findStrongest([...withoutTitle(icp, opinions), ...withoutTarget(icp, opinions)]),
    findStrongest(withTitle(icp, opinions)),
    findStrongest(
      icp.excludedTitles.map((title) =>
        propose(
          { field: "excludedTitles", action: "remove", value: title },
          {
            basis: "rescued",
            verdicts: excluded,
            opposite: wrong,
            affects: (one) => hasPhrase(one.title, title),
            factOf: titleFact,
          },
        ),
      ),
    ),
  ].filter((one) => one !== undefined);
}

const titleFact = ({ title }: Opinion): string => title ?? "Title unknown";

function withoutTitle(icp: IcpFields, { bad, good }: Opinions): Proposal[] {
  if (icp.excludedTitles.length >= mostExcluded) return [];
  const wrong = (bad.get("wrong_role") ?? []).filter(({ title }) => !isExcluded(icp, title));
  return (
    commonPhrases(titlesOf(wrong), leastVerdicts)
      .filter((phrase) => phrase.length <= longest)
      // A phrase of a target title would exclude the people whom the ICP asks for.
      .filter((phrase) => !icp.targetTitles.some((target) => hasPhrase(target, phrase)))
      .map((phrase) =>
        propose(
          { field: "excludedTitles", action: "add", value: phrase },
          {
            basis: "wrong_role",
            verdicts: wrong,
            opposite: good,
            affects: ({ title }) => hasPhrase(title, phrase),
            factOf: titleFact,
          },
        ),
      )
  );
}

/** Functions and levels that are targets, while others are left. */
function withoutTarget(icp: IcpFields, { bad, good }: Opinions): Proposal[] {
  const wrong = bad.get("wrong_role") ?? [];
  const given = { basis: "wrong_role", verdicts: wrong, opposite: good } as const;
  const functions = icp.targetPersonas.map((value) => {
    const persona = readPersona(value);
    return propose(
      { field: "targetPersonas", action: "remove", value },
      { ...given, affects: (one) => persona !== null && one.persona === persona, factOf: titleFact },
    );
  });
  const levels = icp.targetSeniority.map((value) => {
    const seniority = readSeniority(value);
    return propose(
      { field: "targetSeniority", action: "remove", value },
      { ...given, affects: (one) => seniority !== null && one.seniority === seniority, factOf: titleFact },
    );
  });
  return [...(functions.length > 1 ? functions : []), ...(levels.length > 1 ? levels : [])];
}

function withTitle(icp: IcpFields, { bad, rescued }: Opinions): Proposal[] {
  // Without any target title, no title is missing.
  if (icp.targetTitles.length === 0 || icp.targetTitles.length >= mostTargets) return [];
  const missed = (rescued.get("score") ?? []).filter(
    ({ title }) => title !== null && matchesPhrase(title, icp.targetTitles) === null,
  );
  return commonPhrases(titlesOf(missed), leastVerdicts)
    .filter((phrase) => phrase.length <= longest)
    .map((phrase) =>
      propose(
        { field: "targetTitles", action: "add", value: phrase },
        {
          basis: "rescued",
          verdicts: missed,
          opposite: bad.get("wrong_role") ?? [],
          affects: ({ title }) => hasPhrase(title, phrase),
          factOf: titleFact,
        },
      ),
    );
}

const titlesOf = (opinions: readonly Opinion[]) => opinions.map(({ title }) => title);

const isExcluded = ({ excludedTitles }: IcpFields, title: string | null): boolean =>
  title !== null && matchesPhrase(title, excludedTitles) !== null;
