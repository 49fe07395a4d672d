import { describe, expect, it } from "vitest";
import { parseEnv } from "./env";

/** What every process needs, in every environment. */
const local = {
  DATABASE_URL: "postgres://localhost/product",
  NEXTAUTH_SECRET: "s".repeat(32),
  ENCRYPTION_KEY: Buffer.alloc(32, 1).toString("base64"),
};
const production = {
  ...local,
  NODE_ENV: "production",
  APP_URL: "https://portal.example",
  SMTP_URL: "smtps://user:password@mail.example",
  MAIL_FROM: "Signals <signals@portal.example>",
  INNGEST_SIGNING_KEY: "signkey-prod-1",
  INNGEST_EVENT_KEY: "event-key",
  HARVEST_API_KEY: "vendor-key",
  NETWORK_HOST: "www.network.example",
};

/** The names in the error's lines, each once. */
function namesIn(source: Record<string, string | undefined>): string[] {
  try {
    parseEnv(source);
    return [];
  } catch (error) {
    const lines = String(error).split("\n").slice(1);
    return [...new Set(lines.map((line) => /^ {2}([A-Z_]+)\b/.exec(line)?.[1] ?? line))].sort();
  }
}

const without = (name: string) => ({ ...production, [name]: undefined });

describe("parseEnv", () => {
  it("uses local defaults for unset values", () => {
    expect(parseEnv(local)).toMatchObject({
      NODE_ENV: "development",
      PORT: 3000,
      DATABASE_POOL: 10,
      APP_URL: "http://localhost:3000",
      EMBEDDED: false,
      ALLOW_PRIVATE_DESTINATIONS: false,
    });
  });

  it("refuses the stand-in of payments in production", () => {
    const standIn = {
      STRIPE_SECRET_KEY: "sk_test_standin_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      PAYMENTS_API_URL: "http://127.0.0.1:3090",
    };
    expect(namesIn({ ...production, ...standIn })).toEqual(["PAYMENTS_API_URL", "STRIPE_SECRET_KEY"]);
    expect(namesIn({ ...local, ...standIn, EMBEDDED: "1" })).toEqual([]);
    expect(namesIn({ ...production, STRIPE_SECRET_KEY: "sk_live_1" })).toEqual(["STRIPE_WEBHOOK_SECRET"]);
  });

  it.each([
    ["1", ["FAKES"]],
    ["true", ["FAKES"]],
    ["0", []],
    ["", []],
  ])("refuses local fakes in production: FAKES=%s", (FAKES, refused) => {
    expect(namesIn({ ...production, FAKES })).toEqual(refused);
    expect(namesIn({ ...production, FAKES, EMBEDDED: "1" })).toEqual([]);
  });

  it("treats an empty optional value as unset", () => {
    const { SMTP_URL, EMBEDDED } = parseEnv({ ...local, SMTP_URL: "", EMBEDDED: "" });
    expect({ SMTP_URL, EMBEDDED }).toEqual({ SMTP_URL: undefined, EMBEDDED: false });
  });

  it("lists all missing values together", () => {
    expect(namesIn({})).toEqual(["DATABASE_URL", "ENCRYPTION_KEY", "NEXTAUTH_SECRET"]);
    expect(namesIn({ NODE_ENV: "production" })).toEqual([
      "APP_URL",
      "DATABASE_URL",
      "ENCRYPTION_KEY",
      "HARVEST_API_KEY",
      "INNGEST_EVENT_KEY",
      "INNGEST_SIGNING_KEY",
      "MAIL_FROM",
      "NETWORK_HOST",
      "NEXTAUTH_SECRET",
      "SMTP_URL",
    ]);
  });

  it.each([
    ["DATABASE_URL", ""],
    ["NEXTAUTH_SECRET", "short"],
    ["ENCRYPTION_KEY", "k".repeat(40)],
    ["ENCRYPTION_KEYS_PREVIOUS", `${"ab".repeat(32)},nonsense`],
    ["APP_URL", "portal.example"],
    ["PORT", "eighty"],
    ["DATABASE_POOL", "0"],
    ["EMBEDDED", "yes"],
    ["NODE_ENV", "staging"],
    ["TRUSTED_PROXIES", "-1"],
    ["TRUSTED_PROXIES", "all"],
    ["INNGEST_SERVE_ORIGIN", "functions.example"],
    ["ALLOW_PRIVATE_DESTINATIONS", "maybe"],
    ["NETWORKS", "sandbox,elsewhere"],
    ["SANDBOX_NOW", "yesterday"],
    ["BLUESKY", "yes"],
    ["HARVEST_API_CENTS_PER_CALL", "-1"],
    ["HARVEST_API_REPOSTS_PATH", "linkedin/post-reposts"],
  ])("rejects %s if it is %j", (name, value) => {
    expect(namesIn({ ...local, [name]: value })).toEqual([name]);
  });

  it.each([
    [{}, false],
    [{ EMBEDDED: "1" }, true],
    [{ EMBEDDED: "1", ALLOW_PRIVATE_DESTINATIONS: "" }, true],
    [{ EMBEDDED: "1", ALLOW_PRIVATE_DESTINATIONS: "0" }, false],
    [{ EMBEDDED: "1", ALLOW_PRIVATE_DESTINATIONS: "false" }, false],
    [{ ALLOW_PRIVATE_DESTINATIONS: "1" }, true],
  ])("allows private destinations if set explicitly, otherwise in embedded mode: %o", (input, isOpen) => {
    expect(parseEnv({ ...local, ...input }).ALLOW_PRIVATE_DESTINATIONS).toBe(isOpen);
  });

  it.each([
    [{}, 0],
    [{ EMBEDDED: "1" }, 0],
    [{ VERCEL: "1" }, 1],
    [{ VERCEL: "1", TRUSTED_PROXIES: "0" }, 0],
    [{ TRUSTED_PROXIES: "2" }, 2],
  ])("trusts only the platform's proxy, unless configured: %o", (input, proxies) => {
    expect(parseEnv({ ...local, ...input }).TRUSTED_PROXIES).toBe(proxies);
  });

  it("has the design pages only in development, unless configured", () => {
    const isThere = (input: Record<string, string>) => parseEnv({ ...local, ...input }).DESIGN_PAGES;
    expect(isThere({})).toBe(true);
    expect(isThere({ NODE_ENV: "production", EMBEDDED: "1" })).toBe(false);
    expect(isThere({ NODE_ENV: "production", EMBEDDED: "1", DESIGN_PAGES: "1" })).toBe(true);
  });

  it("reads the networks to use, in their order", () => {
    const networks = (NETWORKS?: string) => parseEnv({ ...local, NETWORKS }).NETWORKS;
    expect([networks(), networks("bluesky, sandbox")]).toEqual([[], ["bluesky", "sandbox"]]);
  });

  it.each([
    [{ OPENAI_API_KEY: "key" }, []],
    [
      { MODEL_BASE_URL: "http://localhost:1/v1", MODEL: "m" },
      ["MODEL_INPUT_CENTS_PER_MTOK", "MODEL_OUTPUT_CENTS_PER_MTOK"],
    ],
    [{ OPENAI_API_KEY: "key", ANTHROPIC_API_KEY: "key" }, ["ANTHROPIC_API_KEY"]],
    [{ MODEL: "gpt-4.1" }, ["MODEL"]],
    [{ OPENAI_API_KEY: "key", MODEL_TIMEOUT_MS: "5" }, ["MODEL_TIMEOUT_MS"]],
    [{ OPENAI_API_KEY: "key", MODEL_INPUT_CENTS_PER_MTOK: "-1" }, ["MODEL_INPUT_CENTS_PER_MTOK"]],
  ])("does not start with a language model that is half configured: %o", (input, names) => {
    expect(namesIn({ ...local, ...input })).toEqual(names);
  });

  it("reads lists of hosts", () => {
    const hosts = (ALLOWED_HOSTS?: string) => parseEnv({ ...local, ALLOWED_HOSTS }).ALLOWED_HOSTS;
    expect([hosts(), hosts("a.example, b.example:3000,,")]).toEqual([[], ["a.example", "b.example:3000"]]);
  });

  it("shows no values, since they may be secret", () => {
    const secret = "a-secret-that-is-short";
    expect(() => parseEnv({ ...local, NEXTAUTH_SECRET: secret })).toThrow(/NEXTAUTH_SECRET/);
    expect(() => parseEnv({ ...local, NEXTAUTH_SECRET: secret })).not.toThrow(new RegExp(secret));
  });
});

