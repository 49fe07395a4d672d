import { fileURLToPath } from "node:url";
import { defineConfig, type ViteUserConfig } from "vitest/config";

/** Tests that need no database: `npm run unit -- --project pure` starts no PostgreSQL. A query in one of them fails. */
const pure = [
  "components/**/*.test.{ts,tsx}",
  "lib/{client,contracts,assessment,destinations,judgement,mail,networks,outbound,words}/**/*.test.ts",
  "lib/http/front-door/**/*.test.ts",
  "packages/sandbox-network/**/*.test.ts",
  "lib/{crypto,in-turn,log,map-in-slices,plain-issue,query-error}.test.ts",
  "scripts/{checks,dependencies,mutation,postgres,support}/**/*.test.ts",
  "tests/{fakes,judgement,words}/**/*.test.ts",
  "tests/{comment-width,events-page,plain-english}.test.ts",
];

/** What all tests share. */
export const base = {
  resolve: {
    alias: {
      "@": fileURLToPath(new URL(".", import.meta.url)),
      "server-only": fileURLToPath(new URL("tests/setup/server-only.ts", import.meta.url)),
    },
  },
  test: {
    setupFiles: ["tests/setup/documented.ts"],
    pool: "forks" as const,
    maxWorkers: 3,
    // They only end what hangs: on a busy machine a test takes many times as long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    unstubEnvs: true,
  },
} satisfies ViteUserConfig;

/** Tests that replace modules, or set what modules read when they load. */
const isolated = [
  "{app,components,inngest}/**/*.test.{ts,tsx}",
  "tests/**/*.test.ts",
  "lib/http/{redirect-route,session-route,statement-limits}.test.ts",
];

/**
 * Tests of all operations as the portal calls them: each opens its own portal, and replaces the same modules. Where events
 * are sent is read when their client loads, so the one that looks at them is by itself.
 */
const security = ["tests/security/!(tenancy).test.ts"];

/** The tests that need a database, with the setup that starts one. */
export const database = {
  include: ["{app,components,db,inngest,lib,packages,scripts,tests}/**/*.test.{ts,tsx}"],
  exclude: pure,
  globalSetup: ["tests/setup/database.ts"],
};

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    projects: [
      // Most share modules: loading them for each file took longer than the tests.
      { extends: true, test: { name: "pure", include: pure, isolate: false } },
      {
        extends: true,
        test: { name: "database", ...database, exclude: [...pure, ...isolated], isolate: false },
      },
      { extends: true, test: { name: "security", ...database, include: security, isolate: false } },
      {
        extends: true,
        test: { name: "isolated", ...database, include: isolated, exclude: [...pure, ...security] },
      },
    ],
  },
});
