import { describe, expect, it } from "vitest";
import { silentLike, wordsInput } from "@/tests/factories/words-input";
import type { WordsInput } from "../writer";
import { readGround } from "./claim-ground";
import { readPromptData } from "./prompt";

const groundOf = (input: WordsInput) => readGround(readPromptData(input), input.language);
const post = ["foreca", "call", "brok", "aske", "leade", "said", "cost", "mont"];

describe("what a draft's claims may rest on", () => {
  it("is what someone said, what they said it about, and what is known about them", () => {
    const { facts, ...ground } = groundOf(wordsInput());
    expect(ground).toEqual({
      ...{ language: "en", isSilent: false, isAuthor: false, isOwn: false, job: "vp sales" },
      said: new Set(["stil", "spread", "ever", "sund", "hurt"]),
      post: new Set(post),
      texts: {
        said: "We still use a spreadsheet every Sunday, and it hurts.",
        post: "Forecast calls are broken. We asked 40 leaders, and 62 % said so. It costs €1,200 a month.",
      },
      numbers: new Set("40 62 1 200 320 50 2 000 0".split(" ")),
      written: {
        person: /(?<!\p{L})(?:Anna|Keller)(?!\p{L})/gu,
        others: /(?<!\p{L})(?:Tom|Berg|Brightloop|Rivalo)(?!\p{L})/gu,
      },
      names: {
        person: new Set(["anna", "keller"]),
        company: new Set(["brightloop"]),
        author: new Set(["tom", "berg"]),
      },
    });
    for (const stem of ["sale", "berl", "bright", "softwa", "riva", "compet", "targ"])
      expect(facts).toContain(stem);
  });

  it("is the post itself for its author, and nothing said for a silent reaction", () => {
    const base = wordsInput();
    const author = groundOf({ ...base, engagement: { ...base.engagement, kind: null, text: null } });
    expect(author).toMatchObject({ isAuthor: true, isSilent: false, said: new Set(post) });
    expect(author.names.author).toEqual(new Set());
    expect(groundOf(silentLike())).toMatchObject({ isAuthor: false, isSilent: true, said: new Set() });
  });

  it("holds no competitor if none is watched, and knows the own page", () => {
    const ground = groundOf(wordsInput({ source: { type: "own_company", displayName: "Brightloop" } }));
    expect(ground.isOwn).toBe(true);
    expect(ground.facts).not.toContain("compet");
  });

  it("takes no short word for a name, and needs no company, title or capitals", () => {
    const person = { name: "jo de boer", title: null, location: null };
    const base = wordsInput();
    const ground = groundOf({
      ...base,
      person,
      company: null,
      source: { type: "keyword_search", displayName: "" },
    });
    expect(ground.names.person).toEqual(new Set(["boer"]));
    expect(ground.names.company).toEqual(new Set());
    expect(ground.job).toBe("");
    expect("jo de boer".match(ground.written.person)).toBeNull();
    const li = groundOf({ ...base, person: { ...person, name: "Li Wu Kim" } });
    expect(li.names.person).toEqual(new Set(["kim"]));
    const anna = groundOf({ ...base, person: { ...person, name: "Anna" } });
    expect("So Anna, as Annabel".match(anna.written.person)).toEqual(["Anna"]);
  });
});
