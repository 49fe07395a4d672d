/** Unintended values that break parsers, patterns, collations, counters and objects. */
import fc from "fast-check";

/** A row id, filled in when a request is sent: draws are the same for one seed, ids never are. */
export const rowIds = (whose: "OWN" | "THEIR") =>
  fc
    .constantFrom("source", "signal", "destination", "tagCategory", "tagValue", "member", "accountReport")
    .map((row) => `${whose}_${row}_ID`);

const texts = [
  "",
  " ",
  "\0",
  "a\0b",
  "\u0001\u001f\u007f\u0085",
  "\r\nX-Injected: 1",
  "\ud800",
  "a\udfffb",
  "\udc00\ud800",
  "\u202eabc\u202c",
  "\ufeff",
  "\u2028",
  "\u0130\u0130",
  "ß\ufb03",
  "e\u0301",
  "\u{1d160}".repeat(50),
  "👩‍👩‍👧‍👦".repeat(30),
  "１２",
  "%",
  "_",
  "\\",
  "%_\\%",
  "*",
  "' OR '1'='1",
  "'; DROP TABLE signals; --",
  "$1",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "%00",
  "%2e%2e%2f",
  "%ff",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "NaN",
  "-0",
  "-1",
  "1e3",
  "1.5",
  "+7",
  " 7",
  "0x10",
  "9007199254740991",
  "9007199254740993",
  "9999999999999999",
  "99999999999999999999",
  "0000-00-00T00:00:00.000Z",
  "9999-12-31T23:59:59.999Z",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "{01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d}",
  "01957A3C-5F00-7A2B-8C4D-3E5F6A7B8C9D",
  "in/\ud800",
  "in/%00",
  "in/%ED%A0%80",
  "in/..",
  "in/%2e%2e",
  "company/\u{1d160}\u{1d161}",
  `in/${"%C4%B0".repeat(80)}`,
  "https://www.network.example@evil.example/in/x",
  "http://[::1",
  "http://a b",
  "javascript:alert(1)",
  "a@b",
  "a@xn--a",
  "\u0000@people.example",
];

/** Up to 20,000 characters long. */
const longTexts = fc
  .tuple(fc.constantFrom("a", "é", "😀", "%", "0", "\u{1d160}", "in/", "a ", "\ud800"), fc.nat(20_000))
  .map(([part, length]) => part.repeat(Math.ceil(length / part.length)));

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...texts) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 1, arbitrary: longTexts },
  { weight: 1, arbitrary: rowIds("THEIR") },
);

const numbers = [0, -0, -1, 0.5, 10, 101, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21, 1e308, 5e-324];

export const hostileScalar: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...numbers, null, true, false),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Any JSON, including nested lists and objects. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileScalar },
  { weight: 1, arbitrary: fc.constantFrom<unknown>([], {}, [[]], [null], { "": "" }) },
  { weight: 1, arbitrary: fc.array(hostileScalar, { maxLength: 8 }) },
  { weight: 1, arbitrary: fc.dictionary(hostileText, hostileScalar, { maxKeys: 5, noNullPrototype: true }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Bodies that are not JSON, or JSON that should not be trusted. */
export const hostileBody: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  fc.constantFrom<string | Uint8Array>(
    "",
    " ",
    "{",
    "null",
    '"',
    "[]",
    "{}",
    "NaN",
    "'a'",
    "{a:1}",
    "\ufeff{}",
    "{}{}",
    '{"a":1e999}',
    '{"name":"\\ud800"}',
    '{"name":"\\u0000"}',
    nested("[", "]", 100_000),
    nested('{"a":', "}", 20_000).replace(":}", ":1}"),
    " ".repeat(256 * 1024 + 1),
    `{"a":"${"a".repeat(256 * 1024)}"}`,
    Uint8Array.of(0xff, 0xfe, 0x00),
    Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22),
    "a=1&a=2",
    "grant_type=client_credentials&scope=%00&client_id=%00&client_secret=%ff",
  ),
  fc.string({ unit: "binary" }),
  fc.json(),
);
