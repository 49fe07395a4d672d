import { describe, expect, it } from "vitest";
import { parseKeyRing } from "@/lib/crypto";
import { withDatabase } from "@/tests/factories/context";
import { insertDestination } from "@/tests/factories/signals";
import { insertWorkspace } from "@/tests/factories/workspace";
import { requireReadableSecrets, UnreadableSecretsError } from "./require-readable";

const key = (byte: number) => Buffer.alloc(32, byte).toString("base64");

describe("the encryption key at start", () => {
  it("is right while nothing is stored", () =>
    withDatabase(async ({ db }) => {
      await requireReadableSecrets({ db, keys: parseKeyRing({ current: key(9) }) });
    }));

  it("must decrypt something stored, itself or with a previous key", () =>
    withDatabase(async ({ ctx, db }) => {
      await insertWorkspace(ctx);
      await insertDestination(ctx);
      await requireReadableSecrets({ db, keys: ctx.ports.keys });
      const wrong = requireReadableSecrets({ db, keys: parseKeyRing({ current: key(9) }) });
      await expect(wrong).rejects.toThrow(UnreadableSecretsError);
      await expect(wrong).rejects.toThrow(/ENCRYPTION_KEYS_PREVIOUS/);
      const rotated = parseKeyRing({ current: key(9), previous: key(7) });
      await requireReadableSecrets({ db, keys: rotated });
    }));

  it("may leave some destinations unreadable", () =>
    withDatabase(async ({ ctx, db }) => {
      await insertWorkspace(ctx);
      await insertDestination(ctx);
      const ports = { ...ctx.ports, keys: parseKeyRing({ current: key(9) }) };
      await insertDestination({ ...ctx, ports });
      await requireReadableSecrets({ db, keys: ctx.ports.keys });
    }));
});
