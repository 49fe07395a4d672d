import { describe, expect, it } from "vitest";
import type { SourceType } from "@/db/vocabulary";
import { commented, liked, signal } from "@/tests/factories/words-signal";
import type { WordsInput } from "../writer";
import { writeByRules } from "./write";

const on = (type: SourceType) => ({ source: { type, displayName: "Rivalo" } });
const titled = (title: string | null) => ({ person: { name: "Anna Keller", title, location: null } });
const at = (employeeCount: number, industry: string | null = null) => ({
  company: { name: "Fern", industry, employeeCount },
});
const saying = (...said: Parameters<typeof commented>) => ({ engagement: commented(...said) });
const silent = { engagement: liked() };

/** What is written about a signal: the end of why it matters, the opener and the points. */
const cases: [about: string, change: Partial<WordsInput>, ...texts: string[]][] = [
  [
    "a question, and another signal before",
    { ...saying("asks", "Which tool do you use for the forecast?"), timesSeen: 2 },
    "A useful answer is the best way in.",
    "Hi Anna, about the question in your comment under the post by Tom Berg: what made you ask?",
    "Ask what the answer is needed for at Brightloop.",
    "As VP Sales at Brightloop, Anna probably decides on larger purchases: keep to the subject of the comment at first.",
    "2 signs of interest: reason enough to suggest a short call on forecast accuracy.",
  ],
  [
    "a choice on an own post",
    { ...saying("evaluates", "We are comparing three forecast tools."), ...on("own_company") },
    "The choice may be open right now, so do not wait.",
    "Hi Anna, in your comment under our post you wrote: “We are comparing three forecast tools”. What should be better than it is today?",
    "Ask what has to be better afterwards.",
    "As VP Sales at Brightloop, Anna probably has a budget: keep to the subject of the comment at first.",
    "Brightloop (320 people, Software Development): ask who else has a say in forecast accuracy.",
  ],
  [
    "a problem for the second time on an own post",
    { timesSeen: 2, ...on("own_company") },
    "That makes 2 signs of interest in a short time.",
    "Hi Anna, you wrote in your comment under our post: “We still use a spreadsheet every Sunday”. Is it still like that, or have you found a way around it?",
    "Find out whether there is a deadline or a budget for a solution.",
    "As VP Sales at Brightloop, Anna probably decides on larger purchases: ask what it changes in daily work.",
    "After 2 signs of interest, look for a second contact at Brightloop.",
  ],
  [
    "a problem for the first time",
    {},
    "Anna is VP Sales at Brightloop (320 people, Software Development), a likely decision maker: role, seniority, industry and company size match your ICP.",
    "Hi Anna, you wrote in your comment under the post by Tom Berg: “We still use a spreadsheet every Sunday”. Is it still like that, or have you found a way around it?",
    "Find out whether there is a deadline or a budget for a solution.",
    "As VP Sales at Brightloop, Anna probably decides on larger purchases: ask what it changes in daily work.",
    "A question for later: what turns a deal into a commit for you?",
  ],
  [
    "a like",
    silent,
    "No words yet, so keep the first message light.",
    "Hi Anna, a question about forecast accuracy for you as VP Sales: what takes the most effort at Brightloop?",
    "Ask Anna who else works on forecast accuracy at Brightloop.",
    "As VP Sales at Brightloop, Anna probably has a budget: a good subject is pipeline and forecast.",
    "Brightloop (320 people, Software Development): ask who else would have a say in a purchase.",
  ],
  [
    "a like in German",
    { ...silent, language: "de" },
    "Noch fehlen eigene Worte, also die erste Nachricht unverbindlich halten.",
    "Guten Tag Anna Keller, eine Frage an Sie als VP Sales zum Thema Forecast-Genauigkeit: Wie zufrieden sind Sie bei Brightloop heute damit?",
    "Fragen, seit wann das Thema Forecast-Genauigkeit bei Brightloop wichtig ist.",
    "Als VP Sales bei Brightloop hat Anna Keller wahrscheinlich ein Budget. Naheliegend ist ein Gespräch über Abschlüsse und Planung.",
    "Anna Keller fragen, wer sich bei Brightloop noch um die Vertriebsziele und das Team dahinter kümmert.",
  ],
  [
    "a comment that is not about work",
    saying("agrees", "The cat was happy and fat."),
    "It is not clear whether the comment is about work, so start with a question.",
    "Hi Anna, a question about forecast accuracy at Brightloop: what is the hardest part for you?",
    "A second question on forecast accuracy: what works well at Brightloop, and what does not?",
    "As VP Sales in Software Development, Anna probably decides on larger purchases: ask about pipeline and forecast.",
    "Bring an example from Software Development that concerns quota and the sales team.",
  ],
  [
    "a wish at a competitor",
    {
      ...saying("asks", "Looking for a CRM for a team of 12, any recommendations"),
      ...on("competitor_company"),
    },
    "Rivalo may have answered by now, so look before you write.",
    "Hi Anna, in your comment under the post by Tom Berg you wrote: “Looking for a CRM for a team of 12, any recommendations”. Have you found something for it yet?",
    "Find out what led to the comment.",
    "As VP Sales in Software Development, Anna probably has a budget: ask what it changes in daily work.",
    "A second question on forecast accuracy: how far off is the forecast usually by the end of the quarter?",
  ],
  [
    "an experience on an own post",
    { ...saying("shares_experience", "We moved our forecast to a CRM and it works."), ...on("own_company") },
    "The post is your own, so your company is no stranger.",
    "Hi Anna, I read your comment under our post: “We moved our forecast to a CRM and it works”. Would you tell me a little more about it?",
    "Ask what works well and what does not.",
    "As VP Sales at Brightloop, Anna probably decides on larger purchases: ask what it changes in daily work.",
    "Your company is known here: talk about forecast accuracy at Brightloop.",
  ],
  [
    "an opinion on another subject",
    saying("agrees", "Our invoices still go out by post, and the clerk loves it."),
    "There may be a need behind it, so ask.",
    "Hi Anna, in your comment under the post by Tom Berg you wrote: “Our invoices still go out by post, and the clerk loves it”. May I ask you a question or two about it?",
    "Let Anna explain the comment before you mention your product.",
    "As VP Sales at Brightloop, Anna probably has a budget: ask what it changes in daily work.",
    "As VP Sales, Anna can probably say who signs off on a new tool at Brightloop: ask.",
  ],
  [
    "an opinion on the topic",
    saying("agrees", "The forecast, the quota and the commit matter most."),
    "Nothing shows a need yet, so start with a question.",
    "Hi Anna, your comment under the post by Tom Berg leads me to a question about forecast accuracy: how far off is the forecast usually by the end of the quarter?",
    "Ask how that looks in practice at Brightloop.",
    "As VP Sales at Brightloop, Anna probably has a budget: a good subject is quota and the sales team.",
    "Find out who else looks after pipeline and forecast at Brightloop.",
  ],
  [
    "a problem of someone without a title",
    titled(null),
    "Anna works at Brightloop (320 people, Software Development), in a role that is not known: industry and company size match your ICP.",
    "Hi Anna, you wrote in your comment under the post by Tom Berg: “We still use a spreadsheet every Sunday”. Is it still like that, or have you found a way around it?",
    "Find out whether there is a deadline or a budget for a solution.",
    "Ask who decides at Brightloop before you pitch: no title is known.",
    "Ask Anna who else would have a say in a purchase at Brightloop.",
  ],
  [
    "a company in another industry",
    at(3, "Farming"),
    "Anna is VP Sales at Fern (3 people, Farming), a likely decision maker: " +
      "role and seniority match your ICP, but Farming is not among your target industries and the " +
      "company size is outside your range.",
    "Hi Anna, you wrote in your comment under the post by Tom Berg: “We still use a spreadsheet every Sunday”. Is it still like that?",
    "Find out who else has this problem at Fern.",
    "As VP Sales in Farming, Anna probably decides on larger purchases: ask what it changes in daily work.",
    "Check that Fern has your use case: Farming is not a target industry.",
  ],
  [
    "a company of another size",
    at(3),
    "Anna is VP Sales at Fern (3 people), a likely decision maker: role and seniority match your ICP, but the company size is outside your range.",
    "Hi Anna, you wrote in your comment under the post by Tom Berg: “We still use a spreadsheet every Sunday”. Is it still like that?",
    "Find out who else has this problem at Fern.",
    "As VP Sales at Fern, Anna probably decides on larger purchases: keep to the subject of the comment at first.",
    "3 people, outside your range: start with a question about pipeline and forecast.",
  ],
  [
    "a need that is not sure",
    saying("asks", "Our forecast is off by a third."),
    "There may be a need behind it, so ask.",
    "Hi Anna, I read your comment under the post by Tom Berg: “Our forecast is off by a third”. Would you tell me a little more about it?",
    "Let Anna explain the comment before you mention your product.",
    "As VP Sales in Software Development, Anna probably decides on larger purchases: ask what it changes in daily work.",
    "Bring an example from Software Development that concerns quota and the sales team.",
  ],
  [
    "a problem only asked about",
    saying("states_problem", "Why is our sales team still working in spreadsheets?"),
    "Anna is VP Sales at Brightloop (320 people, Software Development), a likely decision maker: role, seniority, industry and company size match your ICP.",
    "Hi Anna, I read the question in your comment under the post by Tom Berg. What made you ask?",
    "Let Anna explain the comment before you mention your product.",
    "As VP Sales at Brightloop, Anna probably has a budget: keep to the subject of the comment at first.",
    "Brightloop (320 people, Software Development): ask who else has a say in forecast accuracy.",
  ],
  [
    "a like by somebody with a German title",
    { ...silent, ...titled("Leiterin Vertriebssteuerung") },
    "No words yet, so keep the first message light.",
    "Hi Anna, I would like to understand how Brightloop approaches forecast accuracy: what takes the most effort?",
    "Ask Anna who else works on forecast accuracy at Brightloop.",
    "As Leiterin Vertriebssteuerung at Brightloop, Anna runs the team: a good subject is process and data quality.",
    "A second question on forecast accuracy: what turns a deal into a commit for you?",
  ],
  [
    "a like of an own post without a company",
    { ...silent, ...on("own_company"), company: null },
    "The post is your own, so your company is no stranger.",
    "Hi Anna, I would value your view as VP Sales on forecast accuracy: what would you simplify first?",
    "Ask what would have to change in forecast accuracy.",
    "Ask for whom Anna works before you pitch: no company is known.",
    "Ask Anna what is planned for pipeline and forecast this year.",
  ],
  [
    "a like of a post on no topic",
    { ...silent, post: { ...signal().post, text: "Hello" } },
    "No words yet, so keep the first message light.",
    "Hi Anna, a question for you as VP Sales at Brightloop: at which stage do deals stall most often?",
    "Find out what matters most to the VP Sales at Brightloop this quarter.",
    "As VP Sales, Anna probably has a budget: talk about quota and the sales team.",
    "Find out who else looks after pipeline and forecast at Brightloop.",
  ],
];

