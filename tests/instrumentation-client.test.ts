import { expect, it, vi } from "vitest";

it("zod does not try to compile schemas in the browser", async () => {
  vi.resetModules();
  await import("@/instrumentation-client");
  const { globalConfig } = await import("zod/v4/core");
  expect(globalConfig.jitless).toBe(true);
});
