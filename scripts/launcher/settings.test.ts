import { describe, expect, it } from "vitest";
import { readSettings } from "./settings";

const own = "postgres://user@db.example/product";

describe("readSettings", () => {
  it("runs everything here when nothing is given", () => {
    expect(readSettings({}, false)).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      databaseUrl: undefined,
      embedded: true,
      seed: true,
      engine: true,
    });
  });

  it("takes an empty value for none", () => {
    const settings = readSettings({ DATABASE_URL: "", INNGEST_DEV: "", SEED: "", EMBEDDED: "" }, false);
    expect(settings).toMatchObject({ databaseUrl: undefined, embedded: true, seed: true, engine: true });
  });

  it("leaves a production deployment without defaults, data or engine", () => {
    const settings = readSettings({ DATABASE_URL: own, SEED: "1" }, false);
    expect(settings).toMatchObject({ databaseUrl: own, embedded: false, seed: false, engine: false });
  });

  it("brings the defaults to a database of the user's own when asked, or in development", () => {
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
  ])("runs no engine beside the user's Inngest: %o", (env) =>
    expect(readSettings(env, false).engine).toBe(false),
  );

  it("seeds nothing when told so", () => {
    expect(readSettings({ SEED: "0" }, false).seed).toBe(false);
  });

  it("puts the fakes behind the port, when they are asked for", () => {
    expect(readSettings({ FAKES: "1", PORT: "4000" }, false).fakes).toEqual({
      page: 4100,
      chat: 4101,
      spreadsheet: 4102,
      notes: 4103,
      hooks: 4104,
    });
    expect(readSettings({ FAKES: "0" }, false).fakes).toBeNull();
  });

  it.each([
    ["0.0.0.0", "127.0.0.1"],
    ["::", "[::1]"],
    ["fd00::7", "[fd00::7]"],
    ["10.1.2.3", "10.1.2.3"],
  ])("reaches a server on %s by %s", (host, contact) => {
    expect(readSettings({ HOST: host }, false).contactHost).toBe(contact);
  });

  it.each([
    [{ PORT: "web" }, "PORT is a port number"],
    [{ PORT: "70000" }, "PORT is 1 to 65535"],
    [{ DATABASE_URL: "mysql://db" }, "DATABASE_URL is a PostgreSQL address"],
    [{ SEED: "maybe" }, "SEED is 1 or 0"],
    [{ FAKES: "yes" }, "FAKES is 1 or 0"],
    [{ FAKES: "1", PORT: "65500" }, "PORT is at most 65431"],
    [{ FAKES: "1", DATABASE_URL: own }, "FAKES must not be set on a production deployment"],
  ])("names what is malformed: %o", (env, message) => {
    expect(() => readSettings(env, false)).toThrow(message);
  });
});
