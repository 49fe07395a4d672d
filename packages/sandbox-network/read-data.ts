/** Reads the YAML files of this package's `data`, each when it is first asked for, and once. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isNode, isScalar, LineCounter, type Node, parseDocument } from "yaml";
import { z } from "zod";

// From the folder that the product runs in: in a page's bundle, a URL beside this file would be one for browsers.
const folder = join(process.cwd(), "packages/sandbox-network/data");

/** The schema of a list of texts. */
export const texts = () => z.array(z.string().min(1)).min(1);

/** A function that gives the content of a file. It throws with the file and line of the first mistake. */
export function dataFile<Content>(file: string, schemaOf: () => z.ZodType<Content>): () => Content {
  let content: Content | undefined;
  return () => {
    content ??= parseData(readText(file), `packages/sandbox-network/data/${file}`, schemaOf());
    return content;
  };
}

/** The same for a folder that has a file for each language. */
export function dataFiles<Language extends string, Content>(
  name: string,
  schemaOf: () => z.ZodType<Content>,
): (language: Language) => Content {
  const files = new Map<Language, () => Content>();
  return (language) => {
    const file = files.get(language) ?? dataFile(`${name}/${language}.yaml`, schemaOf);
    files.set(language, file);
    return file();
  };
}

function readText(file: string): string {
  const path = join(folder, file);
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    throw new Error(`${path} can't be read: it is missing, or this isn't the product's folder.`, { cause });
  }
}

/** The content of a text. `place` is named in errors, with the line. Pure. */
export function parseData<Content>(text: string, place: string, schema: z.ZodType<Content>): Content {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const at = (offset: number, message: string) =>
    new Error(`${place}, line ${lines.linePos(offset).line}: ${message}`);
  const [broken] = document.errors;
  if (broken) throw at(broken.pos[0], broken.message);
  const { data, error } = schema.safeParse(document.toJS());
  const [issue] = error?.issues ?? [];
  if (!issue) return data as Content;
  // What is missing has no line of its own.
  const nodes = issue.path.map((_, depth) =>
    document.getIn(issue.path.slice(0, issue.path.length - depth), true),
  );
  const near = [...nodes, document.contents].find(isNode);
  const node = issue.code === "unrecognized_keys" ? keyIn(near, issue.keys[0]) : near;
  throw at(node?.range?.[0] ?? 0, [issue.path.join("."), issue.message].filter(Boolean).join(": "));
}

function keyIn(map: Node | undefined, name: string | undefined): Node | undefined {
  const keys = isMap(map) ? map.items.map(({ key }) => key) : [];
  return keys.filter(isScalar).find(({ value }) => value === name) ?? map;
}
