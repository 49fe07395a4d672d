import { describe, expect, it } from "vitest";
import { languages } from "@/db/vocabulary";
import type { Phrasebook, Slots, Wording, Wordings } from "./phrasebook";
import { phrasebooks } from "./phrasebooks";

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
function knowing(...known: readonly Fact[]): Slots {
  const has = (fact: Fact) => known.includes(fact);
  const given = Object.fromEntries(names.map((fact) => [fact, has(fact) ? facts[fact] : null]));
  return {
    ...({ name: "NAME", fullName: "NAME", said: "SAID", post: "POST", where: "WHERE" } as const),
    ...({ yours: "YOURS", inYours: "INYOURS", area: "AREA", timesSeen: 3, question: "QUESTION" } as const),
    ...(given as Pick<Slots, Exclude<Fact, "hasQuestion" | "isAuthor">>),
    hasQuestion: has("hasQuestion"),
    isAuthor: has("isAuthor"),
    at: has("company") ? " at COMPANY" : "",
    role: has("title") ? "ROLE" : null,
    plainRole: has("title") ? "TITLE" : null,
    place: has("company") ? "PLACE" : null,
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
  "hook agrees": "topic",
  "caveat industry": "industry",
  "caveat size": "size",
  "points levelUnknown": "title",
  role: "title",
};

/** Wordings that take something else after the slots. */
function withLast(wordings: readonly ((slots: Slots, last: string) => ReturnType<Wording>)[], last: string) {
  return wordings.map((wording): Wording => {
    return (slots) => wording(slots, last);
  });
}

/** The lists of a phrasebook by name, each wording as a function of the slots alone. */
function listsOf({ evidence, moment, opener, points, fit, reacts, roles }: Phrasebook): [string, Wordings][] {
  const { said, caveats, role, levels: _, ...simple } = points;
  const under = (name: string, lists: Record<string, Wordings>) =>
    Object.entries(lists).map(([key, list]): [string, Wordings] => [`${name} ${key}`, list]);
  return [
    ...under("evidence", evidence),
    ...under("moment", moment),
    ...under("hook", opener.hooks),
    ...under("question", opener.questions),
    ...under("opener", { leads: opener.leads, frames: opener.frames }),
    ...under("said", said),
    ...under("caveat", caveats),
    ...under("points", simple),
    ...Object.entries(roles).map(([id, { questions }]): [string, Wordings] => [`work ${id}`, questions]),
    ...under("misses", { all: Object.values(fit.misses) }),
    ["role", withLast(role, "LEVEL")],
    ["untitled", withLast(fit.untitled, "MATCH")],
    ["reacts", reacts.map((wording) => wording.bind(null, "NAME did it"))],
  ];
}

/** What a list says in each situation in which it is used. */
const sayings = (name: string, list: Wordings) =>
  situations
    .filter((known) => !needs[name] || known.includes(needs[name]))
    .map((known) => ({ name, known, said: list.map((wording) => wording(knowing(...known))) }));

const isSentence = (text: string | boolean | null) =>
  typeof text === "string" && /\p{Ll}{2}/u.test(text) && !/null|undefined|false|true/.test(text);

describe.each(languages)("the wordings in %s", (language) => {
  const all = listsOf(phrasebooks[language]).flatMap(([name, list]) => sayings(name, list));

  it("are sentences or nothing, whatever is not known", () => {
    const faulty = all.flatMap(({ name, said }) =>
      said.filter((text) => text !== null && text !== false && !isSentence(text)).map((text) => [name, text]),
    );
    expect(faulty).toEqual([]);
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
    const [call] = phrasebooks[language].points.repeated;
    const text = call?.(knowing("company"));
    expect(text).toContain(suggestion);
    expect(call?.(knowing())).toBe(String(text).replace(suggestion, ""));
  });
});
