import { expect, it } from "vitest";
import { operationCap } from "./body-caps";
import { readJson } from "./read-body";

const read = (body: string | Uint8Array<ArrayBuffer>, type = "application/json") =>
  readJson(new Request("http://localhost/api", { method: "POST", headers: { "content-type": type }, body }));
const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

it.each<[string, string, unknown]>([
  ["an object", '{"a":[1,"b",null]}', { a: [1, "b", null] }],
  ["the largest number", "1.7976931348623157e308", Number.MAX_VALUE],
  ["the maximum nesting", nested(64), JSON.parse(nested(64))],
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
  ["a field that copies lose", '{"a":[{"__proto__":"b"}]}', "invalid_json"],
  ["a body that is too large", `"${"a".repeat(operationCap.bytes)}"`, "payload_too_large"],
])("rejects %s", async (_, body, code) => {
  await expect(read(body)).rejects.toMatchObject({ code });
});

it("rejects another content type", async () => {
  await expect(read("{}", "text/plain")).rejects.toMatchObject({ code: "unsupported_media_type" });
});
