import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fixedClock } from "@/lib/clock";
import { NewSource } from "@/lib/contracts/sources";
import { createBluesky } from "@/lib/networks/bluesky";
import { combineNetworks } from "@/lib/networks/combine";
import { createSandbox } from "@/lib/networks/sandbox";
import type { Entry, TextAs } from "./entry";
import { readPasted } from "./read-pasted";

const clock = fixedClock("2026-03-02T12:00:00Z");
const network = combineNetworks([createSandbox({ clock }), createBluesky({ clock })]);
const read = (text: string, textAs: TextAs = "keywords") => readPasted(text, network, textAs);

/** An entry in short: `person in/ada "Ada Keller"`. */
function short(entry: Entry): string {
  switch (entry.as) {
    case "keywords":
      return `keywords ${entry.phrases.join(" + ")}`;
    case "company_name":
      return `company by name ${entry.name}`;
    case "nothing":
      return `nothing: ${entry.why.reason}`;
    default:
      return `${entry.as} ${network.readAddress(entry.input)?.slug}${entry.name ? ` "${entry.name}"` : ""}`;
  }
}
const shorts = (text: string, textAs?: TextAs) => read(text, textAs).map(short);

describe("pasted text", () => {
  it.each<[string, string, string[]]>([
    [
      "addresses, one a line",
      "https://www.network.example/in/ada\n\nin/zoe\r\ncompany/northwind",
      ["person ada", "person zoe", "company northwind"],
    ],
    ["several on one line", "in/a, in/b; in/c in/d", ["person a", "person b", "person c", "person d"]],
    [
      "mobile hosts and tracking",
      "https://m.network.example/in/ada/?trk=feed&utm_source=x#top",
      ["person ada"],
    ],
    [
      "deeper pages",
      "https://uk.network.example/company/northwind/posts/?feedView=all",
      ["company northwind"],
    ],
    [
      "bullets and numbers",
      "- in/a\n• in/b\n1. in/c\n2) in/d\n* in/e\n[x] in/f\n(4) in/g",
      ["a", "b", "c", "d", "e", "f", "g"].map((one) => `person ${one}`),
    ],
    ["a name before", "Ada Keller, https://www.network.example/in/ada", ['person ada "Ada Keller"']],
    ["a name with a title after", "in/ada – Ada Keller, VP Sales", ['person ada "Ada Keller"']],
    [
      "a name in Markdown",
      "1. [Ada Keller](https://www.network.example/in/ada).",
      ['person ada "Ada Keller"'],
    ],
    [
      "a name before angle brackets",
      "Ada Keller <https://www.network.example/in/ada>;",
      ['person ada "Ada Keller"'],
    ],
    ["HTML", '<a href="https://www.network.example/in/ada">Ada Keller</a>', ['person ada "Ada Keller"']],
    [
      "a spreadsheet without headings",
      "1\tAda Keller\tVP Sales\thttps://www.network.example/in/ada",
      ['person ada "Ada Keller"'],
    ],
    [
      "quotes of CSV without headings",
      '"Keller, Ada",https://www.network.example/in/ada',
      ['person ada "Keller, Ada"'],
    ],
    ["an email beside the address", "Ada Keller <ada@northwind.example> in/ada", ['person ada "Ada Keller"']],
    [
      "handles of an account",
      "@ada.example\nada.example\nhttps://bsky.app/profile/ada.example",
      Array(3).fill("person ada.example"),
    ],
    [
      "an account that the line calls a company",
      "company: @northwind.example",
      ["company northwind.example"],
    ],
    ["a person whom the line calls a company", "company: in/ada", ["person ada"]],
    [
      "keywords",
      'pipeline forecast\n"revenue operations"\n- #revops',
      ["keywords pipeline forecast", "keywords revenue operations", "keywords revops"],
    ],
    [
      "phrases of one search",
      "pipeline forecast, revenue operations; crm",
      ["keywords pipeline forecast + revenue operations + crm"],
    ],
    [
      "words with dots and slashes",
      "Node.js developers\nCI/CD pipelines\nB2B/SaaS",
      ["keywords Node.js developers", "keywords CI/CD pipelines", "keywords B2B/SaaS"],
    ],
    [
      "more phrases than a search has",
      "aa, bb, cc, dd, ee, ff",
      ["keywords aa + bb + cc + dd + ee", "keywords ff"],
    ],
    [
      "a prefix",
      "keyword: in/ada and others\ncompany: Northwind\nperson: Ada",
      ["keywords in/ada and others", "company by name Northwind", "nothing: text"],
    ],
    [
      "a prefix with nothing but marks after it",
      'in/ada\nkeyword:"\nkeyword: -',
      ["person ada", "nothing: text", "nothing: text"],
    ],
    [
      "addresses of other sites",
      "https://other.example/in/ada\nada@northwind.example\nin/me",
      Array(3).fill("nothing: address"),
    ],
    [
      "a sentence",
      "This is a note that somebody wrote into the list which goes on and on and is much too long to be searched for anywhere",
      ["nothing: text"],
    ],
    ["blank lines and lines of marks", " \n---\n***\n\t\n\u200B", []],
  ])("reads %s", (_, text, expected) => expect(shorts(text)).toEqual(expected));

  it("takes names for companies if asked to, also beside their website", () => {
    expect(
      shorts("Northwind Traders\n2. Tally Hawk GmbH\nHarbor – https://harbor.example\nin/ada", "companies"),
    ).toEqual([
      "company by name Northwind Traders",
      "company by name Tally Hawk GmbH",
      "company by name Harbor",
      "person ada",
    ]);
  });

  it.each<[string, string, string[]]>([
    [
      "people with first and last name",
      "First Name,Last Name,Company,LinkedIn URL\nAda,Keller,Northwind,https://www.network.example/in/ada\nZoe,Ito,Harbor,",
      ["nothing: heading", 'person ada "Ada Keller"', "nothing: text"],
    ],
    [
      "tabs",
      "Name\tTitle\tProfile\nAda Keller\tVP, Sales\tin/ada",
      ["nothing: heading", 'person ada "Ada Keller"'],
    ],
    [
      "semicolons and quotes",
      'Name;Profile URL\n"Keller; Ada";"in/ada"',
      ["nothing: heading", 'person ada "Keller; Ada"'],
    ],
    [
      "cells with line breaks",
      'Name,Notes,Profile\n"Ada Keller","met at\nthe fair",in/ada\nZoe,,in/zoe',
      ["nothing: heading", 'person ada "Ada Keller"', 'person zoe "Zoe"'],
    ],
    [
      "companies",
      "Company,Website\nNorthwind,https://northwind.example\nHarbor,",
      ["nothing: heading", "company by name Northwind", "company by name Harbor"],
    ],
    [
      "company pages",
      "Company Name,Company LinkedIn URL\nNorthwind,company/northwind",
      ["nothing: heading", 'company northwind "Northwind"'],
    ],
    [
      "a column of keywords",
      "Keywords\npipeline forecast, crm\nrevenue operations",
      ["nothing: heading", "keywords pipeline forecast + crm", "keywords revenue operations"],
    ],
    [
      "kinds",
      "Type,Name,URL\nperson,Ada,in/ada\ncompany,Northwind,\nkeyword,lead scoring,",
      ["nothing: heading", 'person ada "Ada"', "company by name Northwind", "keywords lead scoring"],
    ],
    [
      "broken quotes",
      'Name,Profile\nAda "the boss" Keller,in/ada',
      ["nothing: heading", 'person ada "Ada "the boss" Keller"'],
    ],
  ])("reads a table of %s", (_, text, expected) => expect(shorts(text)).toEqual(expected));
});

