import { describe, expect, it } from "vitest";
import { seenEngagement, seenPerson, seenPost, seenSource } from "@/tests/factories/seen";
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
