import { describe, expect, it } from "vitest";
import { readSettings } from "./settings";

const own = "postgres://user@db.example/product";

describe("readSettings", () => {
  it("runs everything here by default", () => {
    expect(readSettings({}, false)).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      databaseUrl: undefined,
      embedded: true,
      seed: true,
      engine: true,
    });
  });

  it("treats an empty value as unset", () => {
    const settings = readSettings({ DATABASE_URL: "", INNGEST_DEV: "", SEED: "", EMBEDDED: "" }, false);
    expect(settings).toMatchObject({ databaseUrl: undefined, embedded: true, seed: true, engine: true });
  });

  it("gives a production deployment no defaults, data or engine", () => {
    const settings = readSettings({ DATABASE_URL: own, SEED: "1" }, false);
    expect(settings).toMatchObject({ databaseUrl: own, embedded: false, seed: false, engine: false });
  });

  it("applies the defaults to the user's own database if asked or in development", () => {
    expect(readSettings({ DATABASE_URL: own, EMBEDDED: "1" }, false)).toMatchObject({
      embedded: true,
      engine: true,
    });
    expect(readSettings({ DATABASE_URL: own }, true)).toMatchObject({ embedded: true, engine: true });
  });

  it.each([
    { INNGEST_DEV: "http://localhost:8288" },
    { INNGEST_DEV: "1" },
    { INNGEST_BASE_URL: "http://inngest" },
  ])("runs no engine if the user configures Inngest: %o", (env) =>
    expect(readSettings(env, false).engine).toBe(false),
  );

  it("runs a stand-in of the payment processor unless there are keys of a real one", () => {
    expect(readSettings({ PORT: "4000" }, false).paymentsPort).toBe(4090);
    expect(readSettings({ STRIPE_SECRET_KEY: "sk_test_1" }, false).paymentsPort).toBeNull();
    expect(readSettings({ DATABASE_URL: own }, false).paymentsPort).toBeNull();
  });

  it("does not seed when SEED is 0", () => {
    expect(readSettings({ SEED: "0" }, false).seed).toBe(false);
  });

  it("makes the demo workspace's history unless SEED_HISTORY is 0", () => {
    expect(readSettings({}, false).seedHistory).toBe(true);
    expect(readSettings({ SEED_HISTORY: "0" }, false).seedHistory).toBe(false);
  });

  it("puts the fakes on the ports after the product's port if they are enabled", () => {
    expect(readSettings({ FAKES: "1", PORT: "4000" }, false).fakes).toEqual({
      page: 4100,
      chat: 4101,
      spreadsheet: 4102,
      notes: 4103,
      hooks: 4104,
      openid: 4105,
    });
    expect(readSettings({ FAKES: "0" }, false).fakes).toBeNull();
  });

  it.each([
    ["0.0.0.0", "127.0.0.1"],
    ["::", "[::1]"],
    ["fd00::7", "[fd00::7]"],
    ["10.1.2.3", "10.1.2.3"],
  ])("reaches a server on %s at %s", (host, contact) => {
    expect(readSettings({ HOST: host }, false).contactHost).toBe(contact);
  });

  it.each([
    [{ PORT: "web" }, "PORT must be a port number"],
    [{ PORT: "70000" }, "PORT must be 1 to 65535"],
    [{ DATABASE_URL: "mysql://db" }, "DATABASE_URL must be a PostgreSQL address"],
    [{ SEED: "maybe" }, "SEED must be 1 or 0"],
    [{ FAKES: "yes" }, "FAKES must be 1 or 0"],
    [{ FAKES: "1", PORT: "65500" }, "PORT must be at most 65430"],
    [{ FAKES: "1", DATABASE_URL: own }, "FAKES must not be set on a production deployment"],
  ])("reports malformed values: %o", (env, message) => {
    expect(() => readSettings(env, false)).toThrow(message);
  });
});
