import { createPrivateKey } from "node:crypto";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parseEnv } from "@/lib/env";
import { productEnvironment } from "./environment";
import { standInEnvironment } from "./payments";
import { readSettings } from "./settings";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "environment-"));
  for (const name of ["NEXTAUTH_SECRET", "ENCRYPTION_KEY", "INNGEST_SIGNING_KEY", "APP_URL"])
    vi.stubEnv(name, undefined);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const make = (input: Record<string, string> = {}) =>
  productEnvironment(readSettings({ DATA_DIR: dataDir, ...input }, false), "postgres://here/db", 4321);

describe("productEnvironment", () => {
  it("is accepted by the product and is the same at every start", () => {
    const environment = make();
    expect(() => parseEnv(environment)).not.toThrow();
    expect(make()).toEqual(environment);
    expect(environment).toMatchObject({
      EMBEDDED: "1",
      DATABASE_URL: "postgres://here/db",
      INNGEST_BASE_URL: "http://127.0.0.1:4321",
      INNGEST_SIGNING_KEY: expect.stringMatching(/^signkey-prod-[0-9a-f]{64}$/),
    });
  });

  it("keeps its secrets from other users", () => {
    make();
    expect(statSync(join(dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
  });

  it("prefers the user's own values unless they are empty", () => {
    vi.stubEnv("NEXTAUTH_SECRET", "the-users-own-secret-of-some-length");
    vi.stubEnv("ENCRYPTION_KEY", "");
    const environment = make();
    expect(environment.NEXTAUTH_SECRET).toBe("the-users-own-secret-of-some-length");
    expect(environment.ENCRYPTION_KEY).toHaveLength(44);
  });

  it("points at the fakes regardless of other values, with the same account at every start", () => {
    vi.stubEnv("NOTES_API_URL", "https://notes.example");
    vi.stubEnv("MICROSOFT_TENANT_ID", "9188040d-6c67-4c5b-b112-36a304b66dad");
    const environment = make({ FAKES: "1", PORT: "4000" });
    expect(parseEnv(environment)).toMatchObject({
      CHAT_WEBHOOK_HOST: "127.0.0.1:4101",
      SPREADSHEET_API_URL: "http://127.0.0.1:4102",
      NOTES_API_URL: "http://127.0.0.1:4103",
      OPENID_ISSUERS_URL: "http://127.0.0.1:4105",
    });
    expect(() => createPrivateKey(environment.SPREADSHEET_PRIVATE_KEY ?? "")).not.toThrow();
    expect(make({ FAKES: "1", PORT: "4000" })).toEqual(environment);
    expect(make()).not.toHaveProperty("CHAT_CLIENT_ID");
  });

  it("points at the payment processor's stand-in with the same key at every start", () => {
    const settings = readSettings({ DATA_DIR: dataDir }, false);
    const environment = productEnvironment(settings, "postgres://here/db", 4321, 4999);
    expect(parseEnv(environment)).toMatchObject({
      PAYMENTS_API_URL: "http://127.0.0.1:4999",
      STRIPE_SECRET_KEY: expect.stringMatching(/^sk_test_standin_/),
    });
    expect(productEnvironment(settings, "postgres://here/db", 4321, 4999)).toEqual(environment);
    expect(standInEnvironment(settings, environment, 4999)).toMatchObject({
      STAND_IN_WEBHOOK_URL: "http://127.0.0.1:3000/api/payments/webhook",
    });
  });

  it("generates nothing for a production deployment", () => {
    const environment = make({ DATABASE_URL: "postgres://db.example/product" });
    expect(environment.NEXTAUTH_SECRET).toBeUndefined();
    expect(environment.EMBEDDED).toBeUndefined();
    expect(() => parseEnv(environment)).toThrow("NEXTAUTH_SECRET");
  });
});
