import { chromium } from "@playwright/test";
import { signIn } from "/tmp/w/pages/e2e/api/session";
import { browserLaunch } from "/tmp/w/pages/scripts/browser";
const baseURL = "http://localhost:4640";
const who = process.argv[2] ?? "admin@demo.example";
const paths = process.argv.slice(3);
const person = who === "-" ? null : await signIn(baseURL, who);
const storageState = person ? await person.storageState() : undefined;
const browser = await chromium.launch(browserLaunch);
for (const [size, viewport] of [["d", { width: 1280, height: 860 }], ["p", { width: 360, height: 780 }]] as const) {
  for (const colorScheme of (process.env.DARK ? ["dark"] : ["light"]) as ("light"|"dark")[]) {
    const context = await browser.newContext({ viewport, colorScheme, ...(storageState && { storageState }), locale: "en-GB", timezoneId: "Europe/Berlin" });
    const page = await context.newPage();
    page.on("console", (m) => m.type() === "error" && console.log("console", m.text().slice(0, 300)));
    page.on("pageerror", (e) => console.log("pageerror", e.message.slice(0, 300)));
    for (const path of paths) {
      await page.goto(baseURL + path);
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(600);
      const name = path.replace(/[^a-z0-9]+/gi, "_");
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) console.log("overflow", path, size, over);
      await page.screenshot({ path: `/tmp/w/shots/${size}${colorScheme[0]}${name}.png`, fullPage: !process.env.VIEW });
    }
    await context.close();
  }
}
await browser.close();
await person?.dispose();
