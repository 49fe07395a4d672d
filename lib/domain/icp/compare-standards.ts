/** What a change of standards would do to known people. Pure. */
import type { KnownPerson } from "@/db/queries/what-if";
import { fitRange, fitStep, fitSteps } from "@/lib/contracts/fit-steps";
import type { IcpWhatIfResult } from "@/lib/contracts/what-if";
import { judge, type Verdict } from "@/lib/domain/engagements/judge";
import type { Standards } from "@/lib/domain/engagements/standards";
import { settings } from "@/lib/domain/settings";
import { type GateId, gateIds } from "@/lib/judgement/gates/gates";
import type { Score } from "@/lib/judgement/strength/score";

const examplesShown = 10;

type Comparison = Omit<IcpWhatIfResult, "days" | "sampled">;

/** A person under the current standards. */
export interface JudgedNow {
  person: KnownPerson;
  now: Verdict;
}
interface Judged extends JudgedNow {
  proposed: Verdict;
}
type Side = "now" | "proposed";

/** Judges everyone under both standards, leaving out anyone the current standards suppress. */
export function compareStandards(
  people: readonly KnownPerson[],
  current: Standards,
  proposed: Standards,
): Comparison {
  return compareJudged(judgeByCurrent(people, current), proposed);
}

/** Everyone under the current standards, without those whom they suppress. */
export const judgeByCurrent = (people: readonly KnownPerson[], current: Standards): JudgedNow[] =>
  people
    .map((person) => ({ person, now: judgePerson(current, person) }))
    .filter(({ now }) => refusedBy(now) !== "suppressed");

/** Compares people judged under the current standards with the proposed ones. */
export function compareJudged(people: readonly JudgedNow[], proposed: Standards): Comparison {
  // Suppressed people have already been left out, so the second judgment skips suppressions.
  const unsuppressed = { ...proposed, suppressions: [] };
  const judged = people.map((one) => ({ ...one, proposed: judgePerson(unsuppressed, one.person) }));
  return {
    people: judged.length,
    now: summarize(judged, "now"),
    proposed: summarize(judged, "proposed"),
    minFit: settings.qualification.minFit,
    fits: countFits(judged),
    gained: differenceOf(judged, "proposed", "now"),
    lost: differenceOf(judged, "now", "proposed"),
    moved: movementOf(judged),
    rejectedBy: countRefusals(judged),
  };
}

/** As if the person had no signal yet: someone a merge window holds back today would be found another day. */
function judgePerson(standards: Standards, { person, company, engagement }: KnownPerson): Verdict {
  return judge(standards, engagement, { kind: "cached", person, company }, { hasSignal: false });
}

function summarize(judged: readonly Judged[], side: Side): IcpWhatIfResult["now"] {
  const scores = judged.flatMap((one) => scoreOf(one[side]) ?? []);
  const count = (wanted: string) => scores.filter(({ classification }) => classification === wanted).length;
  const sum = scores.reduce((all, { fit }) => all + fit, 0);
  return {
    signals: scores.length,
    buyers: count("buyer"),
    influencers: count("influencer"),
    averageFit: scores.length > 0 ? Math.round((sum / scores.length) * 10) / 10 : null,
  };
}

function countFits(judged: readonly Judged[]): IcpWhatIfResult["fits"] {
  const bins = Array.from({ length: fitSteps }, (_, step) => ({ ...fitRange(step), now: 0, proposed: 0 }));
  for (const one of judged) {
    for (const side of ["now", "proposed"] as const) {
      const fit = askedFitOf(one[side]);
      const bin = fit === null ? undefined : bins[Math.min(fitSteps - 1, Math.floor(fit / fitStep))];
      if (bin) bin[side] += 1;
    }
  }
  return bins;
}

/** People who are a signal under `one` but not under `other`, best first. */
function differenceOf(judged: readonly Judged[], one: Side, other: Side): IcpWhatIfResult["gained"] {
  const changed = judged.flatMap(({ person, ...verdicts }) => {
    const score = scoreOf(verdicts[one]);
    const refusal = refusalOf(verdicts[other]);
    return score && refusal ? { ...presentPerson(person), fit: score.fit, reason: refusal.reason } : [];
  });
  const examples = changed.toSorted((a, b) => b.fit - a.fit).slice(0, examplesShown);
  return { count: changed.length, examples };
}

/** People who are a signal under both, but with a different fit or class. */
function movementOf(judged: readonly Judged[]): IcpWhatIfResult["moved"] {
  const moved = judged.flatMap(({ person, ...verdicts }) => {
    const [now, proposed] = [scoreOf(verdicts.now), scoreOf(verdicts.proposed)];
    if (!now || !proposed) return [];
    if (now.fit === proposed.fit && now.classification === proposed.classification) return [];
    return { ...presentPerson(person), now: fitOf(now), proposed: fitOf(proposed) };
  });
  const change = (one: (typeof moved)[number]) => Math.abs(one.proposed.fit - one.now.fit);
  const examples = moved.toSorted((a, b) => change(b) - change(a)).slice(0, examplesShown);
  return { count: moved.length, examples };
}

const fitOf = ({ fit, classification }: Score) => ({ fit, classification });

const presentPerson = ({ person, company }: KnownPerson) => ({
  personName: person.name,
  personTitle: person.title ?? person.headline,
  companyName: company?.name ?? person.companyName,
});

function countRefusals(judged: readonly Judged[]): IcpWhatIfResult["rejectedBy"] {
  const count = (gate: GateId, side: Side) => judged.filter((one) => refusedBy(one[side]) === gate).length;
  return gateIds
    .map((gate) => ({ gate, now: count(gate, "now"), proposed: count(gate, "proposed") }))
    .filter(({ now, proposed }) => now + proposed > 0);
}

const scoreOf = (verdict: Verdict) => (verdict.fits ? verdict.candidate.score : null);
/** The fit that decides; null if another gate rejected the person before. */
const askedFitOf = (verdict: Verdict): number | null =>
  (verdict.fits ? verdict.candidate.score : verdict.score)?.fit ?? null;
const refusalOf = (verdict: Verdict) =>
  verdict.fits ? null : (verdict.gates.find(({ passed }) => !passed) ?? null);
const refusedBy = (verdict: Verdict) => refusalOf(verdict)?.id ?? null;
