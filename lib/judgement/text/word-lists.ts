/** Reads the word lists of `data/words`, in the format that its README explains. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The terms of one list, in the order of its file. */
export type Terms = readonly string[];

// From the folder that the product runs in: in a page's bundle, a URL beside this file would be one for browsers.
const folder = join(process.cwd(), "data/words");
const header = /^\[(\w+(?:\.\w+)?)\]$/;

/** The lists of a file by the names of its sections. Throws if the file lacks one of the names or has another one. */
export function readLists<Name extends string>(file: string, names: readonly Name[]): Record<Name, Terms> {
  const lists = readSections(file);
  for (const name of names) if (!lists.has(name)) throw new Error(`data/words/${file} lacks [${name}].`);
  refuseOthers(file, lists, names);
  return Object.fromEntries(names.map((name) => [name, lists.get(name) ?? []])) as Record<Name, Terms>;
}

/**
 * Entries with their lists from a file whose sections are named `[id.part]`. An entry may lack parts, but not all of
 * them. Throws if an entry has no section, or a section no entry.
 */
export function withLists<Id extends string, Entry extends object, Part extends string>(
  file: string,
  entries: Readonly<Record<Id, Entry>>,
  parts: readonly Part[],
): Record<Id, Entry & Record<Part, Terms>> {
  const lists = readSections(file);
  const ids = Object.keys(entries) as Id[];
  const names = ids.flatMap((id) => parts.map((part) => `${id}.${part}`));
  refuseOthers(file, lists, names);
  const filled = ids.map((id) => {
    const own = parts.map((part) => [part, lists.get(`${id}.${part}`) ?? []] as const);
    if (!parts.some((part) => lists.has(`${id}.${part}`)))
      throw new Error(`data/words/${file} lacks [${id}.${parts[0]}].`);
    return [id, { ...entries[id], ...Object.fromEntries(own) }];
  });
  return Object.fromEntries(filled) as Record<Id, Entry & Record<Part, Terms>>;
}

function refuseOthers(file: string, lists: ReadonlyMap<string, Terms>, names: readonly string[]): void {
  const other = [...lists.keys()].find((name) => !names.includes(name));
  if (other !== undefined)
    throw new Error(`data/words/${file} has a section that the code doesn't name: [${other}].`);
}

function readSections(file: string): Map<string, Terms> {
  return parseLists(readWordsFile(file), `data/words/${file}`);
}

/** The text of a file of `data/words`. Throws if it is missing, or if the process runs in another folder. */
export function readWordsFile(file: string): string {
  const path = join(folder, file);
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    throw new Error(`${path} can't be read: it is missing, or this isn't the product's folder.`, { cause });
  }
}

/** The sections of a text, in order; an indented line continues its term. `place` is named in errors. Pure. */
export function parseLists(text: string, place: string): Map<string, Terms> {
  const lists = new Map<string, string[]>();
  let list: string[] | undefined;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw
      .replace(/(?:^|\s)#.*$/, "")
      .trim()
      .replace(/\s+/g, " ");
    if (line === "") continue;
    const refuse = (reason: string) => new Error(`${place}, line ${index + 1}: ${reason}`);
    if (line.startsWith("[")) {
      const name = header.exec(line)?.[1];
      if (name === undefined) throw refuse(`"${line}" names no section.`);
      if (lists.has(name)) throw refuse(`[${name}] is there twice.`);
      list = [];
      lists.set(name, list);
    } else if (list === undefined) throw refuse(`"${line}" stands before the first section.`);
    else if (line.includes(",")) throw refuse(`"${line}" has a comma: write one term a line.`);
    else if (/^[ \t]/.test(raw)) {
      const term = list.pop();
      if (term === undefined) throw refuse(`"${line}" continues no term.`);
      list.push(`${term} ${line}`);
    } else list.push(line);
  }
  return lists;
}
