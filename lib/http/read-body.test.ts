import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/errors";
import { operationCap } from "./body-caps";
import { readBytes, readJson } from "./read-body";

const read = (body: string | Uint8Array<ArrayBuffer>, type = "application/json") =>
  readJson(new Request("http://localhost/api", { method: "POST", headers: { "content-type": type }, body }));
const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

it.each<[string, string, unknown]>([
  ["an object", '{"a":[1,"b",null]}', { a: [1, "b", null] }],
  ["the largest number", "1.7976931348623157e308", Number.MAX_VALUE],
  ["the maximum nesting", nested(64), JSON.parse(nested(64))],
  [
    "the maximum nesting around a value",
    `${"[".repeat(64)}1${"]".repeat(64)}`,
    JSON.parse(`${"[".repeat(64)}1${"]".repeat(64)}`),
  ],
  ["a bare null", "null", null],
  ["the largest body", `"${"a".repeat(operationCap.bytes - 2)}"`, "a".repeat(operationCap.bytes - 2)],
])("reads %s", async (_, body, value) => {
  expect(await read(body)).toEqual(value);
});

it.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
  ["nothing", "", "invalid_json"],
  ["invalid JSON", "{a:1}", "invalid_json"],
  ["invalid UTF-8", Uint8Array.of(0x22, 0xff, 0x22), "invalid_json"],
  ["one level too many", nested(65), "invalid_json"],
  ["a nesting that overflows recursive code", `{"a":${nested(100_000)}}`, "invalid_json"],
  ["a number that is too large", '{"a":{"b":1e999}}', "invalid_json"],
  ["a negative number that is too large", "[-1e999]", "invalid_json"],
  ["a number that is too large beside others", "[1,1e999]", "invalid_json"],
  ["a field that copies lose beside others", '[{"a":1},{"__proto__":1}]', "invalid_json"],
  ["a field that copies lose", '{"a":[{"__proto__":"b"}]}', "invalid_json"],
  ["a body that is too large", `"${"a".repeat(operationCap.bytes)}"`, "payload_too_large"],
])("rejects %s", async (_, body, code) => {
  await expect(read(body)).rejects.toMatchObject({ code });
});

it("rejects another content type", async () => {
  await expect(read("{}", "text/plain")).rejects.toMatchObject({ code: "unsupported_media_type" });
});

it("reads the content type without its parameters, in any case", async () => {
  expect(await read("{}", "Application/JSON ; charset=utf-8")).toEqual({});
});

describe("a body whose length is not known before", () => {
  /** A body in two parts, without a Content-Length. */
  const inParts = (bytes: number, headers: HeadersInit = {}) => {
    const parts = [new Uint8Array(bytes - 1), new Uint8Array(1)];
    const body = new ReadableStream({
      pull(controller) {
        const part = parts.shift();
        if (part) controller.enqueue(part);
        else controller.close();
      },
    });
    return new Request("http://localhost/api", {
      method: "POST",
      headers,
      body,
      duplex: "half",
    } as RequestInit);
  };
  const cap = { bytes: 100, tooLarge: () => new AppError("payload_too_large", "Large") };

  it("is read up to its limit", async () => {
    expect(await readBytes(inParts(100), cap)).toHaveLength(100);
    await expect(readBytes(inParts(101), cap)).rejects.toMatchObject({ code: "payload_too_large" });
  });

  it.each([
    [100, 100],
    [101, null],
  ])("with the announced length %i gives %s bytes", async (length, read) => {
    const bytes = await readBytes(inParts(100, { "content-length": String(length) }), cap).catch(() => null);
    expect(bytes?.length ?? null).toBe(read);
  });
});
