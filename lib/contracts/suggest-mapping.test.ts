import { describe, expect, it } from "vitest";
import { NotesConfig } from "./destination-config";
import { suggestMapping } from "./suggest-mapping";

const properties = (input: Record<string, string>) =>
  Object.entries(input).map(([name, type]) => ({ name, type }));

describe("a suggested mapping", () => {
  it("matches properties by common names", () => {
    const given = {
      Name: "title",
      Company: "rich_text",
      "Job title": "rich_text",
      "Signal strength": "number",
      "Why now?": "rich_text",
      Tags: "multi_select",
      "Signal ID": "rich_text",
      Date: "date",
      Link: "url",
      Owner: "people",
    };
    const mapping = suggestMapping(properties(given));
    expect(mapping).toEqual({
      Name: "personName",
      Company: "personCompany",
      "Job title": "personTitle",
      "Signal strength": "strength",
      "Why now?": "whyItMatters",
      Tags: "tags",
      "Signal ID": "signalId",
      Date: "occurredAt",
      Link: "personProfileUrl",
    });
    expect(NotesConfig.shape.mapping.safeParse(mapping).success).toBe(true);
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ["a title with an unknown name", { Title: "title" }, { Title: "personName" }],
    ["a title with a known name", { Company: "title" }, { Company: "personCompany" }],
    [
      "a title when the name is mapped elsewhere",
      { Lead: "rich_text", Task: "title" },
      { Lead: "personName" },
    ],
    ["a type that cannot show the field", { Company: "number", Name: "formula" }, {}],
    ["two properties for one field", { Why: "rich_text", Reason: "rich_text" }, { Why: "whyItMatters" }],
    ["nothing", {}, {}],
  ])("handles %s", (_, input, mapping) => {
    expect(suggestMapping(properties(input))).toEqual(mapping);
  });
});
