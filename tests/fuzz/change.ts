/** One change to a JSON value that leaves the rest as intended. */
import fc from "fast-check";
import { hostileJson, hostileText } from "./hostile";

export type Change = { at: number } & (
  | { kind: "set"; value: unknown }
  | { kind: "drop" }
  | { kind: "add"; key: string; value: unknown }
  | { kind: "wrap" }
);

const at = fc.nat(40);

export const changes: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("set" as const), at, value: hostileJson }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("drop" as const), at }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("wrap" as const), at }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("add" as const),
      at,
      key: fc.oneof(fc.constantFrom("__proto__", "constructor", "customerId", "id", "isActive"), hostileText),
      value: hostileJson,
    }),
  },
);

type Container = Record<string | number, unknown>;
const isContainer = (value: unknown): value is Container => typeof value === "object" && value !== null;

/** A copy of the value with the change; `at` counts its places from the top and wraps around. */
export function applyChange(value: unknown, change: Change): unknown {
  const box: Container = { top: structuredClone(value) };
  const places = findPlaces(box);
  const place = places[change.at % places.length];
  if (!place) return value;
  const { holder, key } = place;
  const held = holder[key];
  if (change.kind === "set") holder[key] = change.value;
  if (change.kind === "drop") delete holder[key];
  if (change.kind === "wrap") holder[key] = [held];
  if (change.kind === "add") add(isContainer(held) ? held : holder, change.key, change.value);
  return box.top;
}

function findPlaces(holder: Container): { holder: Container; key: string }[] {
  return Object.entries(holder).flatMap(([key, value]) => [
    { holder, key },
    ...(isContainer(value) ? findPlaces(value) : []),
  ]);
}

/** `__proto__` is a name like any other, as it is to a JSON parser; lists have no names. */
function add(target: Container, key: string, value: unknown): void {
  if (Array.isArray(target)) target.push(value);
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
