import { describe, expect, it } from "vitest";
import type { Meaning } from "@/db/vocabulary";
import { wordsProbabilities } from "@/lib/judgement/weights";
import { commented, liked, signal } from "@/tests/factories/words-signal";
import { type Facts, quoteOf, readFacts } from "./facts";
import type { WordsInput } from "./writer";

/** What is read of a comment that is about work, or so likely is. */
const factsOf = (meaning: Meaning, text: string, work = 1) =>
  readFacts(signal({ engagement: commented(meaning, text) }), () => work);

describe("the names and titles of a signal", () => {
  const withTexts = (text: string): Partial<WordsInput> => ({
    person: { name: text, title: text, location: null },
    company: { name: text, industry: text, employeeCount: 1 },
    post: { ...signal().post, author: text },
    source: { type: "own_company", displayName: text },
  });
  const lengthsAt = (length: number) => {
    const { name, title, company, industry, author, source } = readFacts(
      signal(withTexts("x".repeat(length))),
    );
    return [name.full, title, company, industry, author, source].map((text) => text?.length);
  };

  it("are cut at 60 characters, a company, author and source at 50, an industry at 80", () => {
    expect(lengthsAt(50)).toEqual([50, 50, 50, 50, 50, 50]);
    expect(lengthsAt(90)).toEqual([60, 60, 50, 80, 50, 50]);
  });

  it("are null where they are empty, and so is a company without people", () => {
    const facts = readFacts(
      signal({ ...withTexts(" "), company: { name: "", industry: "", employeeCount: 0 } }),
    );
    const unknown = {
      title: null,
      company: null,
      industry: null,
      employeeCount: null,
      author: null,
      source: null,
    };
    expect(facts).toMatchObject({ ...unknown, name: { first: "Someone", full: "Someone" } });
    expect(readFacts(signal(withTexts("x")))).toMatchObject({ employeeCount: 1 });
  });

  it("are read from the first 500 characters", () => {
    expect(readFacts(signal(withTexts(`${"~".repeat(499)}Anna`))).title).toBe("A");
  });

  it.each([
    ["Dr. Anna Keller, MBA (she/her)", "Anna", "Dr. Anna Keller"],
    ["J. Smith", "J. Smith", "J. Smith"],
    ["Dr.", "Dr.", "Dr."],
    [", Anna", ", Anna", ", Anna"],
    ["Chen Wei Lim", "Chen Wei Lim", "Chen Wei Lim"],
    ["Wang Fang", "Wang Fang", "Wang Fang"],
    ["Kim Larsen", "Kim", "Kim Larsen"],
  ])("have a first and a full name in %j", (name, first, full) => {
    const { person } = signal();
    expect(readFacts(signal({ person: { ...person, name } })).name).toEqual({ first, full });
  });
});

