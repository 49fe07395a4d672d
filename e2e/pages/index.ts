/**
 * `npm run pages`: Lighthouse scores for every page of a running production build, and the script size of each
 * compared with an empty page (needs DESIGN_PAGES=1). Set BASE_URL if it is not http://localhost:3000. Signs in as
 * the demo admin. Writes docs/pages.json.
 */
import { writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { signIn } from "@/e2e/api/session";
import { browserLaunch } from "@/scripts/browser";
import { findFreePort } from "@/scripts/free-port";
import { scorePage } from "./lighthouse";
import { findSubjects } from "./subjects";
import { weighScript } from "./weight";

const baseURL = process.env.BASE_URL ?? "http://localhost:3000";
const person = await signIn(baseURL, "admin@demo.example");
const storageState = await person.storageState();
const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
const port = await findFreePort();
const browser = await chromium.launch({
  ...browserLaunch,
  args: [...browserLaunch.args, `--remote-debugging-port=${port}`],
});

const empty = await weighScript(browser, { baseURL }, "/empty");
const rows: Record<string, unknown>[] = [];
for (const { name, path, isPublic } of await findSubjects(person)) {
  const script = await weighScript(browser, { baseURL, ...(!isPublic && { storageState }) }, path);
  const scores = await scorePage(`${baseURL}${path}`, port, isPublic ? {} : { Cookie: cookie });
  rows.push({
    page: name,
    ...scores,
    scriptKb: Math.round(script / 1_000),
    besideEmpty: Math.round((script / empty) * 100) / 100,
  });
  console.log(rows.at(-1));
}
console.table(rows);
console.log(`An empty page loads ${Math.round(empty / 1_000)} kB of script.`);
writeFileSync(
  "docs/pages.json",
  `${JSON.stringify({ emptyKb: Math.round(empty / 1_000), pages: rows }, null, 2)}\n`,
);
await browser.close();
await person.dispose();
