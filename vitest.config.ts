import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: {
      "@": fileURLToPath(new URL(".", import.meta.url)),
      "server-only": fileURLToPath(new URL("tests/setup/server-only.ts", import.meta.url)),
    },
  },
  test: {
    include: ["{app,components,db,inngest,lib,scripts,tests}/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/setup/database.ts"],
    setupFiles: ["tests/setup/documented.ts"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    unstubEnvs: true,
  },
});
