import { describe, expect, it } from "vitest";
import { liked, signal } from "@/tests/factories/words-signal";
import type { WordsInput } from "../writer";
import { openDraft } from "./draft";

const slotsOf = (change: Partial<WordsInput>) => openDraft(signal(change)).slots;
const post = (change: Partial<WordsInput["post"]>) => ({ ...signal().post, ...change });
const rival = (displayName: string) => ({ type: "competitor_company" as const, displayName });

describe("the slots of a signal", () => {
  it("name the person, the company and the post", () => {
    expect(slotsOf({})).toMatchObject({
      ...{
        name: "Anna",
        fullName: "Anna Keller",
        title: "VP Sales",
        company: "Brightloop",
        size: "320 people",
      },
      role: "VP Sales at Brightloop (320 people, Software Development)",
      plainRole: "VP Sales at Brightloop",
      place: "Brightloop (320 people, Software Development)",
      said: "“We still use a spreadsheet every Sunday”",
      claim: "“Forecast calls are broken. We asked 40 leaders why”",
      post: "the post by Tom Berg about forecast accuracy",
      competitor: null,
    });
    const unknown = { person: { name: "Anna Keller", title: null, location: null }, company: null };
    const none = { title: null, company: null, size: null, role: null, plainRole: null, place: null, at: "" };
    expect(slotsOf({ ...unknown, engagement: liked() })).toMatchObject({ ...none, said: null, line: null });
    expect(slotsOf({ language: "de" }).name).toBe("Anna Keller");
  });

  it.each([
    ["VP Sales, BRIGHTLOOP", 320, "VP Sales, BRIGHTLOOP (320 people)"],
    ["VP Sales", 1, "VP Sales at Brightloop (1 person)"],
    ["VP Sales", 2, "VP Sales at Brightloop (2 people)"],
    ["VP Sales", null, "VP Sales at Brightloop"],
  ])("name the company of a %s once, with %j people", (title, employeeCount, role) => {
    const person = { name: "Anna Keller", title, location: null };
    const company = { name: "Brightloop", industry: null, employeeCount };
    expect(slotsOf({ person, company }).role).toBe(role);
  });

  it.each([
    [
      "Rivalo",
      "Rivalo",
      "a post by the competitor Rivalo about forecast accuracy",
      "your comment under a post about forecast accuracy",
      "Rivalo",
    ],
    [
      "Rivalo",
      "",
      "a post by the competitor Rivalo about forecast accuracy",
      "your comment under a post about forecast accuracy",
      "Rivalo",
    ],
    [
      "Rivalo",
      "Tom Berg",
      "a post by the competitor Rivalo about forecast accuracy",
      "your comment under the post by Tom Berg",
      "Rivalo",
    ],
    [
      "",
      "",
      "a competitor's post about forecast accuracy",
      "your comment under a post about forecast accuracy",
      null,
    ],
  ])("keep a competitor %j with the author %j from the person", (page, author, named, yours, competitor) => {
    expect(slotsOf({ source: rival(page), post: post({ author }) })).toMatchObject({
      post: named,
      yours,
      competitor,
    });
  });
});
