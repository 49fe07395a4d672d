/** A plan across people: whom first, whom next, what to find out and what to leave. Only from roles and evidence. Pure. */
import type {
  Author,
  BuyingRole,
  Claim,
  NextStep,
  PlanStep,
  ReportSource,
  Rival,
  RolesOfPurchase,
} from "@/lib/contracts/v1/report-parts";
import { isNeed } from "@/lib/judgement/meaning/meaning-kinds";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { startWith } from "./approach";
import { describeRole, isConfirmed, roleNames, whyUnconfirmed } from "./buying-roles";
import type { Placed } from "./coverage";
import { describeEngagement } from "./describe-engagement";
import { rank } from "./next-step";
import { findNoPitch } from "./no-pitch";
import { findLeadOf } from "./opener";
import { isOwnWords } from "./own-words";
import { findPurchaseWords } from "./purchase-words";
import { namePerson } from "./quotes";
import type { SeenCompany, SeenEngagement } from "./seen";
import { claim, ofCompany, ofEngagement, ofProfile } from "./sources";

const most = 4;
/** Stances that say something about a contract, for which it is worth asking when it ends. */
const contracts: ReadonlySet<Rival["stance"]> = new Set([
  "uses",
  "complains",
  "praises",
  "leaves",
  "compares",
]);

/** What to ask someone in a role. */
export const roleQuestions: Record<BuyingRole, string> = {
  economic_buyer: "Ask what has to be true before they sign, and when a budget is set.",
  decision_maker: "Ask how they choose a tool for their team, and who else has to agree.",
  champion: "Ask who else has this need, and who would have to agree.",
  user: "Ask how they work today, and what slows them down.",
  gatekeeper: "Ask what a purchase has to pass, and how long that takes.",
};

type Named = Parameters<typeof namePerson>[0];

/** How to ask someone about a role that is open. */
const gapQuestions: Record<BuyingRole, string> = {
  economic_buyer: "who signs for a purchase",
  decision_maker: "who chooses tools for the team",
  champion: "who else has this need",
  user: "who would work with it",
  gatekeeper: "what a purchase has to pass, and who clears it",
};

interface Given {
  company: SeenCompany;
  nextStep: NextStep;
  placed: readonly Placed[];
  committee: RolesOfPurchase;
  rivals: readonly Rival[];
  authors: readonly Author[];
  now: Date;
}

/** Two to four steps for a company; none where nobody is to be written to. */
export function planAccount(given: Given): PlanStep[] {
  const { nextStep, placed, now } = given;
  if (nextStep.action === "skip") return [];
  const [first, ...others] = rank(placed, now);
  const worth = first ? others.filter((one) => isWorthNext(one, first)) : [];
  const signs = worth.find(
    ({ role, engagements }) => role === "economic_buyer" && isConfirmed(role, engagements),
  );
  const second = signs ?? worth[0];
  const start = first ? [writeTo("write", first, now)] : nextStep.why.slice(0, 1).map(find);
  const next = second ? [writeTo("write_next", second, now)] : [];
  const avoided = leave(given);
  const questions = [...findMoments(placed), ...findGaps(given, first), ...findContracts(given)];
  const room = most - start.length - next.length - avoided.length;
  return [...start, ...next, ...questions.slice(0, room), ...avoided];
}

/** Someone in another role who said something, decides and did something, or may sign. */
const isWorthNext = ({ role, engagements }: Placed, first: Placed): boolean =>
  role !== null &&
  role !== first.role &&
  (engagements.some(isOwnWords) ||
    role === "economic_buyer" ||
    (role === "decision_maker" && engagements.length > 0));

/** Write to someone: with their strongest words, or with why nothing is known, and what to ask. */
function writeTo(action: "write" | "write_next", { person, role, engagements }: Placed, now: Date): PlanStep {
  const lead = findLeadOf(engagements, now);
  const name = excerpt(person.name, 60);
  const isOpen = role !== null && !isConfirmed(role, engagements);
  const named = role && role !== "champion" ? `${roleNames[role]} by title` : role;
  const as = role ? `, ${isOpen ? "possible " : ""}${named}` : "";
  const doubt = isOpen ? ` Not confirmed: ${whyUnconfirmed(engagements)}.` : "";
  const why = lead ? ` ${describeEngagement(lead)}` : role ? ` ${describeRole(person, role)}` : "";
  const start = action === "write" ? `Start with ${name}` : `Then write to ${name}`;
  const sources = [...(lead ? ofEngagement(lead) : []), ofProfile(person)];
  return {
    ...{ action, person: namePerson(person), ask: questionFor({ action, role, isOpen, lead }) },
    ...claim(`${start}${as}.${why}${doubt}`, ...sources),
  };
}