describe("the rules", () => {
  it("quote no statement where it does not fit, and no half of one", () => {
    const text = "We still use a spreadsheet for the forecast and lose hours with it every week";
    const openerOf = (said: string, place: number) => {
      const post = { ...signal().post, author: `T${"o".repeat(place)}` };
      const person = { ...signal().person, name: `A${"a".repeat(57)}` };
      const engagement = commented("states_problem", said);
      return writeByRules(signal({ engagement, language: "de", post, person })).suggestedOpener;
    };
    const openers = Array.from({ length: 50 }, (_, place) => openerOf(text, place));
    expect(Math.max(...openers.map(({ length }) => length))).toBeLessThanOrEqual(300);
    const quotes = new Set(openers.map((opener) => /„(.*)“/.exec(opener)?.[1]));
    expect([...quotes]).toEqual([text, undefined]);
    expect(openerOf(`${text} because nobody in our region ${"o".repeat(60)}`, 0)).not.toContain("„");
  });

  it.each(cases)("write about %s", (_, change, ...texts) => {
    const { whyItMatters, suggestedOpener, talkingPoints } = writeByRules(signal(change));
    const end = whyItMatters.split(/(?<=[.”?]) (?=\p{Lu})/u).at(-1);
    expect([end, suggestedOpener, ...talkingPoints]).toEqual(texts);
  });

  it.each([
    ["Chief Financial Officer", "executive", /can decide, or say who does|sets the direction/],
    ["CEO", "executive", /can decide, or say who does|sets the direction/],
    ["Director", "director", /probably has a budget|probably decides on larger/],
    ["Team Lead", "lead", /runs the team|knows what the team lacks/],
    ["Director", null, /Ask what a Director decides at Brightloop: the title does not show it\./],
  ] as const)("say of a %s at the level %s: %s", (title, seniority, level) => {
    const input = signal(titled(title));
    const [, point] = writeByRules({ ...input, score: { ...input.score, seniority } }).talkingPoints;
    expect(point).toMatch(level);
  });
});

