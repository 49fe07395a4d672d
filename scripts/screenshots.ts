/**
 * `npm run screenshots`: saves every page of a running product to docs/screenshots, at desktop and phone width, light
 * and dark. Set BASE_URL if it is not http://localhost:3000. Signs in as the demo admin, and as the operator for
 * operator pages.
 */
import { mkdirSync, rmSync } from "node:fs";
import { type Browser, type BrowserContextOptions, chromium } from "@playwright/test";
import { signIn } from "@/e2e/api/session";
import { browserLaunch } from "@/tests/setup/browser";
import { findSubjects } from "./pages/subjects";

const baseURL = process.env.BASE_URL ?? "http://localhost:3000";
const folder = "docs/screenshots";
const sizes = { desktop: { width: 1280, height: 860 }, phone: { width: 360, height: 780 } };
const schemes = ["light", "dark"] as const;

const person = await signIn(baseURL, "admin@demo.example");
const operator = await signIn(baseURL, "operator@platform.example");
const subjects = await findSubjects(person);
const storageState = await person.storageState();
const views = [
  { state: {}, pages: subjects.filter(({ isPublic }) => isPublic) },
  { state: { storageState }, pages: subjects.filter(({ isPublic }) => !isPublic) },
  {
    state: { storageState: await operator.storageState() },
    pages: [
      { name: "admin", path: "/admin" },
      { name: "mailbox", path: "/dev/mailbox" },
    ],
  },
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(browserLaunch);
for (const { state, pages } of views) {
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const colorScheme of schemes) {
      await shoot(browser, { ...state, baseURL, viewport, colorScheme }, pages, `${size}-${colorScheme}`);
    }
  }
}
await browser.close();
await Promise.all([person.dispose(), operator.dispose()]);

async function shoot(
  browser: Browser,
  options: BrowserContextOptions,
  pages: { name: string; path: string }[],
  look: string,
): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  for (const { name, path } of pages) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.screenshot({ path: `${folder}/${name}-${look}.png`, animations: "disabled" });
  }
  await context.close();
}
