import { describe, expect, it } from "vitest";
import { languages } from "@/db/vocabulary";
import { fillAll } from "./choose";
import type { Phrasebook } from "./phrasebook";
import { phrasebookOf } from "./phrasebooks";
import type { Given, Slots, Wordings } from "./wording";

/** Facts that may be missing, in capitals, so that a text shows which ones it names. */
const facts = {
  topic: "TOPIC",
  title: "TITLE",
  company: "COMPANY",
  industry: "INDUSTRY",
  size: "SIZE",
  line: "LINE",
  claim: "CLAIM",
  competitor: "RIVAL",
  hasQuestion: true,
  isAuthor: true,
};
type Fact = keyof typeof facts;
const names = Object.keys(facts) as Fact[];

/** Slots of which only these facts are known. */
function knowing(...known: readonly Fact[]): Slots & Given {
  const has = (fact: Fact) => known.includes(fact);
  const given = Object.fromEntries(names.map((fact) => [fact, has(fact) ? facts[fact] : null]));
  return {
    ...({ name: "NAME", fullName: "NAME", said: "SAID", post: "POST", where: "WHERE" } as const),
    ...({
      yours: "YOURS",
      inYours: "INYOURS",
      area: "AREA",
      timesSeen: 3,
      decides: false,
      question: "QUESTION",
    } as const),
    ...(given as Pick<Slots, Exclude<Fact, "hasQuestion" | "isAuthor">>),
    hasQuestion: has("hasQuestion"),
    isAuthor: has("isAuthor"),
    at: has("company") ? " at COMPANY" : "",
    role: has("title") ? "ROLE" : null,
    plainRole: has("title") ? "TITLE" : null,
    place: has("company") ? "PLACE" : null,
    ...{ clause: "NAME did it", match: "MATCH", list: "LIST", level: "LEVEL" },
  };
}

/** All facts, all but one, one alone, and none. */
const situations: readonly (readonly Fact[])[] = [
  names,
  ...names.map((missing) => names.filter((fact) => fact !== missing)),
  ...names.map((fact) => [fact]),
  [],
];

/** What is always known where a list is used. */
const needs: Readonly<Record<string, Fact>> = {
  "hook topic": "topic",
  "hook quote": "line",
  "caveat industry": "industry",
  "caveat size": "size",
  "points levelUnknown": "title",
  "points subject": "title",
  role: "title",
  ...{ "fit buyer": "title", "fit influencer": "title", "fit plain": "title" },
  ...{ "fit elsewhere": "title", "fit neither": "title" },
};

/** The lists of a phrasebook by name. */
function listsOf({ evidence, moment, opener, points, fit, reacts, roles }: Phrasebook): [string, Wordings][] {
  const { said, caveats, levels, role, ...simple } = points;
  const { parts: _, but: __, fits, near, unknown, misses, ...standings } = fit;
  const under = (name: string, lists: Record<string, Wordings>) =>
    Object.entries(lists).map(([key, list]): [string, Wordings] => [`${name} ${key}`, list]);
  return [
    ...under("evidence", evidence),
    ...under("moment", moment),
    ...under("hook", opener.hooks),
    ...under("question", opener.questions),
    ...under("opener", { leads: opener.leads, frames: opener.frames }),
    ...under("said", said),
    ...under("level", levels),
    ...under("caveat", caveats),
    ...under("points", simple),
    ...Object.entries(roles).map(([id, { questions }]): [string, Wordings] => [`work ${id}`, questions]),
    ...under("misses", misses),
    ...under("fit", standings),
    ...Object.entries({ fits, near, unknown }).map(([key, { one, many }]): [string, Wordings] => [
      key,
      [one, many],
    ]),
    ["role", role],
    ["reacts", reacts],
  ];
}

const isSentence = (text: string) => /\p{Ll}/u.test(text) && !/null|undefined|false|true/.test(text);

describe.each(languages)("the wordings in %s", (language) => {
  it.each(listsOf(phrasebookOf(language)))("say something, whatever is not known: %s", (name, list) => {
    for (const known of situations) {
      const need = needs[name];
      if (need && !known.includes(need)) continue;
      const said = fillAll(list, knowing(...known));
      expect(said, known.join()).not.toEqual([]);
      for (const text of said) expect(text).toSatisfy(isSentence);
    }
  });
});

describe("the point about repeated interest", () => {
  it.each([
    ["en", " with a second person at COMPANY"],
    ["es", " con otra persona más at COMPANY"],
    ["fr", ", avec une deuxième personne at COMPANY"],
    ["it", ", anche con un'altra persona at COMPANY"],
    ["pt", " com mais uma pessoa at COMPANY"],
  ] as const)("suggests a second person only at a known company in %s", (language, suggestion) => {
    const { repeated } = phrasebookOf(language).points;
    const [text = ""] = fillAll(repeated, knowing("company"));
    expect(text).toContain(suggestion);
    expect(fillAll(repeated, knowing())[0]).toBe(text.replace(suggestion, ""));
  });
});
