/** A few hundred signals of every kind, for lists that filter and count. */
import type { NewSignal, Signal } from "@/db/queries/signals";
import { engagements } from "@/db/schema";
import { personas, type SignalType, signalStages, sourceTypes } from "@/db/vocabulary";
import { hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { insertPerson, insertPost, insertSignalRows } from "./signals";
import { insertSource } from "./workspace";

export type SignalRow = Signal;

const names = [
  "Ana López",
  "ANA LOPEZ",
  "Zoë Ünal",
  "50% off",
  "snake_case",
  "back\\slash",
  "O'Neil",
  "Straße",
];
const industries = ["Software Development", "IT Services", "Food & Beverage", null];
const at = <T>(values: readonly [T, ...T[]] | readonly T[], n: number): T => {
  const value = values[n % values.length];
  if (value === undefined) throw new Error("Nothing to choose from");
  return value;
};

/** None, a small one, a large one with every digit place used, and one beyond what a filter can ask for. */
function employeeCountOf(n: number): number | null {
  if (n % 6 === 0) return null;
  if (n === 7) return 2_000_000_000;
  return n % 10 === 1 ? n * 100_003 : n;
}

/** 240 signals from two sources, five people and four companies, many of them at the same moment. */
export async function insertManySignals(ctx: Context, change: Partial<NewSignal> = {}): Promise<SignalRow[]> {
  const { customerId, db } = ctx;
  const sources = [await insertSource(ctx, { key: "one" }), await insertSource(ctx, { key: "two" })];
  const people: { id: string; networkUrl: string }[] = [];
  for (let n = 0; n < 5; n++) people.push(await insertPerson(ctx));
  const post = await insertPost(ctx, { sourceId: at(sources, 0).id });
  const now = ctx.clock.now().getTime();
  const rows = Array.from({ length: 240 }, (_, n): NewSignal => {
    const kind = at(["reaction", "comment", null] as const, n);
    const sourceType = kind === null ? "keyword_search" : at(sourceTypes, n >> 2);
    const person = at(people, n % 7);
    const suffix = kind?.toUpperCase() ?? "POST";
    return {
      id: newId(),
      type: `${sourceType.toUpperCase()}_${suffix}` as SignalType,
      kind,
      sourceId: at(sources, n).id,
      sourceType,
      postId: post.id,
      engagementId: newId(),
      personId: person.id,
      personName: at(names, n),
      personUrl: person.networkUrl,
      companyKey: at(["https://www.network.example/company/a", "b & co", "c%", null], n >> 1),
      companyName: at(n % 4 ? ["Acme", "B & Co", "c%", null] : ["ACME", "b & co", null, null], n >> 1),
      industry: at(industries, n >> 3),
      employeeCount: employeeCountOf(n),
      postExcerpt: n % 9 === 0 ? "A post on 100% of intent" : "A post",
      strength: 1 + (n % 10),
      icpScore: n % 11 === 0 ? null : (n * 13) % 101,
      classification: at(["buyer", "influencer", null] as const, n >> 1),
      persona: n % 13 === 0 ? null : at(personas, n),
      // The second text applies to one signal in each block of 32, so its words are rare.
      whyItMatters:
        (n % 7 === 0 && "Wrote of an EXCEPTION") ||
        (n % 32 === 5 && "Spoke of an Excep_case rarely") ||
        "Fits",
      suggestedOpener: "Hello",
      talkingPoints: [],
      writtenBy: "rules",
      stage: at(signalStages, n % 9 < 5 ? 0 : n),
      receipt: { fit: [], strength: [] },
      gates: [],
      // Many did something at the same moment, and some long before they were found.
      occurredAt: new Date(now - hours((((n * 17) % 40) + ((n * 29) % 7)) * 12)),
      createdAt: new Date(now - hours(((n * 17) % 40) * 12)),
      ...change,
    };
  });
  await db.insert(engagements).values(
    rows.map((row) => ({
      id: row.engagementId,
      customerId,
      postId: post.id,
      sourceId: row.sourceId,
      kind: "comment" as const,
      personUrl: row.engagementId,
      personName: row.personName,
      engagedAt: row.occurredAt,
      dueAt: row.occurredAt,
    })),
  );
  return insertSignalRows(ctx, rows);
}
