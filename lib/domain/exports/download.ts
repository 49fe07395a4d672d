import { findCustomer } from "@/db/queries/customers";
import type { ExportedList } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";
import { inTurn } from "@/lib/in-turn";
import { type Columns, csvHeader, csvLines } from "./csv";

/** A file that is made while it is sent. */
export interface Download {
  name: string;
  /** Text in parts. The next one is made when it is asked for; a failure in between means the file is incomplete. */
  chunks: AsyncIterable<string>;
}

/** How many rows are read at a time: few enough that no other request waits long behind them. */
export const rowsPerPart = 100;

interface ExportOf<T> {
  list: ExportedList;
  /** What the list belongs to, for the audit log. */
  subject?: { id: string; name: string };
  /** The filters and sort order, for the audit log. */
  query: Record<string, unknown>;
  columns: Columns<T>;
  /** The rows in parts, in the order of the list. */
  parts: AsyncIterable<T[]>;
}

/**
 * Starts the export of a list: reads its first part, so that a failure to do so is an ordinary error, and records the
 * export in the audit log. The rest is read while the file is sent. A workspace's exports are made one part at a time.
 */
export async function startDownload<T>(ctx: Context, exported: ExportOf<T>): Promise<Download> {
  const { list, subject, query, columns } = exported;
  const parts = exported.parts[Symbol.asyncIterator]();
  const next = () => inTurn(`exports of ${ctx.customerId}`, () => parts.next());
  const first = await next();
  const workspace = await findCustomer(ctx.db, { customerId: ctx.customerId });
  await recordAudit(ctx, {
    action: "export.started",
    ...(subject && { subjectId: subject.id }),
    detail: { list, ...(subject && { destinationName: subject.name }), ...setIn(query) },
  });
  const date = ctx.clock.now().toISOString().slice(0, 10);
  return {
    name: `${[workspace?.name, list, date].map(nameable).join("-")}.csv`,
    chunks: chunksOf(columns, first, next),
  };
}

async function* chunksOf<T>(
  columns: Columns<T>,
  first: IteratorResult<T[]>,
  next: () => Promise<IteratorResult<T[]>>,
): AsyncGenerator<string> {
  yield csvHeader(columns) + csvLines(columns, first.done ? [] : first.value);
  if (first.done) return;
  for (let part = await next(); !part.done; part = await next()) {
    yield csvLines(columns, part.value);
  }
}

/** The parts of a query that are set. */
const setIn = (query: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

/** A text as part of a file name: letters and digits of any script, joined by hyphens. */
const nameable = (text = ""): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60) || "workspace";
