/** The fit of a person as a salesperson says it: what fits, what does not, what is not known. */
import type { Factor, Score } from "@/lib/judgement/strength/score";
import type { WordsInput } from "../writer";
import { fillAll } from "./choose";
import type { Draft } from "./draft";
import type { FitPart, FitPhrases, Phrasebook } from "./phrasebook";
import type { Slots } from "./wording";

/** The factors of each part; `title` and `persona` both speak about the role. */
const partsByFactor: ReadonlyMap<string, FitPart> = new Map([
  ["title", "role"],
  ["persona", "role"],
  ["seniority", "level"],
  ["industry", "industry"],
  ["company_size", "size"],
]);

/** At least this share of the points counts as fitting; at most `missShare` as not fitting. */
const fitShare = 0.7;
const missShare = 0.25;

type State = "fits" | "near" | "misses" | "unknown";

/** What the ICP asks for and how each part stands, in the order of the receipt. */
export function readFit({ receipt }: Score, title: string | null): Map<FitPart, State> {
  const factors = new Map<FitPart, Factor[]>();
  for (const factor of receipt.fit) {
    const part = partsByFactor.get(factor.id);
    if (part && factor.weight > 0) factors.set(part, [...(factors.get(part) ?? []), factor]);
  }
  return new Map([...factors].map(([part, of]) => [part, stateOf(of, title)]));
}

function stateOf(factors: readonly Factor[], title: string | null): State {
  // The role has two readings; the better one speaks for it, for "title or function".
  const share = Math.max(...factors.map(({ points, weight }) => points / weight));
  // Without a title the function reads as `other`, which says nothing about the role.
  if (factors.every(({ value }) => value === null || (title === null && value === "other"))) return "unknown";
  if (share >= fitShare) return "fits";
  return share <= missShare ? "misses" : "near";
}

/** One sentence about the fit; `isShort` without what the person can do in a purchase. */
export function writeFit(
  { input, book, choose }: Draft,
  slots: Slots,
  { isShort }: { isShort: boolean },
): string {
  const { fit } = book;
  const states = readFit(input.score, slots.title);
  const standing = isShort || slots.company === null ? "plain" : standingOf(input, slots.title);
  // Two of the standings say themselves that the role is another one.
  const saysRole = slots.title !== null && (standing === "elsewhere" || standing === "neither");
  const match = matchOf(states, saysRole, book, slots);
  const [wordings, salt] = slots.title === null ? [fit.untitled, "untitled"] : [fit[standing], "fit"];
  return choose(fillAll(wordings, { ...slots, match }), salt);
}

export const isHigh = (seniority: Score["seniority"]): boolean =>
  seniority === "executive" || seniority === "director";

/** With so few people, who directs the place or one of its parts mostly decides too. */
const smallCompany = 50;

/** What the person can do in a purchase. Pure. */
export function standingOf(
  { score, company }: Pick<WordsInput, "score" | "company">,
  title: string | null,
): "buyer" | "influencer" | "plain" | "elsewhere" | "neither" {
  const { classification, seniority, persona } = score;
  const isOtherRole = readFit(score, title).get("role") === "misses";
  // Whom the ICP names decides, but for those who only do the work.
  const isBelow = seniority === "professional" || seniority === "junior";
  if (classification === "buyer") return isBelow ? "plain" : "buyer";
  if (classification === null) return isOtherRole ? "neither" : "influencer";
  if (isHigh(seniority) && isOtherRole) return "elsewhere";
  // At the top, but perhaps not of the function that buys: what they decide is left open.
  if (seniority === "executive") return "plain";
  // Who directs or leads without a function does so for a place of its own, such as a school.
  if (persona === "other" && (seniority === "director" || seniority === "lead")) return "plain";
  // A count of 0 is not known.
  const isSmall = (company?.employeeCount || Number.POSITIVE_INFINITY) <= smallCompany;
  return seniority === "director" && isSmall ? "plain" : "influencer";
}

/** What fits, but what does not; if nothing speaks against it, what is not known. */
function matchOf(states: Map<FitPart, State>, saysRole: boolean, book: Phrasebook, slots: Slots): string {
  const { fit, grammar } = book;
  const parts = (state: State) => [...states].filter(([, held]) => held === state).map(([part]) => part);
  const say = (phrase: FitPhrases["fits"], named: readonly FitPart[]): string[] => {
    if (named.length === 0) return [];
    const list = grammar.list(named.map((part) => fit.parts[part]));
    return [phrase[named.length === 1 ? "one" : "many"]({ ...slots, list }) ?? ""];
  };
  const miss = (part: FitPart) => fillAll(fit.misses[part], slots)[0] ?? "";
  const fitting = parts("fits");
  // The missing title is what the sentence is about, so role and level are not listed as unknown as well.
  const isOpen = (part: FitPart) => slots.title !== null || (part !== "role" && part !== "level");
  const missed = parts("misses").filter((part) => part !== "role" || !saysRole);
  const good = [...say(fit.fits, fitting), ...say(fit.near, parts("near"))].join(", ");
  const misses = grammar.list(missed.map(miss));
  const doubts = misses || say(fit.unknown, parts("unknown").filter(isOpen)).join("");
  const nothing = states.get("role") === "misses" ? miss("role") : null;
  const said = [good, doubts].filter(Boolean).join(fit.but);
  return said || nothing || say(fit.unknown, ["role"]).join("");
}
