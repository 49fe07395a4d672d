/**
 * The command that Vercel runs, in a product of one route whose types don't fit: a build of all of it takes minutes.
 */
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "@/scripts/root";
import { previewVariables } from "./platform";

/** What decides how a build treats types. */
const files = [
  ...["package.json", "tsconfig.json", "next.config.ts", "lib/http/security-headers.ts"],
  ...["build.ts", "root.ts", "state-file.ts", "follow-parent.mjs", "process"].map(
    (name) => `scripts/${name}`,
  ),
  ...["build.ts", "child.ts", "fingerprint.ts", "lock.ts"].map((name) => `scripts/launcher/${name}`),
];
let product: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(product, path)), { recursive: true });
  writeFileSync(join(product, path), text);
}

beforeAll(() => {
  // Below the repository, for its packages; with a dot, so that no check of the repository reads it.
  const reports = join(root, "test-results");
  mkdirSync(reports, { recursive: true });
  product = mkdtempSync(join(reports, ".product-"));
  for (const file of files) cpSync(join(root, file), join(product, file), { recursive: true });
  write(
    "app/api/counts/route.ts",
    'export const GET = () => Response.json({ count: "one" satisfies number });\n',
  );
  // Without them, Next takes the repository's.
  write("proxy.ts", "export const proxy = () => undefined;\n");
  write("instrumentation.ts", "export const register = () => {};\n");
});
afterAll(() => rmSync(product, { recursive: true, force: true }));

/** What a build command prints, as one text, and its exit code. */
async function run(command: string): Promise<{ code: number | null; output: string }> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NODE_ENV: "production" as const, ...previewVariables, CI: "1" };
  const child = spawn("sh", ["-c", `${command} 2>&1`], { cwd: product, env });
  let output = "";
  child.stdout.on("data", (part) => {
    output += part;
  });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output };
}

it("fails the deployment before its database is migrated, and names the error", async () => {
  const { buildCommand } = JSON.parse(readFileSync(join(root, "vercel.json"), "utf8"));
  const { code, output } = await run(`(${buildCommand})`);
  expect(output.match(/\S+ error TS\d+/g), output).toEqual([
    expect.stringMatching(/^app\/api\/counts\/route\.ts.*TS1360$/),
  ]);
  expect(code).toBe(1);
  expect(output).not.toContain("scripts/migrate.ts");
}, 180_000);