describe("a production deployment", () => {
  it("starts with its own values", () => {
    expect(namesIn(production)).toEqual([]);
  });

  it.each(Object.keys(production).filter((name) => name !== "NODE_ENV"))(
    "does not start without %s",
    (name) => {
      expect(namesIn(without(name))).toEqual([name]);
      expect(namesIn({ ...production, [name]: "" })).toEqual([name]);
    },
  );

  it.each([
    [{ BLUESKY: "1" }, []],
    [{ NETWORKS: "bluesky" }, []],
    [{ NETWORKS: "bluesky,harvestapi" }, ["HARVEST_API_KEY", "NETWORK_HOST"]],
    [{ BLUESKY: "1", HARVEST_API_KEY: "key" }, ["NETWORK_HOST"]],
    [{ NETWORKS: "sandbox,bluesky" }, ["NETWORKS"]],
  ])("needs the vendor's settings only if it reads the vendor: %o", (input, missing) => {
    const open = { ...production, HARVEST_API_KEY: undefined, NETWORK_HOST: undefined };
    expect(namesIn({ ...open, ...input })).toEqual(missing);
  });

  it.each(["ALLOW_PRIVATE_DESTINATIONS", "INNGEST_DEV"])("does not start with %s", (name) => {
    expect(namesIn({ ...production, [name]: "1" })).toEqual([name]);
    expect(namesIn({ ...without("DATABASE_URL"), [name]: "1" })).toEqual([name, "DATABASE_URL"].sort());
  });

  it("may use the embedded defaults only in embedded mode", () => {
    expect(namesIn({ ...local, NODE_ENV: "production", EMBEDDED: "1" })).toEqual([]);
    expect(namesIn({ ...local, NODE_ENV: "production", EMBEDDED: "0" })).toContain("SMTP_URL");
  });
});