/** The first is asked about their words; the next about what their role knows. */
function questionFor(given: {
  action: "write" | "write_next";
  role: BuyingRole | null;
  isOpen: boolean;
  lead: SeenEngagement | undefined;
}): string | null {
  const { action, role, isOpen, lead } = given;
  if (isOpen) return "Ask whether they sign for this: so far only their title suggests it.";
  if (lead && isOwnWords(lead) && (action === "write" || role === null)) return startWith(lead);
  if (action === "write") return "Open with the topic of the post, and ask how they handle it today.";
  return role ? roleQuestions[role] : null;
}

const find = ({ text, sources }: Claim): PlanStep => ({
  action: "find",
  person: null,
  ask: null,
  text,
  sources,
});

/** The open roles that hold up a purchase most come first. */
const gapOrder: readonly BuyingRole[] = [
  "economic_buyer",
  "decision_maker",
  "gatekeeper",
  "champion",
  "user",
];

/** The most important open role. */
function findGaps({ committee }: Given, first: Placed | undefined): PlanStep[] {
  const open = committee.roles.filter(({ gap }) => gap !== null);
  const gap = open.toSorted((a, b) => gapOrder.indexOf(a.role) - gapOrder.indexOf(b.role))[0];
  if (!gap?.gap) return [];
  const name = first ? excerpt(first.person.name, 60) : null;
  const ask = name ? `Ask ${name} ${gapQuestions[gap.role]}.` : null;
  const sources = [...gap.gap.sources, ...(first ? [ofProfile(first.person)] : [])];
  return [{ action: "find_out", person: null, ask, ...claim(gap.gap.text, ...sources) }];
}

/** What someone with a need says of where their purchase stands, the newest. */
function findMoments(placed: readonly Placed[]): PlanStep[] {
  const said = placed.flatMap(({ person, engagements }) =>
    engagements.flatMap((one) => {
      const sentence = isNeed(one.meaning) ? findPurchaseWords(one.text) : null;
      return sentence ? [{ person, one, sentence }] : [];
    }),
  );
  const [newest] = said.toSorted((a, b) => b.one.at.getTime() - a.one.at.getTime());
  if (!newest) return [];
  const { person, one, sentence } = newest;
  const text = `Find out where the purchase stands. ${excerpt(person.name, 60)} wrote: “${sentence}”`;
  const ask = "Ask what the date depends on, and who runs the choice.";
  const sources = [...ofEngagement(one), ofProfile(person)];
  return [{ action: "find_out", person: namePerson(person), ask, ...claim(text, ...sources) }];
}

/** The tool that somebody says they use, compare or leave. */
function findContracts({ rivals }: Pick<Given, "rivals">): PlanStep[] {
  const rival = rivals.find(({ stance }) => contracts.has(stance));
  if (!rival) return [];
  const name = excerpt(rival.name, 40);
  const text = `Find out how things stand with ${name}. ${excerpt(rival.person.name, 60)} wrote: “${rival.quote}”`;
  const ask =
    rival.stance === "compares"
      ? `Ask what else they compare with ${name}, and by when they decide.`
      : `Ask until when they are bound to ${name}, and who decides on it.`;
  return [{ action: "find_out", person: rival.person, ask, ...claim(text, ...rival.sources) }];
}

/** Whom to leave alone, who wants no pitch, whose posts not to take for a need; else whose reaction not to mention. */
function leave({ placed, authors, company, now }: Given): PlanStep[] {
  const refused = placed.find(({ refusal }) => refusal !== null);
  if (refused?.refusal) {
    const text = `Don't write to ${excerpt(refused.person.name, 60)}. ${describeEngagement(refused.refusal)}`;
    return [avoid(text, refused.person, [...ofEngagement(refused.refusal), ofProfile(refused.person)])];
  }
  const [unpitched] = rank(placed, now).flatMap(sayNoPitch);
  if (unpitched) return [unpitched];
  const [author] = authors;
  if (author) {
    const how =
      author.kind === "vendor"
        ? "sells too, so don't count on them as a buyer"
        : "publishes, so don't take a post for a need";
    const { name, title, networkUrl, text, sources } = author;
    return [
      avoid(`${excerpt(name, 60)} ${how}. ${text}`, { name, title, headline: null, networkUrl }, sources),
    ];
  }
  const silent = placed.filter(({ engagements }) => engagements.length > 0 && !engagements.some(isOwnWords));
  if (silent.length === 0) return [];
  const who = silent.length === 1 ? "1 person" : `${silent.length} people`;
  const text = `Don't mention silent reactions: ${who} at ${excerpt(company.name, 60)} engaged and said nothing that shows an interest.`;
  const sources = silent.flatMap(({ engagements }) => engagements.slice(0, 1).flatMap(ofEngagement));
  return [avoid(text, null, [...sources, ofCompany(company)])];
}

