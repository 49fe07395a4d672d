/** Reads a YAML file of `data/words` by a schema. */
import { isMap, isNode, isScalar, LineCounter, type Node, parseDocument } from "yaml";
import type { z } from "zod";
import { readWordsFile } from "@/lib/judgement/text/word-lists";

/** The file's content. Throws with the file and line of the first mistake. */
export const readYaml = <Content>(file: string, schema: z.ZodType<Content>): Content =>
  parseYaml(readWordsFile(file), `data/words/${file}`, schema);

/** The content of a text. `place` is named in errors, with the line. Pure. */
export function parseYaml<Content>(text: string, place: string, schema: z.ZodType<Content>): Content {
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
