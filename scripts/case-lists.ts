import { parse } from "csv-parse/sync";
import { z } from "zod";
import type { Case } from "@/lib/judgement/judge-case";

const list = z.array(z.string()).default([]);
const text = z
  .string()
  .nullish()
  .transform((input) => input ?? null);
const count = z
  .number()
  .nullish()
  .transform((input) => input ?? null);

const IcpOfCase = z.object({
  minEmployees: count,
  maxEmployees: count,
  targetIndustries: list,
  targetTitles: list,
  targetPersonas: list,
  targetSeniority: list,
  excludedTitles: list,
  excludedIndustries: list,
  additionalContext: text,
});

/** A line of a list. What is left out counts as unknown, or as a fresh reaction to a relevant post. */
const CaseLine = z.object({
  icp: IcpOfCase,
  person: z.object({ title: text, headline: text, about: text }),
  company: z
    .object({ name: text, industry: text, employeeCount: count })
    .nullish()
    .transform((input) => input ?? null),
  engagement: z
    .object({
      kind: z
        .enum(["reaction", "comment", "post"])
        .nullable()
        .default("reaction")
        .transform((kind) => kind ?? "post"),
      text,
      ageHours: z.number().min(0).default(0),
    })
    .default({ kind: "reaction", text: null, ageHours: 0 }),
  post: z
    .object({
      text: z.string().default(""),
      relevance: z.number().min(0).max(100).default(100).transform(toPercent),
    })
    .default({ text: "", relevance: 100 }),
});

/** Relevance is 0-100; lists of other tools say 0-1. */
function toPercent(relevance: number): number {
  return Math.round(relevance <= 1 ? relevance * 100 : relevance);
}

/**
 * Reads a list of cases: JSON lines, or a CSV whose columns are named like the fields (`icp.targetTitles`,
 * `person.title`, `company.employeeCount`); list values are separated by `|`. Equal ICPs become one object. Throws an
 * error that names the line.
 */
export function readCaseList(content: string): Case[] {
  const icps = new Map<string, Case["icp"]>();
  return linesOf(content.replace(/^\uFEFF/, "")).map(({ line, read }) => {
    const parsed = CaseLine.safeParse(read(), { reportInput: false });
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new Error(`Line ${line}: ${issue?.path.join(".") || "the case"}: ${issue?.message}.`);
    }
    const { icp } = parsed.data;
    const key = JSON.stringify(icp);
    const known = icps.get(key) ?? icp;
    icps.set(key, known);
    return { ...parsed.data, icp: known };
  });
}

interface Line {
  line: number;
  read: () => unknown;
}

function linesOf(content: string): Line[] {
  const lines = content.trimStart().startsWith("{") ? readJsonLines(content) : readCsv(content);
  if (lines.length === 0) throw new Error("It contains no cases.");
  return lines;
}

function readJsonLines(content: string): Line[] {
  return content.split(/\r?\n/).flatMap((text, index): Line[] => {
    const line = index + 1;
    const read = (): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        throw new Error(`Line ${line} is not JSON.`);
      }
    };
    return text.trim() === "" ? [] : [{ line, read }];
  });
}

const listFields = new Set(
  Object.entries(IcpOfCase.shape).flatMap(([name, type]) => (type === list ? [name] : [])),
);
const numberFields = new Set(["minEmployees", "maxEmployees", "employeeCount", "ageHours", "relevance"]);

function readCsv(content: string): Line[] {
  const rows: Record<string, string>[] = parse(content, {
    columns: true,
    skip_empty_lines: true,
    trim: true,
  });
  const [first] = rows;
  if (first && !Object.keys(first).some((column) => column.startsWith("person."))) {
    throw new Error(
      "It is neither JSON lines nor a CSV with columns such as icp.targetTitles and person.title.",
    );
  }
  return rows.map((row, index) => ({ line: index + 2, read: () => nest(row) }));
}

/** `{"person.title": "CRO"}` as `{person: {title: "CRO"}}`; empty cells are left out. */
function nest(row: Record<string, string>): Record<string, Record<string, unknown>> {
  const nested: Record<string, Record<string, unknown>> = { icp: {}, person: {} };
  for (const [column, cell] of Object.entries(row)) {
    const [group = "", field = ""] = column.split(".");
    if (cell === "" || field === "") continue;
    nested[group] = { ...nested[group], [field]: readCell(field, cell) };
  }
  return nested;
}

function readCell(field: string, cell: string): unknown {
  if (listFields.has(field))
    return cell
      .split("|")
      .map((entry) => entry.trim())
      .filter(Boolean);
  return numberFields.has(field) ? Number(cell) : cell;
}
