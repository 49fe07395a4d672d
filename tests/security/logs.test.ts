import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const script = fileURLToPath(new URL("log-hostile.ts", import.meta.url));
const { stdout, stderr, status } = spawnSync(process.execPath, ["--import", "tsx", script], {
  encoding: "utf8",
  env: { ...process.env, VITEST: "", LOG_LEVEL: "debug" },
});
const lines = stdout.split("\n").filter((line) => line !== "");

const Line = z.object({
  level: z.enum(["debug", "info", "warn", "error"]),
  time: z.iso.datetime({ precision: 3 }),
  msg: z.string().optional(),
});

describe("log output", () => {
  it("is one line of JSON per event with a named level, and nothing else is printed", () => {
    expect([status, stderr]).toEqual([0, ""]);
    // Four levels of four lines, five for sign-in and answers, one for a query, three for each of six print methods.
    expect(lines).toHaveLength(16 + 5 + 1 + 18);
    for (const line of lines) expect(Line.safeParse(JSON.parse(line)).error, line).toBeUndefined();
    for (const raw of ["\0", "\r", "\u001b"]) expect(stdout).not.toContain(raw);
  });

  it("contains no query values, no named secrets, and no addresses from errors", () => {
    expect(stdout).not.toContain("whsec_value");
    expect(stdout).toContain("::uuid");
    for (const line of lines) {
      const { err, nested, email, authorization } = JSON.parse(line);
      expect(JSON.stringify(err ?? "")).not.toContain("ada@people.example");
      for (const secret of [nested?.token, nested?.deeper.secret, email, authorization]) {
        expect(secret ?? "[secret]").toBe("[secret]");
      }
    }
  });
});
