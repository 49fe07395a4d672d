/**
 * `npm run screenshots`: saves every page of a running product to docs/screenshots in the light theme at desktop
 * width, and the busiest pages at phone width. `LOOK=all` also saves phone and dark, for a review; these are not kept
 * in git. BASE_URL says where the product runs (http://localhost:3000).
 */
import { mkdirSync, rmSync } from "node:fs";
import { type BrowserContextOptions, chromium } from "@playwright/test";
import { signIn } from "@/e2e/api/session";
import { browserLaunch } from "@/scripts/browser";
import { findCustomerPage, findSubjects } from "./pages/subjects";

const baseURL = process.env.BASE_URL ?? "http://localhost:3000";
const isReview = process.env.LOOK === "all";
const folder = isReview ? "test-results/screenshots" : "docs/screenshots";
const sizes = { desktop: { width: 1280, height: 860 }, phone: { width: 360, height: 780 } };
const onPhones = ["front", "dashboard", "signals", "signal"];
/** JPEG quality: text stays sharp, and all pictures together stay below 2 MB. */
const quality = 40;

interface Subject {
  name: string;
  path: string;
}
interface Look {
  size: keyof typeof sizes;
  colorScheme: "light" | "dark";
}

const person = await signIn(baseURL, "admin@demo.example");
const operator = await signIn(baseURL, "operator@platform.example");
const subjects = await findSubjects(person);
const storageState = await person.storageState();
const views: { state: BrowserContextOptions; pages: Subject[] }[] = [
  { state: {}, pages: subjects.filter(({ isPublic }) => isPublic) },
  { state: { storageState }, pages: subjects.filter(({ isPublic }) => !isPublic) },
  {
    state: { storageState: await operator.storageState() },
    pages: [
      { name: "admin", path: "/admin" },
      { name: "admin-customers", path: "/admin/customers" },
      { name: "admin-customer", path: await findCustomerPage(operator) },
    ],
  },
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(browserLaunch);
for (const { state, pages } of views) {
  await shoot(state, pages, { size: "desktop", colorScheme: "light" });
  const phones = isReview ? pages : pages.filter(({ name }) => onPhones.includes(name));
  await shoot(state, phones, { size: "phone", colorScheme: "light" });
  if (!isReview) continue;
  await shoot(state, pages, { size: "desktop", colorScheme: "dark" });
  await shoot(state, pages, { size: "phone", colorScheme: "dark" });
}
await browser.close();
await Promise.all([person.dispose(), operator.dispose()]);

async function shoot(
  state: BrowserContextOptions,
  pages: Subject[],
  { size, colorScheme }: Look,
): Promise<void> {
  const context = await browser.newContext({ ...state, baseURL, viewport: sizes[size], colorScheme });
  const page = await context.newPage();
  for (const { name, path } of pages) {
    await page.goto(path, { waitUntil: "networkidle" });
    const file = `${folder}/${name}-${size}-${colorScheme}.jpg`;
    await page.screenshot({ path: file, type: "jpeg", quality, animations: "disabled" });
  }
  await context.close();
}