it("asks to hear more of a statement that is too long to repeat, and not whether it is still like that", () => {
  const long =
    "Our CRM is a mess and our forecast is off by a third since May because nobody keeps the dates of deals in it";
  const problem = commented(
    "states_problem",
    `${long} or says why the deals in the plan of the quarter are late, or who in the whole company could possibly know it.`,
  );
  const unsure = /Would you tell me a little more about it\?$|May I ask you a question or two about it\?$/;
  expect(writeByRules(signal({ engagement: problem })).suggestedOpener).toMatch(unsure);
});

it("keeps a title as it was found in the texts for a person in Portugal", () => {
  const person = { name: "Ana Reis", title: "gerente de equipe", location: "Lisboa, Portugal" };
  expect(writeByRules(signal({ language: "pt", person })).whyItMatters).toContain("gerente de equipe");
});

describe("long texts", () => {
  const long = (count: number, text: string) => text.padEnd(count, "x");
  const mess = "Our CRM is a mess and our forecast is off by a third since May, ";
  const lengths = (of: (size: number) => string | undefined) =>
    Array.from({ length: 60 }, (_, place) => of(place + 1)?.length ?? 0);
  const company = { name: long(10, "B"), industry: long(60, "I"), employeeCount: 320 };
  const problem = commented("states_problem", long(160, "Our CRM crashes and "));

  it("are filled up to 400, 300 and 160 characters", () => {
    const why = (size: number) =>
      writeByRules(signal({ ...titled(long(size, "V")), company, engagement: problem })).whyItMatters;
    expect(Math.max(...lengths(why))).toBe(400);
    const opener = (size: number) => {
      const person = { name: long(size, "Anna"), title: long(60, "V"), location: null };
      const post = { ...signal().post, author: long(46, "T") };
      const engagement = commented("states_problem", long(99, mess));
      const at = { ...company, name: long(50, "B") };
      return writeByRules(signal({ person, post, engagement, company: at })).suggestedOpener;
    };
    expect(Math.max(...lengths(opener))).toBeLessThanOrEqual(300);
    expect(Math.max(...lengths(opener))).toBeGreaterThan(296);
    const named = { ...company, name: long(50, "B") };
    const point = (size: number) =>
      writeByRules(signal({ ...titled(long(size, "V")), company: named, ...silent })).talkingPoints[1];
    expect(Math.max(...lengths(point))).toBe(160);
  });

  const sizes = (of: (size: number) => string | undefined) =>
    new Set(Array.from({ length: 50 }, (_, place) => /[“«]([^”»]*…)/.exec(of(place + 1) ?? "")?.[1]?.length));

  it("quote 110 or 85 characters of what was said where all of it is too long", () => {
    const why = (size: number) =>
      writeByRules(
        signal({
          ...titled(long(size + 10, "V")),
          company: { ...company, name: long(40, "B") },
          engagement: problem,
        }),
      ).whyItMatters;
    expect([...sizes(why)]).toEqual(expect.arrayContaining([110, 85]));
  });
});
