/** The words that CONTRIBUTING's glossary replaces, in what people read: interface, API description, emails, docs. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "@/scripts/root";

/** What is refused, and what to write instead. */
const refused: Record<string, RegExp> = {
  'again, not "anew" or "afresh"': /\b(anew|afresh)\b/i,
  'says, notifies or logs, not "tells of" or "is told"': /\b(tells? of|is told|are told|as told|was told)\b/i,
  'anyone who, not "whoever" or "whomever"': /\bwho(m?ever)\b/i,
  'action, not "act"': /\bacts of\b/i,
  'main or primary, not "chief"': /\bthe chief\b/i,
  'recently, not "of late"': /\bof late\b/i,
  'result, not "what came of it"': /\b(came|comes|become) of (it|this|them)\b/i,
  'manually, not "by hand"': /\bby hand\b/i,
  'setup, not "set-up"': /\bset-up\b/i,
  'email, not "e-mail"': /\be-mail/i,
  'at least, not "at the least"': /\bat the least\b/i,
  'retry, not "try anew"': /\btry anew\b/i,
  'canceled, not "called off"': /\bcalled off\b/i,
  'to enter, not "give"': /\b(give|type) (a|an|the) (full |web )?(address|key|token)\b/i,
};

interface Place {
  folder: string;
  name: RegExp;
  /** Only the folder itself, not what is below it. */
  isFlat?: boolean;
}
const source = /(?<!\.test)\.tsx?$/;
const texts: Place[] = [
  { folder: "app", name: /\.tsx$/ },
  { folder: "app/docs", name: source },
  { folder: "components", name: source },
  { folder: "lib/mail", name: source },
];
const descriptions: Place[] = [
  { folder: "lib/http/openapi", name: source },
  { folder: "lib/contracts", name: source },
  { folder: "lib", name: /^errors\.ts$/, isFlat: true },
];
const documents: Place[] = [
  { folder: ".", name: /\.md$/, isFlat: true },
  { folder: "docs", name: /\.md$/ },
  { folder: "db", name: /\.md$/ },
];

const files = (places: Place[]): string[] =>
  places.flatMap(({ folder, name, isFlat }) =>
    readdirSync(join(root, folder), { recursive: !isFlat, encoding: "utf8" })
      .filter((file) => name.test(file))
      .map((file) => join(root, folder, file)),
  );

/** The strings and the text between tags of a source file, without its comments and imports. */
function stringsIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, "");
  const literals = code.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  const between = [...code.matchAll(/>([^<>{}=;]+)</g)].map(([, text = ""]) => text);
  return [...literals, ...between].filter((text) => /\s/.test(text.trim()));
}

/** A document without code and without its glossary, which names the words it replaces. */
const proseOf = (document: string): string[] =>
  document
    .replace(/## Glossary[\s\S]*?(?=\n## |$)/, "")
    .replace(/```[\s\S]*?```|`[^`]*`/g, "")
    .split("\n");

function problemsIn(file: string, parts: string[]): string[] {
  return parts.flatMap((part) =>
    Object.entries(refused)
      .filter(([, pattern]) => pattern.test(part))
      .map(([advice]) => `${relative(root, file)}: ${part.trim().slice(0, 90)} (${advice})`),
  );
}

describe("what people read", () => {
  it.each([
    ["the interface and emails", texts],
    ["the API description", descriptions],
  ])("avoids the words that the glossary replaces: %s", (_, places) => {
    const found = files(places);
    expect(found.length).toBeGreaterThan(5);
    expect(found.flatMap((file) => problemsIn(file, stringsIn(readFileSync(file, "utf8"))))).toEqual([]);
  });

  it("avoids them in the documentation", () => {
    const found = files(documents);
    expect(found.length).toBeGreaterThan(20);
    expect(found.flatMap((file) => problemsIn(file, proseOf(readFileSync(file, "utf8"))))).toEqual([]);
  });

  it("is read as it stands in the source", () => {
    const source = '/* anew */\nimport a from "x anew";\nconst label = "Try it anew";\n<p>Sent by hand</p>';
    expect(stringsIn(source)).toEqual(['"Try it anew"', "Sent by hand"]);
    expect(problemsIn(`${root}/a.tsx`, stringsIn(source))).toHaveLength(2);
  });
});
