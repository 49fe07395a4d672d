/**
 * `npm run pages`: of every page of a running production build, the Lighthouse scores, requests and script on a
 * first visit, script compared with an empty page's (needs DESIGN_PAGES=1), and how soon a key shows the queue's
 * next signal on a slow laptop. Prints each beside the last run's figure, from docs/pages.json, and writes that
 * file. Set BASE_URL if it is not http://localhost:3000. Signs in as the demo admin.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { signIn } from "@/e2e/api/session";
import { browserLaunch } from "@/scripts/browser";
import { findFreePort } from "@/scripts/free-port";
import { scorePage } from "./lighthouse";
import { slowdown, timeNextRow } from "./next-row";
import { findSubjects } from "./subjects";
import { weighPage } from "./weight";

type Row = Record<string, string | number | null>;
const file = "docs/pages.json";
const last: { emptyKb: number; nextRowMs?: number; pages: Row[] } = JSON.parse(readFileSync(file, "utf8"));

const baseURL = process.env.BASE_URL ?? "http://localhost:3000";
const person = await signIn(baseURL, "admin@demo.example");
const storageState = await person.storageState();
const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
const port = await findFreePort();
const browser = await chromium.launch({
  ...browserLaunch,
  args: [...browserLaunch.args, `--remote-debugging-port=${port}`],
});

const kilobytes = (bytes: number) => Math.round(bytes / 1_000);
/** What is shown: each figure with the last run's in front of it, if that was another one. */
const beside = (row: Row, before: Row | undefined): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const was = before?.[name];
      return [name, was === undefined || was === value ? value : `${was} → ${value}`];
    }),
  );

const empty = await weighPage(browser, { baseURL }, "/empty");
const pages: Row[] = [];
const shown: Row[] = [];
for (const { name, path, isPublic } of await findSubjects(person)) {
  const weight = await weighPage(browser, { baseURL, ...(!isPublic && { storageState }) }, path);
  const scores = await scorePage(`${baseURL}${path}`, port, isPublic ? {} : { Cookie: cookie });
  const row = {
    page: name,
    ...scores,
    requests: weight.requests,
    scriptKb: kilobytes(weight.script),
    besideEmpty: Math.round((weight.script / empty.script) * 100) / 100,
  };
  pages.push(row);
  shown.push(
    beside(
      row,
      last.pages.find(({ page }) => page === name),
    ),
  );
  console.log(shown.at(-1));
}
console.table(shown);
const figures = {
  emptyKb: kilobytes(empty.script),
  nextRowMs: await timeNextRow(browser, { baseURL, storageState }),
};
const { emptyKb, nextRowMs } = beside(figures, { emptyKb: last.emptyKb, nextRowMs: last.nextRowMs ?? null });
console.log(`An empty page loads ${emptyKb} kB of script.`);
console.log(`${slowdown} times slower, nine of ten keys show the next signal within ${nextRowMs} ms.`);
writeFileSync(file, `${JSON.stringify({ ...figures, pages }, null, 2)}\n`);
await browser.close();
await person.dispose();
