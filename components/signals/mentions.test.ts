import { describe, expect, it } from "vitest";
import { mentionedIn, mentionsToOffer, withMention } from "./mentions";

const ann = { userId: "1", name: "Ann", email: "ann@acme.example" };
const annLee = { userId: "2", name: "Ann Lee", email: "lee@acme.example" };
const unnamed = { userId: "3", name: null, email: "zoe@acme.example" };
const team = [ann, annLee, unnamed];

describe("mentions", () => {
  it.each([
    ["Ask @", team],
    ["Ask @an", [ann, annLee]],
    ["Ask @LEE", [annLee]],
    ["@zoe", [unnamed]],
    ["mail ann@", []],
    ["@ann lee", []],
    ["", []],
  ])("offers members while %j is typed", (text, offered) => {
    expect(mentionsToOffer(text, team)).toEqual(offered);
  });

  it("completes what was typed", () => {
    expect(withMention("Ask @an", annLee)).toBe("Ask @Ann Lee ");
  });

  it.each([
    ["@Ann Lee, please", [annLee]],
    ["@ann and @ann lee", [ann, annLee]],
    ["@Anna", []],
    ["@zoe@acme.example: yours", [unnamed]],
    ["Ann", []],
  ])("finds whole names, the longest first, in %j", (text, mentioned) => {
    expect(mentionedIn(text, team)).toEqual(mentioned);
  });
});
