import { expect, it } from "vitest";
import { readNotesDatabaseId } from "./notes-database-id";

const bare = "0f5e3a527c1d4b869a2e5d4c3b2a1f00";
const id = "0f5e3a52-7c1d-4b86-9a2e-5d4c3b2a1f00";
const view = "ffffffffffffffffffffffffffffffff";

it.each([
  bare,
  id,
  ` ${id.toUpperCase()}\n`,
  `https://notes.example/${bare}`,
  `https://notes.example/team/${bare}/`,
  `https://notes.example/team/Decade-of-leads-${bare}?v=${view}&pvs=4`,
  `https://notes.example/team/${id}#${view}`,
  `notes.example/${bare}?v=${view}`,
])("finds the ID in %j", (text) => {
  expect(readNotesDatabaseId(text)).toBe(id);
});

it.each(["", "Leads", bare.slice(1), `a${bare}`, `${bare}0`, `https://notes.example/?v=${view}`, `${id}/..`])(
  "finds no ID in %j",
  (text) => {
    expect(readNotesDatabaseId(text)).toBeNull();
  },
);
