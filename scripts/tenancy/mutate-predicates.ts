/** Finds the tenant predicates in a query file and makes each one removable at run time. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Plugin } from "vite";
import { root } from "../root";

export interface Predicate {
  /** Built from the file and position, so it is stable across runs over the same sources. */
  id: string;
  file: string;
  line: number;
  code: string;
  /** The line where it begins. */
  source: string;
}

interface Found extends Predicate {
  start: number;
  end: number;
  kind: "drizzle" | "sql";
}

/** In SQL text: a customer id column compared with a parameter or with another column. */
const inSql =
  /(?:\$\{[\w.]*[cC]ustomerId\}|\b(?:\w+\.)?customer_id)\s*=\s*(?:\$\{[^}]*\}|(?:\w+\.)?customer_id\b)/g;
const inDrizzle = /\beq\(\s*[\w.]+\.customerId\s*,/g;

/** The predicates of a file, in source order. */
export function findPredicates(file: string, code: string): Found[] {
  const name = relative(root, file);
  const found: Omit<Found, "id" | "file" | "line" | "code" | "source">[] = [];
  for (const match of code.matchAll(inDrizzle)) {
    found.push({ start: match.index, end: closingBracket(code, match.index) + 1, kind: "drizzle" });
  }
  for (const match of code.matchAll(inSql)) {
    found.push({ start: match.index, end: match.index + match[0].length, kind: "sql" });
  }
  return found
    .sort((a, b) => a.start - b.start)
    .map((place, index) => ({
      ...place,
      id: `${name}#${index + 1}`,
      file: name,
      line: code.slice(0, place.start).split("\n").length,
      code: code.slice(place.start, place.end).replace(/\s+/g, " "),
      source: (code.split("\n")[code.slice(0, place.start).split("\n").length - 1] ?? "").trim(),
    }));
}

function closingBracket(code: string, from: number): number {
  let depth = 0;
  for (let index = from; index < code.length; index += 1) {
    if (code[index] === "(") depth += 1;
    if (code[index] === ")" && --depth === 0) return index;
  }
  throw new Error("Unclosed bracket");
}

export const isQueryFile = (file: string): boolean =>
  /\/db\/(queries|signal-index)\/[^/]+\.ts$/.test(file) && !file.endsWith(".test.ts");

/** Vite plugin that rewrites query files so that each predicate checks at run time whether it is removed. */
export function removablePredicates(): Plugin {
  return {
    name: "removable-predicates",
    enforce: "pre",
    transform(code, id) {
      const file = id.split("?")[0] ?? id;
      if (!isQueryFile(file)) return null;
      let changed = code;
      for (const place of findPredicates(file, code).reverse()) {
        const predicate = changed.slice(place.start, place.end);
        const name = JSON.stringify(place.id);
        const replacement =
          place.kind === "drizzle"
            ? `tenancy.of(${name}, ${predicate})`
            : `(\${tenancy.isRemoved(${name})} or ${predicate})`;
        changed = changed.slice(0, place.start) + replacement + changed.slice(place.end);
      }
      return { code: `import * as tenancy from "@/scripts/tenancy/removed";\n${changed}`, map: null };
    },
  };
}

/** The predicates of all query files in `files`. */
export const readPredicates = (files: string[]): Predicate[] =>
  files.filter(isQueryFile).flatMap((file) => findPredicates(file, readFileSync(file, "utf8")));
