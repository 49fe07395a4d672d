/** Plain words in what people read (interface, API description, emails, docs) and in the names that code exports. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "@/scripts/root";
import { filesIn } from "./factories/files-in";

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
  places.flatMap(({ folder, name, isFlat }) => filesIn(folder, name, { isFlat }));

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

const codeFolders = ["app", "bench", "components", "db", "e2e", "inngest", "lib", "scripts", "tests"];
const refusedInNames = new Set(
  "act acts afresh anew chief means tell telling tells told whoever whomever".split(" "),
);
/** Too general for an exported type: the name has to say whose outcome it is. */
const tooGeneral = "Outcome";

/** The words of a camelCase, PascalCase or kebab-case name, in lower case. */
const wordsOf = (name: string): string[] =>
  name.split(/(?<=[a-z\d])(?=[A-Z])|[^A-Za-z\d]+/).map((word) => word.toLowerCase());
const isPlain = (name: string): boolean => !wordsOf(name).some((word) => refusedInNames.has(word));

interface Exported {
  file: string;
  kind: string;
  name: string;
}
const declaration =
  /^export (?:default )?(?:async )?(function|const|type|interface|class|enum)\*? ([A-Za-z_$][\w$]*)/gm;
const exportsIn = (file: string, code: string): Exported[] =>
  [...code.matchAll(declaration)].map(([, kind = "", name = ""]) => ({ file, kind, name }));

const codeFiles = files(codeFolders.map((folder) => ({ folder, name: /\.(tsx?|mjs)$/ })));
const exported = codeFiles.flatMap((file) => exportsIn(relative(root, file), readFileSync(file, "utf8")));

describe("names in the code", () => {
  it("contain no refused word as file names", () => {
    expect(codeFiles.length).toBeGreaterThan(1_000);
    expect(codeFiles.map((file) => relative(root, file)).filter((file) => !isPlain(file))).toEqual([]);
  });

  it("contain no refused word as exports", () => {
    expect(exported.length).toBeGreaterThan(2_000);
    expect(exported.filter(({ name }) => !isPlain(name))).toEqual([]);
  });

  it("say whose outcome an exported type is", () => {
    const found = exported.filter(({ kind, name }) => kind !== "const" && name === tooGeneral);
    const names = found.map(({ file, name }) => `${file}: ${name}`);
    expect(names).toEqual([]);
  });

  it("are exported by one module of the domain only", () => {
    const own = exported.filter(({ file }) => file.startsWith("lib/domain/") && !file.endsWith(".test.ts"));
    expect(own.length).toBeGreaterThan(300);
    const names = own.map(({ name }) => name);
    expect(own.filter(({ name }, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it("are read from the source", () => {
    const code = "export async function tellReady() {}\nexport type Outcome = 1;\nconst toldAt = 2;";
    expect(exportsIn("a.ts", code).map(({ name }) => name)).toEqual(["tellReady", "Outcome"]);
    expect(["toldAt", "SignalActs", "source-acts.tsx"].filter(isPlain)).toEqual([]);
    expect(["activity", "SourceActions", "exactMatch"].filter(isPlain)).toHaveLength(3);
  });
});
