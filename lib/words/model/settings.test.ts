import { describe, expect, it } from "vitest";
import { findModelProblems, readModelSettings } from "./settings";

const server = { MODEL_BASE_URL: "http://localhost:11434/v1/", MODEL: "local-model" };
const free = { MODEL_INPUT_CENTS_PER_MTOK: 0, MODEL_OUTPUT_CENTS_PER_MTOK: 0 };
const openai = { OPENAI_API_KEY: "key" };

describe("readModelSettings", () => {
  it("configures no model without a key or a server", () => expect(readModelSettings({})).toBeNull());

  it("has a default model and its price for each vendor", () => {
    expect(readModelSettings(openai)).toMatchObject({
      vendor: "openai",
      apiKey: "key",
      baseUrl: "https://api.openai.com/v1",
      model: "gpt-4.1-mini",
      prices: { input: 40, output: 160 },
    });
    expect(readModelSettings({ ANTHROPIC_API_KEY: "key" })).toMatchObject({
      vendor: "anthropic",
      model: "claude-haiku-4-5",
      prices: { input: 100, output: 500 },
    });
  });

  it("asks a server of one's own, with and without a key", () => {
    expect(readModelSettings({ ...server, ...free })).toMatchObject({
      ...{ vendor: "compatible", apiKey: null, baseUrl: "http://localhost:11434/v1", timeoutMs: 10_000 },
    });
    expect(readModelSettings({ ...server, ...free, MODEL_API_KEY: "key" })).toMatchObject({ apiKey: "key" });
  });

  it("refuses a model without a known price", () => {
    expect(() => readModelSettings({ ...openai, MODEL: "gpt-4o-realtime" })).toThrow("MODEL_INPUT_CENTS");
  });

  it("prefers the price that is set", () => {
    const set = { MODEL_INPUT_CENTS_PER_MTOK: 7, MODEL_OUTPUT_CENTS_PER_MTOK: 9 };
    expect(readModelSettings({ ...openai, ...set })?.prices).toEqual({ input: 7, output: 9 });
  });

  it.each([
    ["two vendors", { ...openai, ANTHROPIC_API_KEY: "key" }, ["ANTHROPIC_API_KEY"]],
    ["a vendor and a server", { ...openai, ...server, ...free }, ["MODEL_BASE_URL"]],
    ["a model without a vendor", { MODEL: "gpt-4.1" }, ["MODEL"]],
    ["a server's key without the server", { MODEL_API_KEY: "key" }, ["MODEL_API_KEY"]],
    ["a server's key for a vendor", { ...openai, MODEL_API_KEY: "key" }, ["MODEL_API_KEY"]],
    ["a server without a model", { ...server, ...free, MODEL: undefined }, ["MODEL"]],
    ["a server without a model and prices", { MODEL_BASE_URL: "http://localhost/v1" }, ["MODEL"]],
    [
      "a vendor beside a server with a key",
      { ...openai, ...server, ...free, MODEL_API_KEY: "key" },
      ["MODEL_BASE_URL"],
    ],
    ["a server without prices", server, ["MODEL_INPUT_CENTS_PER_MTOK", "MODEL_OUTPUT_CENTS_PER_MTOK"]],
    ["half a price", { ...openai, MODEL_INPUT_CENTS_PER_MTOK: 1 }, ["MODEL_OUTPUT_CENTS_PER_MTOK"]],
  ])("refuses %s", (_, env, names) => expect(findModelProblems(env).map(({ name }) => name)).toEqual(names));

  it.each([
    "localhost/v1",
    "ftp://localhost/v1",
    "http://a@localhost/v1",
    "http://:b@localhost/v1",
    "http://a.b/?c=d",
  ])("refuses the address %s", (MODEL_BASE_URL) =>
    expect(findModelProblems({ ...server, ...free, MODEL_BASE_URL }).map(({ name }) => name)).toEqual([
      "MODEL_BASE_URL",
    ]),
  );
});
