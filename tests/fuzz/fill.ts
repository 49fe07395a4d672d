/** A drawn request with this run's rows filled in, ready to send. */
import type { Operation } from "@/lib/contracts/operation";
import { appUrl, type Tenant } from "@/tests/security/portal";
import { requestFor } from "@/tests/security/requests";
import type { Caller } from "./callers";
import { applyChange } from "./change";
import type { Body, Drawn, Param } from "./draw";

type Ids = Tenant["ids"];

export interface Rows {
  own: Ids;
  theirs: Ids;
}

/** What the operation needs instead of its usual body and query. */
interface Needs {
  body?: unknown;
  /** With its question mark. */
  query?: string;
}

export interface Filled {
  request: Request;
  /** Everything that was sent, as text. */
  sent: string;
}

/** Throws for an operation without a valid request in `tests/security/requests.ts`. */
export function fill(
  operation: Operation,
  drawn: Drawn,
  { rows, caller, needs }: { rows: Rows; caller: Caller; needs: Needs },
): Filled {
  const params = fillParams(operation, drawn.params, rows);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encode(params[name] ?? ""));
  const query = drawn.query === null ? (needs.query ?? "") : `?${fillIds(drawn.query, rows)}`;
  const own = requestFor(operation, rows.own).options.body;
  const body = operation.method === "GET" ? undefined : fillBody(drawn.body, needs.body ?? own, rows);
  const isForm = (needs.body ?? own) instanceof URLSearchParams;
  const headers = new Headers({
    ...(body !== undefined && {
      "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json",
    }),
    ...(caller.cookie && { cookie: caller.cookie }),
    ...(caller.token && { authorization: `Bearer ${caller.token}` }),
    ...drawn.headers,
  });
  const request = new Request(`${appUrl}${path}${query}`, {
    method: operation.method,
    headers,
    ...(body !== undefined && { body }),
  });
  const text = typeof body === "string" ? body : "";
  return { request, sent: [request.url, ...Object.values(params), text].join("\n") };
}

/** Percent-encoded as a client would do it, with lone surrogates replaced. */
const encode = (text: string) => new URLSearchParams({ text }).toString().slice("text=".length);

const fillIds = (text: string, rows: Rows): string =>
  text.replace(/(OWN|THEIR)_([a-zA-Z]+)_ID/g, (_, whose: string, row: string) => {
    const ids: Partial<Record<string, string>> = whose === "OWN" ? rows.own : rows.theirs;
    return ids[row] ?? "";
  });

function fillParams(operation: Operation, drawn: Param[], rows: Rows): Record<string, string> {
  const names = operation.path.split("/");
  const own = requestFor(operation, rows.own).path.split("/");
  const theirs = requestFor(operation, rows.theirs).path.split("/");
  const places = names.flatMap((part, index) => (part.startsWith("{") ? [index] : []));
  return Object.fromEntries(
    places.map((place, index) => {
      const param = drawn[index] ?? { row: "own" };
      const value =
        "text" in param ? fillIds(param.text, rows) : param.row === "own" ? own[place] : theirs[place];
      return [names[place]?.slice(1, -1) ?? "", value ?? ""];
    }),
  );
}

function fillBody(body: Body, good: unknown, rows: Rows): string | Uint8Array<ArrayBuffer> | undefined {
  if (body.kind === "raw") {
    return typeof body.content === "string" ? body.content : new Uint8Array(body.content);
  }
  const isForm = good instanceof URLSearchParams;
  const plain = isForm ? Object.fromEntries(good) : good;
  if (body.kind === "meant" && plain === undefined) return undefined;
  const value =
    body.kind === "json"
      ? body.value
      : body.kind === "meant"
        ? body.changes.reduce(applyChange, plain)
        : plain;
  const text = isForm ? asForm(value) : (JSON.stringify(value) ?? "");
  return fillIds(body.kind === "spliced" ? splice(text, body) : text, rows);
}

function splice(text: string, { text: inserted, at }: { text: string; at: number }): string {
  const starts = [...text.matchAll(/\{/g)].map(({ index }) => index + 1);
  const start = starts[at % Math.max(1, starts.length)] ?? 0;
  return text.slice(0, start) + inserted + text.slice(start);
}

/** Lists become repeated parameters. */
function asForm(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const pairs = Object.entries(value).flatMap(([name, held]: [string, unknown]) =>
    (Array.isArray(held) ? held : [held]).map((one) => [
      name,
      typeof one === "string" ? one : JSON.stringify(one),
    ]),
  );
  return new URLSearchParams(pairs).toString();
}
