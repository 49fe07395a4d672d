/** What a search finds, in signals of sealed blocks and in others. */
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Context } from "@/lib/context";
import { SignalCompanyQuery } from "@/lib/contracts/signal-companies";
import { SignalListQuery } from "@/lib/contracts/signals";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertManySignals } from "@/tests/factories/many-signals";
import { sealSignals, setBlockSize } from "@/tests/factories/signal-blocks";
import { insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { casesOf } from "@/tests/setup/nightly";
import { listSignalCompanies } from "./companies";
import { listSignals } from "./list";

const find = (ctx: Context, userId: string, search: string) =>
  listSignals(ctx, userId, SignalListQuery.parse({ search, view: "all" }));

/** A workspace with blocks of 32, and a member. */
async function openWorkspace(ctx: Context): Promise<string> {
  await insertCustomer(ctx);
  await setBlockSize(ctx, 32);
  return (await insertUser(ctx)).id;
}

const people = [
  { personName: "Gaëlle O’Brien", companyName: "Société Générale", whyItMatters: "Asked for a CRM" },
  { personName: "Jörg Mühlhausen", companyName: "Straßenbau AG", whyItMatters: "Compares e-mail tools" },
  { personName: "Jean-Luc Müller-Lüdenscheidt", companyName: "Acme", whyItMatters: "Runs R&D in Łódź" },
  { personName: "王小明", companyName: "预算科技", whyItMatters: "正在寻找新的供应商" },
  { personName: "Юрий Йоханссон", companyName: "Ёлка", whyItMatters: "Ищет поставщика" },
  { personName: "𝗕𝗼𝗹𝗱 Ｗｉｄｅ", companyName: "Node.js Foundation", whyItMatters: "Wrote “road map” twice" },
];

/** Checks what is found of these people, in rows and again in sealed blocks. */
const inRowsAndBlocks = (check: (ctx: Context, userId: string) => Promise<void>) =>
  withRollback(async ({ ctx }) => {
    const userId = await openWorkspace(ctx);
    for (const person of people) await insertSignal(ctx, { postExcerpt: "A post", ...person });
    await check(ctx, userId);
    await insertManySignals(ctx);
    await sealSignals(ctx);
    await check(ctx, userId);
  });

const found: [search: string, names: number[]][] = [
  ["gaelle", [0]],
  ["GAËLLE", [0]],
  ["o'brien", [0]],
  ["O’BRIEN gaelle", [0]],
  ["obrien", [0]],
  ["brien", [0]],
  ["crm gae", [0]],
  ["gae crm", []],
  ["generale societe", [0]],
  ["muhlhausen", [1]],
  ["strassenbau", [1]],
  ["email", [1]],
  ["mail", [1]],
  ["jeanluc", [2]],
  ["jean luc", [2]],
  ["ludenscheidt", [2]],
  ["r&d", [2]],
  ["lodz", [2]],
  ["小明", [3]],
  ["明小", []],
  ["供应商", [3]],
  ["юрий", [4]],
  ["ЙОХАНССОН юрии", [4]],
  ["елка", [4]],
  ["bold wide", [5]],
  ["node.js", [5]],
  ['"road map"', [5]],
  ['"map road"', []],
  ["map road", [5]],
  ['"road ma', [5]],
  ['"road ma"', []],
  ["roa", [5]],
  ["oad", []],
  ["%", []],
  ['"', []],
];

it("finds all words in any order, folded, the last one as a prefix, and phrases", () =>
  inRowsAndBlocks(async (ctx, userId) => {
    for (const [search, expected] of found) {
      const { data, total } = await find(ctx, userId, search);
      const names = expected.map((n) => people[n]?.personName);
      expect(data.map(({ person }) => person.name).toSorted(), search).toEqual(names.toSorted());
      expect(total, search).toBe(expected.length);
    }
  }));

const misspelled: [search: string, instead: string][] = [
  ["gaele", "gaelle"],
  ["gaellle", "gaelle"],
  ["gealle", "gaelle"],
  ["gaeble", "gaelle"],
  ["gaelle obrein", "gaelle obrien"],
  ["muhlhausem", "muhlhausen"],
  ["йоханзсон", "иоханссон"],
  ["комп", ""],
  ["gael", ""],
  ["galle xqzwy", ""],
  ['"gaele"', ""],
];

it("forgives one wrong letter in a word that no signal has, and says so", () =>
  inRowsAndBlocks(async (ctx, userId) => {
    for (const [search, instead] of misspelled) {
      const { searchedFor, total } = await find(ctx, userId, search);
      expect(searchedFor ?? "", search).toBe(instead);
      if (instead) expect(total, search).toBe(1);
      const companies = SignalCompanyQuery.parse({ search, view: "all" });
      expect((await listSignalCompanies(ctx, userId, companies)).searchedFor ?? "", search).toBe(instead);
    }
  }));

it("finds every signal by each piece of its text, whatever the characters", () =>
  withRollback(async ({ ctx }) => {
    const userId = await openWorkspace(ctx);
    const text = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 60 })
      .filter((text) => !text.includes("\0"));
    for (const each of fc.sample(text, casesOf(60, 600))) {
      const { id } = await insertSignal(ctx, { whyItMatters: each });
      for (const piece of each.split(/\s+/u)) {
        const parsed = SignalListQuery.safeParse({
          search: piece.replace(/["“”„«»]/gu, ""),
          view: "all",
          limit: "100",
        });
        if (!parsed.success || !/[a-z0-9]/i.test(piece)) continue;
        const { data } = await listSignals(ctx, userId, parsed.data);
        expect(
          data.map((signal) => signal.id),
          JSON.stringify({ each, piece }),
        ).toContain(id);
      }
    }
  }));

/** Ours has each word, few and many per block, but not adjacent; theirs has all of them in the same places. */
it.each(['"rarely spoke"', '"exception of"'])("searches for %j in the words of its own workspace", (search) =>
  withRollback(async ({ ctx }) => {
    const other = { ...ctx, customerId: newId() };
    const userId = await openWorkspace(ctx);
    const otherId = await openWorkspace(other);
    await insertManySignals(ctx);
    const theirs = await insertManySignals(other, { whyItMatters: "Rarely spoke of  an exception of it" });
    for (const each of [ctx, other]) await sealSignals(each);
    expect((await find(ctx, userId, search)).total).toBe(0);
    expect((await find(other, otherId, search)).total).toBe(theirs.length);
  }),
);