describe("whatever is pasted", () => {
  const slug = fc.stringMatching(/^[a-z][a-z0-9-]{2,20}[a-z0-9]$/).filter((one) => one !== "me");
  const before = fc.constantFrom(
    "",
    "- ",
    "• ",
    "1. ",
    "12) ",
    "* ",
    "  ",
    "\t",
    "> ",
    "☐ ",
    "[ ] ",
    '"',
    "(",
    "<",
  );
  const after = fc.constantFrom("", ".", ",", ";", ")", '"', ">", " ", "\t", "!", "…", "\u200B");
  const host = fc.constantFrom(
    "https://www.network.example",
    "http://m.network.example",
    "network.example",
    "HTTPS://DE.Network.Example",
  );
  const tail = fc.constantFrom(
    "",
    "/",
    "/?trk=x",
    "?utm_source=a&utm_medium=b",
    "/details/experience/",
    "#about",
  );

  it("finds each address, however it is decorated", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(before, host, slug, tail, after), { minLength: 1, maxLength: 20 }),
        (lines) => {
          const text = lines
            .map(([a, host, slug, tail, b]) => `${a}${host}/in/${slug}${tail}${b}`)
            .join("\n");
          expect(shorts(text)).toEqual(lines.map(([, , slug]) => `person ${slug}`));
        },
      ),
      { numRuns: 300 },
    );
  });

  it("keeps the name beside an address in lines and in tables", () => {
    const word = fc
      .stringMatching(/^[A-Z][a-zäöüé]{2,9}$/)
      .filter((one) => !/^(Link|Page|Email|Web|Url|Handle|Profile)/.test(one));
    const person = fc.tuple(word, word, slug);
    const separator = fc.constantFrom(", ", "\t", " – ", " | ", " - ", "; ", ": ");
    fc.assert(
      fc.property(person, separator, ([first, last, slug], separator) => {
        const expected = `person ${slug} "${first} ${last}"`;
        expect(shorts(`${first} ${last}${separator}https://www.network.example/in/${slug}`)).toEqual([
          expected,
        ]);
        expect(shorts(`First name\tLast name\tURL\n${first}\t${last}\tin/${slug}`).at(-1)).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });

  it("never fails, loses no line with letters, and gives nothing that the API refuses", () => {
    const piece = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 30 }),
      fc.constantFrom(
        '"',
        '""',
        ",",
        "\t",
        ";",
        "\n",
        "\r\n",
        "in/ada",
        "company/x",
        "Name,URL",
        "keyword:",
        "https://",
        "<a href=",
        "](",
        "\0",
        "\uFEFF",
      ),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 30 }),
        fc.constantFrom<TextAs>("keywords", "companies"),
        (pieces, textAs) => {
          const text = pieces.join("");
          const entries = read(text, textAs);
          const isTable = entries[0]?.as === "nothing" && entries[0].why.reason === "heading";
          for (const entry of entries) {
            expect(entry.text.length).toBeLessThanOrEqual(200);
            if (entry.as === "keywords")
              expect(NewSource.shape.keywords.safeParse(entry.phrases).success).toBe(true);
            if (entry.as === "person" || entry.as === "company")
              expect(network.readAddress(entry.input)).not.toBeNull();
          }
          if (isTable) return;
          const lines = new Set(entries.map(({ line }) => line));
          text
            .replace(/^\uFEFF/u, "")
            .split(/\r\n?|[\n\u0085\u2028\u2029\v\f]/u)
            .forEach((line, index) => {
              if (/\p{L}{3}/u.test(line)) expect(lines.has(index + 1), JSON.stringify(line)).toBe(true);
            });
        },
      ),
      { numRuns: 300 },
    );
  });
});
