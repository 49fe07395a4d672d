import { describe, expect, it } from "vitest";
import { daysAgo, seenEngagement, seenPerson, seenPost, seenSource } from "@/tests/factories/seen";
import { findRivals, namesIn } from "./rivals";

const stances = (text: string, competitors: string[] = []) =>
  namesIn(text, competitors).map(({ name, stance }) => `${name} ${stance}`);

describe("the tools and vendors in a text", () => {
  it.each([
    ["We use HubSpot for this.", ["HubSpot uses"]],
    ["We've been using Trellis since spring and it holds.", ["Trellis uses"]],
    ["We are on Salesforce, like everybody.", ["Salesforce uses"]],
    ["Our CRM is Pipedrive.", ["Pipedrive uses"]],
    ["We left HubSpot last year.", ["HubSpot leaves"]],
    ["Switched from Outreach to Salesloft in March.", ["Salesloft mentions", "Outreach leaves"]],
    ["We cancelled Gong last quarter.", ["Gong leaves"]],
    ["We no longer use Zoominfo.", ["Zoominfo leaves"]],
    ["We are comparing Trellis and Corvina this month.", ["Trellis compares", "Corvina compares"]],
    ["Comparing vendors at the moment, Clari among them.", ["Clari mentions"]],
    ["HubSpot vs Pipedrive, what would you take?", ["HubSpot compares", "Pipedrive compares"]],
    ["Salesforce is so slow that the reps gave up.", ["Salesforce complains"]],
    ["HubSpot can't do this.", ["HubSpot complains"]],
    ["We are not happy with HubSpot.", ["HubSpot complains"]],
    ["We love Pipedrive for that.", ["Pipedrive praises"]],
    ["Wir nutzen seit Jahren HubSpot dafür.", ["HubSpot uses"]],
    ["Wir haben Salesforce gekündigt.", ["Salesforce leaves"]],
    ["Nous utilisons Brevo depuis deux ans.", ["Brevo uses"]],
    ["On a quitté Salesforce en mars.", ["Salesforce leaves"]],
    ["Usamos Pipedrive en todo el equipo.", ["Pipedrive uses"]],
    ["Stiamo valutando HubSpot per il team.", ["HubSpot compares"]],
    ["Wij gebruiken HubSpot.", ["HubSpot uses"]],
    ["Estamos avaliando HubSpot para a equipa.", ["HubSpot compares"]],
  ])("“%s”", (text, expected) => expect(stances(text)).toEqual(expected));

  it.each([
    ["Do you use HubSpot?", ["HubSpot mentions"]],
    ["Our customers use HubSpot.", ["HubSpot mentions"]],
    ["We don't use HubSpot.", ["HubSpot mentions"]],
    ["If we use HubSpot, legal complains.", ["HubSpot mentions"]],
    ["Someone wrote a book about HubSpot.", ["HubSpot mentions"]],
    ["They left Salesforce.", ["Salesforce mentions"]],
  ])("claims no more than the words say: “%s”", (text, expected) => expect(stances(text)).toEqual(expected));

  it.each([
    "We use Monday meetings for this.",
    "We use CRM data.",
    "We moved to Berlin.",
    "Outreach is dead.",
    "Wir nutzen Tabellen.",
    "We use spreadsheets.",
    "We are on LinkedIn all day.",
    "",
  ])("are none in “%s”", (text) => expect(stances(text)).toEqual([]));

  it("include the workspace's competitors, however they are written", () => {
    expect(stances("We use signalmoor for that.", ["signalmoor"])).toEqual(["signalmoor uses"]);
    expect(stances("Signalmoor's webinar was fine.", ["signalmoor"])).toEqual(["Signalmoor mentions"]);
  });

  it("take hostile texts as text", () => {
    expect(stances(`${"we use ".repeat(2_000)} N$& (?<x>) [`, ["$&"])).toEqual([]);
  });
});