describe("a deployment on Vercel", () => {
  const platform = {
    ...without("APP_URL"),
    VERCEL: "1",
    VERCEL_ENV: "preview",
    VERCEL_URL: "product-3x7k2.vercel.example",
    VERCEL_BRANCH_URL: "product-git-feature.vercel.example",
    VERCEL_PROJECT_PRODUCTION_URL: "portal.example",
  };

  it.each([
    [{}, "https://product-git-feature.vercel.example"],
    [{ VERCEL_BRANCH_URL: "" }, "https://product-3x7k2.vercel.example"],
    [{ VERCEL_ENV: "production" }, "https://portal.example"],
    [{ APP_URL: "https://review.example" }, "https://review.example"],
  ])("takes its public URL from the platform, unless it is set: %o", (input, url) => {
    expect(parseEnv({ ...platform, ...input }).APP_URL).toBe(url);
  });

  it.each([
    [{ APP_URL: "https://portal.example" }, ["APP_URL"]],
    [{ EMBEDDED: "1" }, ["EMBEDDED"]],
    [{ VERCEL_ENV: "" }, ["VERCEL_ENV"]],
    [{ VERCEL_ENV: "production", APP_URL: "https://portal.example" }, []],
    [{ VERCEL_ENV: "production", NETWORKS: "sandbox" }, ["NETWORKS"]],
    [{ NETWORKS: "sandbox" }, []],
    [{ SMTP_URL: "" }, ["SMTP_URL"]],
    [{ DATABASE_URL: "" }, ["DATABASE_URL"]],
  ])("refuses what leads elsewhere or can't run there: %o", (input, names) => {
    expect(namesIn({ ...platform, ...input })).toEqual(names);
  });

  it("opens fewer connections per instance, unless it is set", () => {
    expect(parseEnv(platform).DATABASE_POOL).toBe(5);
    expect(parseEnv({ ...platform, DATABASE_POOL: "2" }).DATABASE_POOL).toBe(2);
  });

  it("is not what a developer's machine is, with the variables pulled from the platform", () => {
    const pulled = { ...local, VERCEL: "1", VERCEL_ENV: "development", EMBEDDED: "1" };
    expect(parseEnv(pulled).APP_URL).toBe("http://localhost:3000");
  });
});
