/** The page of the local tools, over HTTP: what it shows for each, and that received text never becomes markup. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { sampleNotes } from "../notes/notes";
import { type Fakes, startFakes } from "./fakes";
import { type FakesPage, startFakesPage } from "./page";
import { sampleSpreadsheet } from "./sample-values";

const hostile = `<img src=x onerror="alert('1')">&`;
let fakes: Fakes;
let page: FakesPage;
beforeEach(async () => {
  fakes = await startFakes();
  page = await startFakesPage(fakes);
});
afterEach(() => Promise.all([page.close(), fakes.close()]));

async function read(path = ""): Promise<string> {
  const answer = await fetch(new URL(path, page.url.replace("localhost", "127.0.0.1")));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  return answer.text();
}
const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

it("shows what to enter for each kind, and that nothing has arrived yet", async () => {
  const html = await read();
  const { webhook, automation, enrichment } = fakes.hooks.addresses;
  for (const value of [webhook, automation, enrichment, fakes.hooks.token, fakes.chatAddress]) {
    expect(html).toContain(`<code>${value}</code>`);
  }
  for (const value of [sampleSpreadsheet.id, sampleNotes.token, sampleNotes.databaseId]) {
    expect(html).toContain(`<code>${value}</code>`);
  }
  expect(html.match(/Nothing yet/g)).toHaveLength(6);
  expect(html).toContain("<p>0 received since the start.</p>");
});

it("shows what each tool received, as text", async () => {
  const mrkdwn =
    "*Why*\n&lt;img&gt; <https://a.example/?b=1&amp;c=2|The &amp; post> <!date^1^{date}|2026-03-01>";
  const section = { type: "section", text: { type: "mrkdwn", text: mrkdwn } };
  await post(fakes.hooks.addresses.webhook, { name: hostile }, { "x-service-signature": "sha256=ab" });
  await post(fakes.hooks.addresses.automation, { name: "flat" });
  await post(fakes.hooks.addresses.enrichment, { name: "row" });
  await post(fakes.chatAddress, { text: "Hello", blocks: [section] });
  fakes.spreadsheet.addSpreadsheet(sampleSpreadsheet.id, {
    [sampleSpreadsheet.tab]: [["Person"], [hostile]],
  });
  fakes.notes.pages.push({
    id: "1",
    dataSourceId: "2",
    properties: {
      Name: { title: [{ type: "text", text: { content: hostile } }] },
      Strength: { number: 8 },
      Tags: { multi_select: [{ name: "Hot" }, { name: "New" }] },
    },
  });
  const html = await read("received");
  expect(html).not.toContain("<img");
  for (const part of [
    "<p>6 received since the start.</p>",
    "x-service-signature: sha256=ab",
    "answered 401",
    "<strong>Why</strong><br>&#60;img&#62;",
    '<a href="https://a.example/?b=1&#38;c=2" rel="noreferrer">The &#38; post</a>',
    "2026-03-01",
    '<th scope="col">Person</th>',
    "<td>&#60;img src=x",
    "<dt>Strength</dt><dd>8</dd>",
    "<dd>Hot, New</dd>",
  ]) {
    expect(html).toContain(part);
  }
});

it("uses the first message's text if it has no blocks, and links only to web addresses", async () => {
  await post(fakes.chatAddress, { text: "Only words" });
  const actions = {
    type: "actions",
    elements: [
      {
        type: "button",
        action_id: "a",
        text: { type: "plain_text", text: "Open" },
        url: "https://a.example/",
      },
    ],
  };
  await post(fakes.chatAddress, { text: "Hello", blocks: [actions] });
  fakes.chat.messages.push({
    channel: "#signals",
    text: "",
    body: { blocks: [{ ...actions, elements: [{ ...actions.elements[0], url: "javascript:alert(1)" }] }] },
  });
  const html = await read("received");
  expect(html).toContain("<p>Only words</p>");
  expect(html).toContain('<a href="https://a.example/" rel="noreferrer">Open</a>');
  expect(html).not.toContain("javascript:");
});

it("serves its own script and style, and nothing else", async () => {
  expect(await read("page.js")).toContain("setInterval");
  expect(await read("page.css")).toContain("color-scheme");
  expect((await fetch(`${page.url.replace("localhost", "127.0.0.1")}other`)).status).toBe(404);
});
