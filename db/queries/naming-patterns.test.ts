import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { withRollback } from "@/tests/factories/context";
import { isNaming, withoutPerson } from "./naming-patterns";

const url = "https://www.network.example/in/ada";

/** A row's JSON after a person with this name is erased. */
const erased = (name: string, row: object) =>
  withRollback(async ({ db }) => {
    const naming = {
      pseudonyms: new Map([[url, "sha256:ada"]]),
      names: [name],
      slugs: ["ada-lovelace", "ada"],
    };
    const text = sql`${JSON.stringify(row)}::jsonb::text`;
    const [found] = await db.execute<{ isNamed: boolean; row: unknown }>(sql`
      select ${isNaming(text, naming)} as "isNamed", (${withoutPerson(text, naming)})::jsonb as row`);
    return found;
  });

describe("erasing a person from JSON", () => {
  it("replaces a whole slug, and an ordinary word only where JSON labels it a slug", () =>
    expect(
      erased("Ada Lovelace", {
        slug: "ada",
        paths: [
          "/intelligence/people/ada-lovelace?x",
          "/in/ada-lovelace-2",
          "ada-lovelace",
          "x-ada-lovelace",
        ],
        slugs: { word: "ada", slug: "ada-lovelace" },
      }),
    ).resolves.toEqual({
      isNamed: true,
      row: {
        slug: "erased",
        paths: ["/intelligence/people/erased?x", "/in/ada-lovelace-2", "erased", "x-ada-lovelace"],
        slugs: { word: "ada", slug: "erased" },
      },
    }));

  it.each(["Ada Author", 'Ada "A" Author', "Ada (she)", "title"])("replaces the name %s in values", (name) =>
    expect(erased(name, { title: `By ${name}.`, url })).resolves.toEqual({
      isNamed: true,
      row: { title: "By Erased person.", url: "sha256:ada" },
    }),
  );

  it.each(["title", "influencer", "true"])(
    "keeps a row readable if its word %s is also someone's name",
    (name) => {
      const row = { title: "VP Sales", role: "influencer", open: true };
      return expect(erased(name, row)).resolves.toEqual({ isNamed: false, row });
    },
  );
});
