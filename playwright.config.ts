import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { serverURLs } from "@/e2e/server";
import { browserLaunch, browserMissing } from "@/scripts/browser";
import { makeTemporaryFolder } from "@/scripts/temporary-folder";

if (!browserLaunch.executablePath) throw new Error(browserMissing);

// The workers read this file too. Values created here reach them through the environment.
process.env.E2E_DATA_DIR ??= makeTemporaryFolder();
const dataDir = process.env.E2E_DATA_DIR;
// Use a server that is already running, for a quick look while working on a page.
const running = process.env.E2E_BASE_URL;

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  // One for each server.
  workers: serverURLs.length,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Guards against hanging; generous enough for a machine half as fast.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    // Recording takes a fifth of the time, and CI keeps no files. Without a film strip, which is slower still.
    trace: { mode: process.env.CI ? "off" : "retain-on-failure", screenshots: false },
    screenshot: "only-on-failure",
    locale: "en-US",
    timezoneId: "UTC",
    // Drawing what pulses, fades and slides takes a tenth of the time.
    contextOptions: { reducedMotion: "reduce" },
    // A worker's requests can't be answered by tests; those of the worker allow it.
    serviceWorkers: "block",
    launchOptions: browserLaunch,
  },
  projects: [
    { name: "world", testMatch: "world.setup.ts" },
    { name: "api", testMatch: "api/*.spec.ts" },
    // They need no world, but the portal's tests would wait for them; so they run beside those, the longest first.
    { name: "faults", testMatch: "faults/*.spec.ts", dependencies: ["world"] },
    {
      name: "portal",
      testMatch: "portal/*.spec.ts",
      use: devices["Desktop Chrome"],
      dependencies: ["world"],
    },
  ],
  ...(!running && {
    webServer: serverURLs.map((url) => ({
      command: "node --import tsx scripts/start.ts",
      // Empty means unset: tests must never use services from a developer's own environment.
      env: {
        APP_URL: url,
        PORT: new URL(url).port,
        HOST: "127.0.0.1",
        DATA_DIR: join(dataDir, new URL(url).port),
        ...{
          DATABASE_URL: "",
          INNGEST_DEV: "",
          INNGEST_BASE_URL: "",
          SMTP_URL: "",
          HARVEST_API_KEY: "",
          STRIPE_SECRET_KEY: "",
          STRIPE_WEBHOOK_SECRET: "",
          SEED: "1",
          CONTACT_EMAIL: "hello@portal.example",
          // Tests look for the signals of their own world.
          SEED_HISTORY: "0",
          // Fakes of the tools that signals are sent to.
          FAKES: "1",
          DESIGN_PAGES: "1",
          // Each test sends its own client address.
          TRUSTED_PROXIES: "1",
        },
      },
      wait: { stdout: /Ready in/ },
      timeout: 300_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 },
      stderr: "pipe",
    })),
  }),
});
