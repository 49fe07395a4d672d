/** Names for requested addresses: the templates of this build's pages and routes, such as `/signals/[id]`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The template that serves a request's target; undefined for files, rewrites and addresses that do not exist. */
export type TemplateOf = (target: string) => string | undefined;

interface Branch {
  words: Map<string, Branch>;
  any?: Branch;
  template?: string;
  /** The template that serves everything below. */
  rest?: string;
}

/** Next's list of this build's routes; empty under `next dev`, which has none. */
export function readTemplates(folder: string = process.cwd()): string[] {
  try {
    const text = readFileSync(join(folder, ".next", "app-path-routes-manifest.json"), "utf8");
    return Object.values(JSON.parse(text) as Record<string, string>);
  } catch {
    return [];
  }
}

/**
 * Finds templates in time that depends on the depth of the path only. Words go before parameters, as in Next; a
 * parameter is in brackets, or in braces as contracts have it.
 */
export function createTemplateFinder(templates: readonly string[]): TemplateOf {
  const root = newBranch();
  for (const template of templates) plant(root, template);
  return (target) => find(root, wordsOf(target.replace(/[?#].*$/, "")));
}

const newBranch = (): Branch => ({ words: new Map() });
/** What stands between the slashes of a path. */
export const wordsOf = (path: string): string[] => path.split("/").filter(Boolean);

function plant(root: Branch, template: string): void {
  let branch = root;
  for (const word of wordsOf(template)) {
    if (word.startsWith("[...") || word.startsWith("[[...")) {
      branch.rest = template;
      return;
    }
    const isParameter = /^[[{]/.test(word);
    const grown = (isParameter ? branch.any : branch.words.get(word)) ?? newBranch();
    if (isParameter) branch.any = grown;
    else branch.words.set(word, grown);
    branch = grown;
  }
  branch.template = template;
}

function find(branch: Branch, [word, ...others]: string[]): string | undefined {
  if (word === undefined) return branch.template ?? branch.rest;
  const named = branch.words.get(word);
  return (named && find(named, others)) ?? (branch.any && find(branch.any, others)) ?? branch.rest;
}
