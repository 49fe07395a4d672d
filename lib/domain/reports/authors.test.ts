import { expect, it } from "vitest";
import type { SeenPerson } from "@/lib/assessment/seen";
import { seenEngagement, seenPerson, seenPost, seenReaction } from "@/tests/factories/seen";
import { authorOf, findAuthors } from "./authors";

const writer = seenPerson("VP Sales", { name: "Ada" });
/** Posts without a need, the newest first. */
const posts = (count: number, person: SeenPerson = writer) =>
  Array.from({ length: count }, (_, n) =>
    seenEngagement(person, {
      kind: "post",
      meaning: "agrees",
      text: `Post ${n}`,
      post: seenPost(`Post ${n}`),
    }),
  );
const textOf = (count: number) => authorOf({ person: writer, engagements: posts(count) })?.text;

it("says how many posts somebody wrote, and the newest", () => {
  expect(textOf(1)).toBe(
    "Wrote 1 post about the subject in the last 90 days, which states no need of their own: “Post 0”.",
  );
  expect(textOf(2)).toBe(
    "Wrote 2 posts about the subject in the last 90 days, none of which states a need of their own: the newest, “Post 0”.",
  );
});

it.each([
  [90, "x".repeat(90)],
  [91, `${"x".repeat(89)}…`],
])("quotes a post of %i characters", (length, quoted) => {
  const [one] = posts(1);
  const engagements = one ? [{ ...one, text: "x".repeat(length) }] : [];
  expect(authorOf({ person: writer, engagements })?.text).toContain(`“${quoted}”`);
});

it("names four posts and the profile as sources", () => {
  const kinds = (count: number) =>
    authorOf({ person: writer, engagements: posts(count) })?.sources.map(({ kind }) => kind);
  expect(kinds(4)).toEqual([...Array(4).fill("engagement"), "profile"]);
  expect(kinds(5)).toEqual([...Array(4).fill("engagement"), "profile"]);
});

it("is no one who states a need, or writes nothing", () => {
  const asks = seenEngagement(writer, { meaning: "asks" });
  expect(authorOf({ person: writer, engagements: [...posts(1), asks] })).toBeNull();
  expect(authorOf({ person: writer, engagements: [seenReaction(writer)] })).toBeNull();
});

it("lists six authors, those with the most posts first", () => {
  const people = Array.from({ length: 8 }, (_, n) => {
    const person = seenPerson("VP Sales", { name: `Writer ${n}` });
    return { person, engagements: posts(n, person) };
  });
  expect(findAuthors(people).map(({ name }) => name)).toEqual([7, 6, 5, 4, 3, 2].map((n) => `Writer ${n}`));
});