function avoid(text: string, person: Named | null, sources: readonly ReportSource[]): PlanStep {
  return { action: "avoid", person: person && namePerson(person), ask: null, ...claim(text, ...sources) };
}

/** That they state a need and want no pitch, in their own sentence. */
function sayNoPitch({ person, engagements }: Placed): PlanStep[] {
  const [found] = engagements.filter(isOwnWords).flatMap((one) => {
    const sentence = findNoPitch(one.text);
    return sentence ? [{ one, sentence }] : [];
  });
  if (!found) return [];
  const text = `Don't pitch to ${excerpt(person.name, 60)} before answering: they wrote “${found.sentence}”`;
  return [avoid(text, person, [...ofEngagement(found.one), ofProfile(person)])];
}

/** Two to four steps for a person and those known at their company; one that says to leave them alone if refused. */
export function planPerson(
  placed: Placed,
  given: {
    company: SeenCompany | null;
    /** Others known at the company. */
    colleagues: readonly Placed[];
    titles: readonly string[];
    author: Author | null;
    rivals: readonly Rival[];
    stop: Claim | null;
    now: Date;
  },
): PlanStep[] {
  const { person, role, engagements } = placed;
  const { company, colleagues, titles, rivals, stop, now } = given;
  if (stop) return [avoid(`Don't write to them: ${stop.text}`, person, stop.sources)];
  const [rival] = findContracts({ rivals });
  const asked = role
    ? { ask: roleQuestions[role], ...claim(describeRole(person, role), ofProfile(person)) }
    : null;
  const [moment] = findMoments([placed]);
  const learn: PlanStep[] = moment
    ? [moment]
    : rival
      ? [rival]
      : asked
        ? [{ action: "find_out", person: namePerson(person), ...asked }]
        : [];
  const ranked = rank(colleagues, now);
  const isSilent = !engagements.some(({ meaning }) => isNeed(meaning));
  // A need of a colleague is a better start than this person's silence.
  const better = isSilent
    ? ranked.find((one) => one.engagements.some(({ meaning }) => isNeed(meaning)))
    : undefined;
  const next = better ? undefined : ranked.find((one) => isWorthNext(one, placed));
  const others: PlanStep[] = next
    ? [writeTo("write_next", next, now)]
    : company && role !== "economic_buyer" && !better
      ? [
          {
            ...{ action: "find", person: null, ask: "Ask them who signs for a purchase." },
            ...sayFind(company, titles),
          },
        ]
      : [];
  const avoided = leavePerson(placed, given.author);
  const start = better
    ? [writeTo("write", better, now), writeTo("write_next", placed, now)]
    : [writeTo("write", placed, now)];
  const room = most - start.length - avoided.length;
  return [...start, ...[...learn, ...others].slice(0, room), ...avoided];
}

const sayFind = (company: SeenCompany, titles: readonly string[]): Claim =>
  claim(
    `Find out who signs for a purchase at ${excerpt(company.name, 60)}. Look for: ${titles.join(", ")}.`,
    ofCompany(company),
  );

function leavePerson(placed: Placed, author: Author | null): PlanStep[] {
  const { person, engagements } = placed;
  const [unpitched] = sayNoPitch(placed);
  if (unpitched) return [unpitched];
  if (author) return [avoid(`Don't take their posts for a need. ${author.text}`, person, author.sources)];
  const silent = engagements.filter(({ kind }) => kind === "reaction");
  if (silent.length === 0) return [];
  const text = "Don't mention what they only reacted to: they said nothing about it.";
  return [
    avoid(
      text,
      person,
      silent.flatMap((one) => ofEngagement(one)[0] ?? []),
    ),
  ];
}
