/** Arbitrary JSON in the place of any field of a network's answer. */
import fc from "fast-check";

/** Texts that have broken systems, and any other. */
export const anyText = fc.oneof(
  fc.constantFrom(
    ...["\u0000", "a\u0000b", "\uD83D", "\uDE00x", "null null", "undefined", "\u202Eevil\u202C", "e\u0301"],
    ...["\u200B", "\u009F", "\r\n", "👩‍👩‍👧‍👦".repeat(60), "z\u0335\u0336".repeat(4_000), "x".repeat(60_000)],
    ...["2099-01-01T00:00:00Z", "0000-00-00", "3 days ago", "1e999", "-1", "9".repeat(400), "http://\u0000/"],
  ),
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
);

const anyNumber = fc.oneof(
  fc.constantFrom(0, -1, 1e300, -1e300, 2 ** 31, 2 ** 53, 0.5, 4_102_444_800_000, 1_700_000_000_123_456),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

export const anyJson = fc.oneof(
  anyText,
  anyNumber,
  fc.constantFrom(null, true, false, [], {}, [null], { $type: "x" }),
  fc.jsonValue({ stringUnit: "binary" }),
);

/** Every path of a value that a field can be replaced at: keys of objects and places of lists. */
export function pathsOf(value: unknown, before: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => {
    const path = [...before, Array.isArray(value) ? Number(key) : key];
    return [path, ...pathsOf(field, path)];
  });
}

/** A copy with another value at a path. */
export function withField(
  value: unknown,
  [key, ...rest]: readonly (string | number)[],
  field: unknown,
): unknown {
  if (key === undefined) return field;
  if (Array.isArray(value)) return value.map((one, at) => (at === key ? withField(one, rest, field) : one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === key ? withField(one, rest, field) : one]),
  );
}
