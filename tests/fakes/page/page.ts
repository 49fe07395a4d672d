/** A page that shows what the local tools received, and what to enter to connect to them. */
import type { ServerResponse } from "node:http";
import { listen } from "../listen";
import { sampleNotes } from "../notes/notes";
import { script, style } from "./assets";
import type { Fakes } from "./fakes";
import { type Html, html } from "./html";
import { countReceived, receivedHtml } from "./received";
import { sampleSpreadsheet } from "./sample-values";

export interface FakesPage {
  url: string;
  close(): Promise<void>;
}

export async function startFakesPage(
  fakes: Fakes,
  where: { port?: number; host?: string } = {},
): Promise<FakesPage> {
  const { url, close } = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://page");
    switch (pathname) {
      case "/":
        return send(response, "text/html", `<!doctype html>${pageHtml(fakes).text}`);
      case "/received":
        return send(response, "text/html", contentHtml(fakes).text);
      case "/page.js":
        return send(response, "text/javascript", script);
      case "/page.css":
        return send(response, "text/css", style);
      default:
        response.writeHead(404, { "content-type": "text/plain" }).end("Page not found.");
    }
  }, where);
  return {
    url: `http://localhost:${new URL(url).port}/`,
    close,
  };
}

const send = (response: ServerResponse, type: string, body: string): void =>
  void response
    .writeHead(200, {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    })
    .end(body);

/** The part that refreshes. */
const contentHtml = (fakes: Fakes): Html =>
  html`<p>${countReceived(fakes)} received since the start.</p>${receivedHtml(fakes)}`;

const pageHtml = (fakes: Fakes): Html => html`<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Local tools</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"><script src="/page.js" defer></script></head>
<body><header><h1>Local tools</h1>
<p>Fakes of the tools that signals are sent to. They follow the vendors' contracts and lose all data on exit.</p>
<button type="button" id="pause">Pause refresh</button>
<noscript><p>Reload the page to see new items.</p></noscript></header>
<main><section aria-labelledby="values"><h2 id="values">Values to enter</h2>${valuesHtml(fakes)}</section>
<div id="received">${contentHtml(fakes)}</div></main></body></html>`;

function valuesHtml({ chatAddress, hooks, spreadsheet }: Fakes): Html {
  const values: [kind: string, field: string, value: string][] = [
    ["Webhook", "Address", hooks.addresses.webhook],
    ["Automation", "Address", hooks.addresses.automation],
    ["Enrichment", "Address", hooks.addresses.enrichment],
    ["Enrichment", "Token", hooks.token],
    ["Chat", "Webhook address", chatAddress],
    ["Spreadsheet", "Spreadsheet id", sampleSpreadsheet.id],
    ["Spreadsheet", "Tab", sampleSpreadsheet.tab],
    ["Spreadsheet", "Shared with", spreadsheet.clientEmail],
    ["Notes", "Integration token", sampleNotes.token],
    ["Notes", "Database id", sampleNotes.databaseId],
  ];
  return html`<div class="wide" role="region" aria-label="Values" tabindex="0"><table>
<thead><tr><th scope="col">Kind</th><th scope="col">Field</th><th scope="col">Value</th></tr></thead>
<tbody>${values.map(
    ([kind, field, value]) =>
      html`<tr><th scope="row">${kind}</th><td>${field}</td><td><code>${value}</code></td></tr>`,
  )}</tbody></table></div>
<p>Chat can also be connected through its consent page. Append <code>?status=503</code> to a webhook,
automation or enrichment address to make it answer with that status.</p>`;
}
