import { test as base, type Page, type TestInfo } from "@playwright/test";

const { E2E_BASE_URL, E2E_PORTS = "3100,3300" } = process.env;

/**
 * The servers under test: one that is running already, or one for each worker, on ports that are 200 apart. By address:
 * Playwright tries IPv6 first for a name, and on a busy machine its request then never ends, though it was answered.
 */
export const serverURLs = E2E_BASE_URL
  ? [E2E_BASE_URL]
  : E2E_PORTS.split(",").map((port) => `http://127.0.0.1:${port}`);

/**
 * A test on its worker's own server: tests that run at the same time share no workspace, so none sees what another
 * one creates or changes meanwhile.
 */
export const test = base.extend({
  // Playwright reads the fixtures that a fixture needs from this pattern.
  baseURL: ({ baseURL: _ }, use, { parallelIndex }) => use(serverURLs[parallelIndex % serverURLs.length]),
  page: ({ page }, use, testInfo) => use(patient(page, testInfo)),
});

/** The page, which waits when a fast machine opens more pages in a minute than a user may. */
function patient(page: Page, testInfo: TestInfo): Page {
  const open = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await open(address, options);
    if (answer?.status() !== 429) return answer;
    const waitMs = Number(answer.headers()["retry-after"] ?? 60) * 1_000;
    testInfo.setTimeout(testInfo.timeout + waitMs);
    await page.waitForTimeout(waitMs);
    return open(address, options);
  };
  return page;
}

export { expect } from "@playwright/test";
