/**
 * `npm run screenshots`: saves every page of a running product to docs/screenshots, at desk and phone width,
 * light and dark. BASE_URL says where it runs (http://localhost:3000), signed in as the demonstration's admin.
 */
import { mkdirSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { signIn } from "@/e2e/api/session";
import { browserLaunch } from "@/tests/setup/browser";

const baseURL = process.env.BASE_URL ?? "http://localhost:3000";
const folder = "docs/screenshots";
const sizes = { desktop: { width: 1280, height: 860 }, phone: { width: 360, height: 780 } };
const schemes = ["light", "dark"] as const;

mkdirSync(folder, { recursive: true });
const person = await signIn(baseURL, "admin@demo.example");
const first = async (path: string): Promise<string | undefined> =>
  (await (await person.get(path)).json()).data[0]?.id;
const signalId = await first("/api/me/signals?limit=1&minScore=6");
const destinationId = await first("/api/me/destinations");
const sourceId = await first("/api/me/sources");
const pages: Record<string, string> = {
  front: "/",
  "sign-in": "/sign-in",
  "sign-up": "/sign-up",
  docs: "/docs",
  dashboard: "/dashboard",
  signals: "/signals",
  ...(signalId && { signal: `/signals/${signalId}` }),
  companies: "/companies",
  sources: "/sources",
  ...(sourceId && { source: `/sources/${sourceId}` }),
  watchlist: "/watchlist",
  icp: "/icp",
  destinations: "/destinations",
  ...(destinationId && { destination: `/destinations/${destinationId}` }),
  intelligence: "/intelligence",
  activity: "/activity",
  ...Object.fromEntries(
    ["profile", "sessions", "team", "tags", "billing", "credits", "api-keys", "privacy", "audit"].map(
      (section) => [`settings-${section}`, `/settings/${section}`],
    ),
  ),
  mailbox: "/dev/mailbox",
};

const browser = await chromium.launch(browserLaunch);
for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of schemes) {
    const context = await browser.newContext({
      baseURL,
      viewport,
      colorScheme,
      storageState: await person.storageState(),
    });
    const page = await context.newPage();
    for (const [name, path] of Object.entries(pages)) {
      await shoot(page, path, `${folder}/${name}-${size}-${colorScheme}.png`);
    }
    await context.close();
  }
}
await browser.close();
await person.dispose();

async function shoot(page: Page, path: string, file: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.screenshot({ path: file, animations: "disabled" });
}
