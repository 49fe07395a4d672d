import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { expect, it } from "vitest";
import { destinations } from "@/db/schema";
import { parseKeyRing } from "@/lib/crypto";
import { openSealed } from "@/lib/domain/destinations/sealed";
import { withDatabase } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertDestination } from "@/tests/factories/signals";
import { insertWorkspace } from "@/tests/factories/workspace";
import { root } from "./root";

/** Runs the command as a user would; returns its exit code and output. */
const rotate = (settings: Record<string, string>) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const { ENCRYPTION_KEY: _, ENCRYPTION_KEYS_PREVIOUS: __, DATABASE_URL: ___, ...rest } = process.env;
    const script = ["--import", "tsx", join(root, "scripts/rotate-keys.ts")];
    const child = execFile(
      process.execPath,
      script,
      { cwd: root, env: { ...rest, ...settings } },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, said: out + err }),
    );
  });

it(
  "re-encrypts stored secrets with the new key and prints no key",
  () =>
    withDatabase(async ({ ctx, db, url }) => {
      await insertWorkspace(ctx);
      const config = { url: "https://hooks.example.com" };
      await insertDestination(ctx, { config });
      const old = ctx.ports.keys.current.bytes.toString("base64");
      const next = randomBytes(32).toString("base64");

      const lost = await rotate({ DATABASE_URL: url, ENCRYPTION_KEY: next });
      expect(lost).toMatchObject({
        code: 1,
        said: expect.stringContaining("None of the configured keys can decrypt these 1"),
      });

      const settings = { DATABASE_URL: url, ENCRYPTION_KEY: next, ENCRYPTION_KEYS_PREVIOUS: old };
      const done = await rotate(settings);
      expect(done).toMatchObject({
        code: 0,
        said: expect.stringMatching(/re-encrypted with key \w{8}: 1\./),
      });
      const row = one(await db.select().from(destinations));
      expect(openSealed(row, parseKeyRing({ current: next })).config).toEqual(config);

      expect(await rotate({ ENCRYPTION_KEY: next })).toMatchObject({ code: 1 });
      for (const key of [old, next]) expect(lost.said + done.said).not.toContain(key);
    }),
  120_000,
);
