/** What each tool received, as HTML: newest first, except for the spreadsheet's rows. */
import { type HookKind, type HookReceived, hookKinds } from "../hooks/hooks";
import type { FakePage } from "../notes/pages";
import type { Fakes } from "./fakes";
import { type Html, html } from "./html";
import { messageHtml } from "./message";
import { sampleSpreadsheet } from "./sample-values";

const shownAtMost = 50;
const newest = <T>(all: readonly T[]): T[] => all.slice(-shownAtMost).reverse();

const hookNames: Record<HookKind, string> = {
  webhook: "Webhook",
  automation: "Automation",
  enrichment: "Enrichment",
};

/** The total number of items received. */
export function countReceived({ chat, spreadsheet, notes, hooks }: Fakes): number {
  const rows = spreadsheet.rows(sampleSpreadsheet.id, sampleSpreadsheet.tab);
  return chat.messages.length + Math.max(0, rows.length - 1) + notes.pages.length + hooks.received.length;
}

export function receivedHtml({ chat, spreadsheet, notes, hooks }: Fakes): Html {
  const rows = spreadsheet.rows(sampleSpreadsheet.id, sampleSpreadsheet.tab);
  const messages = newest(chat.messages);
  return html`
${hookKinds.map((kind) => {
  const all = newest(hooks.received.filter((one) => one.kind === kind));
  return section(kind, hookNames[kind], all.map(hookHtml));
})}
${section(
  "chat",
  "Chat",
  messages.map(
    ({ channel, text, body }) => html`<article><h3>${channel}</h3>${messageHtml(body, text)}</article>`,
  ),
)}
${section("spreadsheet", "Spreadsheet", rows.length > 0 ? [tableHtml(rows)] : [])}
${section("notes", "Notes", newest(notes.pages).map(pageHtml))}`;
}

const section = (id: string, name: string, items: Html[]): Html => html`
<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2>
${items.length > 0 ? items : html`<p>Nothing yet.</p>`}</section>`;

function hookHtml({ kind, method, path, status, at, headers, body }: HookReceived): Html {
  const id = `${kind}-${at.getTime()}-${headers["idempotency-key"] ?? ""}`;
  return html`<article>
<h3>${method} ${path} <small>answered ${status || "nothing"} at ${at.toISOString().slice(11, 19)} UTC</small></h3>
<details id="${id}-headers"><summary>Headers</summary><pre>${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n")}</pre></details>
<details id="${id}-body"><summary>Body</summary><pre>${indented(body)}</pre></details>
</article>`;
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function tableHtml([header = [], ...rows]: readonly (readonly (string | number | boolean)[])[]): Html {
  return html`<div class="wide" role="region" aria-label="Rows" tabindex="0"><table>
<thead><tr>${header.map((cell) => html`<th scope="col">${String(cell)}</th>`)}</tr></thead>
<tbody>${rows
    .slice(-shownAtMost)
    .map(
      (row) => html`<tr>${row.map((cell) => html`<td>${String(cell)}</td>`)}</tr>`,
    )}</tbody></table></div>`;
}

function pageHtml({ id, properties }: FakePage): Html {
  const shown = Object.entries(properties).map(([name, value]) => ({ name, text: valueText(value) }));
  const title = shown.find(({ name }) => name === "Name")?.text ?? id;
  return html`<article><h3>${title}</h3><dl>${shown.map(
    ({ name, text }) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`,
  )}</dl></article>`;
}

/** The words and numbers in a property's value, of any type. */
function valueText(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  const parts = Array.isArray(value)
    ? value
    : Object.entries(value).flatMap(([key, one]) => (key === "type" ? [] : [one]));
  return parts
    .map(valueText)
    .filter(Boolean)
    .join(Array.isArray(value) ? ", " : " ");
}
