import { describe, expect, it } from "vitest";
import { checkNewNotes, describeField, mappingRows, type NotesFields, toNotesConfig } from "./notes-fields";

const databaseId = "0f5e3a52-7c1d-4b86-9a2e-5d4c3b2a1f00";
const filled = (mapping: NotesFields["config.mapping"]): NotesFields => ({
  name: "Notes",
  "config.integrationToken": " ntn_token ",
  "config.databaseId": databaseId,
  "config.mapping": mapping,
});

describe("mappingRows", () => {
  it("suggests a field for each property and skips properties that the tool fills itself", () => {
    expect(
      mappingRows([
        { name: "Name", type: "title" },
        { name: "Odd", type: "rich_text" },
        { name: "Created", type: "created_time" },
      ]),
    ).toEqual([
      { property: "Name", type: "title", field: "personName" },
      { property: "Odd", type: "rich_text", field: "" },
    ]);
  });
});

describe("toNotesConfig", () => {
  it("maps only selected properties, including names that contain dots", () => {
    const config = toNotesConfig(
      filled([
        { property: "v1.2 name", type: "title", field: "personName" },
        { property: "Odd", type: "rich_text", field: "" },
      ]),
    );
    expect(config).toEqual({
      integrationToken: "ntn_token",
      databaseId,
      mapping: { "v1.2 name": "personName" },
    });
  });
});

describe("checkNewNotes", () => {
  it("requires at least one property", () => {
    expect(checkNewNotes(filled([]))).toEqual({
      problems: { "config.mapping": "map at least one property" },
    });
  });
});

describe("describeField", () => {
  it.each([
    ["personProfileUrl", "Person profile URL"],
    ["icpScore", "ICP score"],
    ["signalId", "Signal ID"],
    ["summary", "Summary"],
  ])("humanizes %s as %s", (field, words) => expect(describeField(field)).toBe(words));
});
