/**
 * The rules of a destination as a filter over signals: what `matchesRouting` decides at the time a signal was created.
 * A property test compares the two.
 */
import { and, gte, inArray, type SQL, sql } from "drizzle-orm";
import { signals, signalTags, tagValues } from "../schema";
import type { StoredRouting } from "../schema/destinations";
import { noBits } from "./block-bits";
import { decimalFacts, isAtLeast } from "./decimal";
import type { BlockReader, Fact } from "./filter";

/** Seconds from the event behind a signal to the signal; negative if stronger evidence came later. */
const delayOf = (createdAt: SQL, occurredAt: SQL): SQL =>
  sql`extract(epoch from ${createdAt} - ${occurredAt})`;

const secondsPerHour = sql.raw("3600");

/**
 * What sealing stores only for routing; the other bitmaps are those of the list's filters. `role` has unclassified
 * signals nowhere, because routing doesn't count them as buyers. `delay` is in hours, rounded up.
 */
export const routingFacts: Fact[] = [
  { kind: "value", attribute: "role", column: signals.classification },
  ...decimalFacts(
    "delay",
    signals.occurredAt,
    (occurredAt) =>
      sql`greatest(ceil(${delayOf(sql`${sql.identifier(signals.createdAt.name)}`, occurredAt)} / ${secondsPerHour}), 0)::int`,
  ),
];

/** The condition on rows. */
export function matchesRules(rules: StoredRouting): SQL | undefined {
  if (rules.mode === "manual") return sql`false`;
  const { minStrength, minIcp, signalTypes, sourceTypes, classifications, tags, maxAgeHours } = rules;
  return and(
    minStrength === undefined ? undefined : gte(signals.strength, minStrength),
    minIcp === undefined ? undefined : gte(signals.icpScore, minIcp),
    isSet(signalTypes) ? inArray(signals.type, signalTypes) : undefined,
    isSet(sourceTypes) ? inArray(signals.sourceType, sourceTypes) : undefined,
    isSet(classifications) ? inArray(signals.classification, classifications) : undefined,
    isSet(tags)
      ? sql`exists (select 1 from ${signalTags}
          where ${signalTags.signalId} = ${signals.id} and ${inArray(signalTags.valueId, tags)})`
      : undefined,
    maxAgeHours === undefined
      ? undefined
      : sql`${delayOf(sql`${signals.createdAt}`, sql`${signals.occurredAt}`)} <= ${maxAgeHours}::int * ${secondsPerHour}`,
  );
}

/** The matching bits of the block `b`; undefined if all match. */
export function routingBits(rules: StoredRouting, reader: BlockReader): SQL | undefined {
  if (rules.mode === "manual") return noBits;
  const { minStrength, minIcp, signalTypes, sourceTypes, classifications, tags, maxAgeHours } = rules;
  const { has } = reader;
  const isLate = maxAgeHours === undefined ? null : isAtLeast("delay", maxAgeHours + 1, reader);
  const bits = [
    minStrength === undefined ? undefined : has("strength", String(minStrength)),
    minIcp === undefined ? undefined : has("icp", String(minIcp)),
    anyOf(signalTypes, (type) => has("type", type)),
    anyOf(sourceTypes, (type) => has("sourceType", type)),
    anyOf(classifications, (role) => has("role", role)),
    isSet(tags) ? reader.hasAny("tag", tagKeys(tags)) : undefined,
    isLate === null ? undefined : sql`(~${isLate})`,
  ].filter((one) => one !== undefined);
  return bits.length > 0 ? sql`(${sql.join(bits, sql` & `)})` : undefined;
}

/** The values of the attribute `tag` for these tags. Those of other workspaces have no bitmaps here. */
const tagKeys = (tags: readonly string[]): SQL => sql`
  select ${tagValues.categoryId} || ':' || ${tagValues.id} from ${tagValues} where ${inArray(tagValues.id, [...tags])}`;

/** A missing or empty condition accepts everything. */
const isSet = <Value>(wanted: Value[] | undefined): wanted is Value[] =>
  wanted !== undefined && wanted.length > 0;

function anyOf<Value>(wanted: Value[] | undefined, bitsOf: (value: Value) => SQL): SQL | undefined {
  return isSet(wanted) ? sql`(${sql.join(wanted.map(bitsOf), sql` | `)})` : undefined;
}