describe("the rivals that people name", () => {
  const person = seenPerson("VP Sales");
  const said = (text: string, change = {}) => seenEngagement(person, { text, meaning: "agrees", ...change });
  const names = {
    competitors: [seenSource({ type: "competitor_company", displayName: "Signalmoor GmbH" })],
    not: ["Northwind"],
  };

  it("stand once for each person, with the clearest stance, the quote and the records behind it", () => {
    const left = said("We left Signalmoor in May. Best thing we did.");
    const rivals = findRivals([said("We use Signalmoor."), left], names);
    expect(rivals).toMatchObject([
      {
        ...{
          name: "Signalmoor GmbH",
          stance: "leaves",
          isCompetitor: true,
          quote: "We left Signalmoor in May.",
        },
        person: { name: person.name },
        sources: [
          { kind: "engagement", id: left.id },
          { kind: "post" },
          { kind: "profile" },
          { kind: "source" },
        ],
      },
    ]);
  });

  it("are never their own company, nor named by an offer, a reaction or the post of someone else", () => {
    const post = seenPost("We use HubSpot.");
    expect(
      findRivals(
        [
          said("We use Northwind ourselves."),
          said("We replaced HubSpot for 40 clients, DM me.", { meaning: "sells" }),
          seenEngagement(person, { kind: "reaction", meaning: "reacts", text: null, post }),
        ],
        names,
      ),
    ).toEqual([]);
  });
});

describe("the list of rivals", () => {
  const person = seenPerson("VP Sales");
  const said = (text: string, days: number, change: Parameters<typeof seenEngagement>[1] = {}) =>
    seenEngagement(person, { text, meaning: "agrees", at: daysAgo(days), ...change });
  const rivals = (...engagements: ReturnType<typeof said>[]) =>
    findRivals(engagements, { competitors: [], not: [] }).map(({ name, stance }) => `${name} ${stance}`);

  it("has the clearest stance first, then the newest", () => {
    expect(
      rivals(
        said("We use HubSpot.", 9),
        said("We left Salesforce.", 20),
        said("We use Pipedrive.", 3),
        said("Someone wrote about Salesloft.", 1),
      ),
    ).toEqual(["Salesforce leaves", "Pipedrive uses", "HubSpot uses", "Salesloft mentions"]);
  });

  it("has each name once per person, with the clearest stance", () => {
    expect(rivals(said("Someone wrote about HubSpot.", 1), said("We left HubSpot.", 9))).toEqual([
      "HubSpot leaves",
    ]);
    expect(rivals(said("We left HubSpot.", 9), said("Someone wrote about HubSpot.", 1))).toEqual([
      "HubSpot leaves",
    ]);
  });

  it("keeps the first of two words with the same stance", () => {
    const [first, second] = [said("We use HubSpot.", 1), said("We use HubSpot, still.", 2)];
    const [rival] = findRivals([first, second], { competitors: [], not: [] });
    expect(rival?.at).toBe(daysAgo(1).toISOString());
  });

  it.each([
    ["a reaction", { kind: "reaction" as const }],
    ["an offer", { meaning: "sells" as const }],
    ["a refusal", { meaning: "refuses" as const }],
  ])("has nothing from %s", (_, change) => {
    expect(rivals(said("We use HubSpot.", 1, change))).toEqual([]);
  });

  it("has eight names at most", () => {
    const names = "HubSpot Salesforce Pipedrive Gong Outreach Salesloft Clari Zoominfo Brevo".split(" ");
    expect(rivals(...names.map((name) => said(`We use ${name}.`, 1)))).toHaveLength(8);
  });
});

it.each([
  ["We use ab for that.", ["ab"], []],
  ["We use abc for that.", ["abc"], ["abc uses"]],
  ["We use xabc for that.", ["abc"], []],
])("finds a competitor's name of three letters or more, as a whole word: %s", (text, names, expected) => {
  expect(stances(text, names)).toEqual(expected);
});

it("quotes at most 220 characters", () => {
  const [named] = namesIn(`We use HubSpot ${"and so on ".repeat(40)}`, []);
  expect(named?.quote.length).toBeLessThanOrEqual(220);
  expect(named?.quote.length).toBeGreaterThan(200);
});