describe("what the words rest on", () => {
  const least = wordsProbabilities.aboutWork;
  it.each<[Meaning, string, Facts["evidence"]]>([
    ["asks", "?", "comments"],
    ["asks", "Anyone?", "asks"],
    ["evaluates", "Comparing.", "comments"],
    ["evaluates", "Comparing tools.", "agrees"],
    ["states_problem", "Totally broken.", "comments"],
    ["states_problem", "Our CRM crashes.", "states_problem"],
    ["shares_experience", "Tried it.", "comments"],
    ["shares_experience", "We tried it.", "shares_experience"],
    ["shares_experience", "Years of practice taught us patience.", "agrees"],
    ["asks", "Our forecast is off by a third.", "agrees"],
    ["agrees", "One two three.", "comments"],
    ["agrees", "Data quality decides forecasts.", "agrees"],
    ["agrees", "Most people forget that forecasting is half psychology.", "agrees"],
    ["agrees", "Our team keeps everything in one sheet.", "agrees"],
    ["filler", "Our team keeps everything in one sheet.", "comments"],
  ])("is for a comment that %s, %j: %s", (meaning, text, evidence) => {
    expect(factsOf(meaning, text).evidence).toBe(evidence);
  });

  it.each([
    ["agrees", "Data quality decides forecasts.", "agrees", least.agrees],
    ["shares_experience", "We tried it.", "shares_experience", least.shares_experience],
    ["shares_experience", "Years of practice taught us patience.", "agrees", least.agrees],
    ["states_problem", "The forecast takes two days.", "states_problem", least.need],
    ["asks", "Our forecast is fine by now.", "agrees", least.unsureNeed],
    ["evaluates", "Comparing tools.", "agrees", least.unsureNeed],
  ] as const)(
    "is that they commented, if what %s, %j, is hardly about work",
    (meaning, text, read, least) => {
      expect(factsOf(meaning, text, least).evidence).toBe(read);
      const elsewhere = {
        evidence: "comments",
        said: text.replace(/\.$/, ""),
        line: null,
        isElsewhere: true,
      };
      expect(factsOf(meaning, text, least - 0.001)).toMatchObject(elsewhere);
    },
  );

  it("is a need whatever it is about, if that is sure", () => {
    expect(factsOf("asks", "Which tool do you use for the forecast?", 0).evidence).toBe("asks");
    expect(factsOf("states_problem", "Our CRM crashes.", 0).evidence).toBe("states_problem");
  });

  it("is what people write to a company as soon as it may be a need, whatever it is about", () => {
    const engagement = commented("asks", "Nao consigo nem atendimento pelo telefone, o que está havendo?");
    const { need } = readFacts(signal({ engagement }));
    expect(need).toBeGreaterThan(wordsProbabilities.needOfVendor);
    expect(need).toBeLessThan(wordsProbabilities.sureNeed);
    const readOf = (type: WordsInput["source"]["type"]) =>
      readFacts(signal({ engagement, source: { type, displayName: "Northwind" } }), () => 0).evidence;
    expect(readOf("competitor_company")).toBe("asks");
    expect(readOf("own_company")).toBe("asks");
    expect(readOf("target_person")).toBe("comments");
    expect(readOf("keyword_search")).toBe("comments");
  });

  it("tells a question to the author from one to anybody", () => {
    expect(factsOf("asks", "Great post! What would you change first?").isAddressed).toBe(true);
    expect(factsOf("asks", "I thank you. Is there a way to export it?").isAddressed).toBe(false);
  });

  it("drops the signs that are left before the words, and those of texts stored as code", () => {
    expect(quoteOf("Tom Berg : good post on data quality", "agrees", "Tom Berg")).toBe(
      "Good post on data quality",
    );
    expect(quoteOf('They call it \\"agile\\" and plan for a year', "agrees", null)).toBe(
      "They call it 'agile' and plan for a year",
    );
  });

  it.each([
    ["filler is never quoted", "filler", "Our team keeps everything in one sheet."],
    ["what holds a mention", "agrees", "Data quality decides forecasts @anna."],
    ["what holds a link", "agrees", "Data quality decides forecasts: https://a.example"],
  ] as const)("is not quoted of what is hardly about work: %s", (_, meaning, text) => {
    expect(factsOf(meaning, text, 0)).toMatchObject({ evidence: "comments", said: null, line: null });
  });

  it("is not quoted of a personal matter", () => {
    const personal = factsOf("asks", "I am on medical leave: how do I resign?");
    expect(personal).toMatchObject({ evidence: "comments", isPersonal: true, said: null, line: null });
  });

  it("is quoted of a post whatever it is about", () => {
    const post = { ...liked(), kind: null, meaning: "agrees" as const };
    expect(readFacts(signal({ engagement: post }), () => 0).evidence).toBe("agrees");
  });

  it.each([
    ["Our forecast is off by a third.", "agrees", "states_problem"],
    ["My mother is in hospital since Sunday, think of her.", "comments", "comments"],
    ["The minister should resign before the election.", "comments", "comments"],
  ] as const)("is by the stored weights of %j", (text, ...evidence) => {
    const meanings = ["agrees", "states_problem"] as const;
    const read = meanings.map((meaning) => readFacts(signal({ engagement: commented(meaning, text) })));
    expect(read.map((facts) => facts.evidence)).toEqual(evidence);
  });

  it("is a reaction for who reacted, and the post for its author", () => {
    const reacted = readFacts(signal({ engagement: liked("INTEREST") }));
    expect(reacted).toMatchObject({
      evidence: "reacts",
      reaction: "insightful",
      isAuthor: false,
      said: null,
    });
    const post = { ...signal().post, text: "Which tool do you use for the forecast?" };
    const wrote = readFacts(signal({ post, engagement: { ...liked(), kind: null, meaning: "asks" } }));
    expect(wrote).toMatchObject({ evidence: "asks", isAuthor: true, said: post.text });
  });
});

describe("whether a comment asks something", () => {
  it("is read from its first 4,000 characters", () => {
    expect(factsOf("asks", `${"a b ".repeat(1_000).slice(1)}?`).hasQuestion).toBe(true);
    expect(factsOf("asks", `${"a b ".repeat(1_000)}?`).hasQuestion).toBe(false);
  });
});

describe("what a post claims", () => {
  const sized = (length: number) => `The plan was ${"o".repeat(length - 14)}.`;
  it.each([
    ["", null],
    ["So it is. The plan was good. We kept it.", "The plan was good. We kept it"],
    ["And so it is. The plan was good.", "And so it is. The plan was good"],
    ["One two. Three four. Five.", "One two. Three four"],
    [`${sized(49)} We kept it.`, `${sized(49)} We kept it`],
    [`${sized(50)} We kept it.`, sized(50).slice(0, -1)],
    [`${sized(40)} ${sized(39)}`, `${sized(40)} ${sized(39).slice(0, -1)}`],
    [`${sized(40)} ${sized(40)}`, sized(40).slice(0, -1)],
    [sized(91), sized(91).slice(0, -1)],
    [`The plan was ${"o".repeat(60)} in every week of it.`, `The plan was ${"o".repeat(60)} in every week…`],
  ])("in %j is %j", (text, claim) => {
    expect(readFacts(signal({ post: { ...signal().post, text } })).claim).toBe(claim);
  });
});

describe("what a list shows of what somebody wrote", () => {
  it("is the question of a long comment with what leads to it, on one line and without links", () => {
    const written = `Thanks for writing this up, it is close to what we see every quarter in our own numbers.
      We moved three teams to weekly reviews and the numbers still differ. What do you use to keep forecasts
      honest across regions? https://example.com/x`;
    expect(quoteOf(written, "asks", "Robin")).toBe(
      "We moved three teams to weekly reviews and the numbers still differ. What do you use to keep forecasts honest across regions?",
    );
  });

  it("is the start of what says nothing by itself, and nothing of what holds no words", () => {
    expect(quoteOf("Great post!", "filler", "Robin Example")).toBe("Great post");
    expect(quoteOf("👏👏", "filler", null)).toBeNull();
  });
});
