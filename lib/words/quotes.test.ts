import { describe, expect, it } from "vitest";
import { quotesOf } from "./quotes";
import type { Spoken } from "./rules/phrasebook";

describe("what is quoted of a comment", () => {
  const sunday = "We still use a spreadsheet every Sunday";
  const other = "We still use a spreadsheet for the plans every other Sunday";
  const single = "We still use a spreadsheet for the plans every single Sunday";
  const quality = "Data quality decides forecasts";
  const asked = "Did that help anyone?";
  const wish = "Does anybody know a good tool";
  const thus = "This is a real problem for us";
  /** A sentence of this length with its period, in which nobody needs anything. */
  const calm = (length: number) =>
    `Last year our region moved all of its plans to a new place and ${"every".padEnd(length - 73, "y")} was fine.`;
  const late = (length: number) => `${calm(length)} ${sunday}. ${calm(99)}`;
  const o = (count: number) => "o".repeat(count);
  const cut = (sentence: string) => sentence.slice(0, -1);

  const before = calm(99);
  /** Between two such sentences, so that it is too long to be quoted as a whole. */
  const amid = (text: string) => `${before} ${text} ${calm(98)}`;

  it.each<[string, Spoken, string, string, string | null]>([
    ["a short text", "evaluates", "We compare.", "We compare", "We compare"],
    ["a line of 190", "evaluates", `We ${o(187)}`, `We ${o(156)}…`, `We ${o(187)}`],
    ["a line of 191", "evaluates", `We ${o(188)}`, `We ${o(156)}…`, `We ${o(186)}…`],
    ["a line up to a link", "evaluates", `${sunday} … now`, `${sunday} … now`, `${sunday}…`],
    ["a line of 30 up to a link", "evaluates", `${o(29)} … now`, `${o(29)} … now`, `${o(29)}…`],
    ["no line of 29 up to a link", "evaluates", `${o(28)} … now`, `${o(28)} … now`, null],
    [
      "a short line with the next",
      "states_problem",
      `We lose deals. ${calm(99)}`,
      `We lose deals. ${cut(calm(99))}`,
      `We lose deals. ${cut(calm(99))}`,
    ],
    [
      "a short line alone",
      "states_problem",
      `We lose deals. ${calm(126)}`,
      `We lose deals. ${cut(calm(126))}`,
      "We lose deals",
    ],
    ["a question", "asks", asked, asked, null],
    ["what its author cut", "evaluates", "We compare… tools", "We compare… tools", null],
    [
      "a sentence of 160",
      "evaluates",
      `We lose ${o(145)} weekly.`,
      `We lose ${o(145)} weekly`,
      `We lose ${o(145)} weekly`,
    ],
    [
      "a sentence of 161",
      "evaluates",
      `We lose ${o(146)} weekly.`,
      `We lose ${o(146)}…`,
      `We lose ${o(146)} weekly`,
    ],
    ["160 as a whole", "states_problem", `${sunday}. ${calm(119)}`, `${sunday}. ${cut(calm(119))}`, sunday],
    ["of 161 the telling part", "states_problem", `${sunday}. ${calm(120)}`, sunday, sunday],
    ["60 with the one before", "states_problem", amid(`${other}.`), `${before} ${other}`, other],
    ["61 without it", "states_problem", amid(`${single}.`), single, single],
    ["both if they have 160", "states_problem", late(119), `${calm(119)} ${sunday}`, sunday],
    ["one of 161", "states_problem", late(120), sunday, sunday],
    [
      "with the start of the text what begins in its first 60",
      "states_problem",
      `${calm(74)} We lose deals.`.replace("region ", ""),
      `${cut(calm(74))}. We lose deals`.replace("region ", ""),
      "We lose deals",
    ],
    ["what it points to", "states_problem", amid(`${thus}.`), `${before} ${thus}`, `${before} ${thus}`],
    [
      "only what it points to, if both are too long",
      "states_problem",
      `${calm(139)} ${thus}. ${calm(98)}`,
      cut(calm(139)),
      cut(calm(139)),
    ],
    [
      "no question that it points to",
      "states_problem",
      `${calm(60)} ${"Where do you keep the plans".padEnd(130, "r")}? ${thus}. ${calm(98)}`,
      `${"Where do you keep the plans".padEnd(130, "r")}?`,
      thus,
    ],
    [
      "an opinion from its start",
      "agrees",
      `${quality}. It is in the plan and was ${o(130)}.`,
      quality,
      quality,
    ],
    ["what may show a need of it", "agrees", `The plan was ${o(150)}. ${sunday}. So it is.`, sunday, sunday],
    ["one that asks", "asks", amid(`${wish}. ${asked}`), `${wish}. ${asked}`, null],
    ["one that asks by how it begins", "asks", amid(`${wish}.`), `${before} ${wish}`, null],
    [
      "the statement if none asks",
      "asks",
      amid("We look for a tool."),
      `${before} We look for a tool`,
      `We look for a tool. ${cut(calm(98))}`,
    ],
    ["no question of two words", "asks", amid(`Which tool? ${wish}.`), `Which tool? ${wish}`, null],
    ["a question of three", "asks", amid("Which tool fits?"), `${before} Which tool fits?`, null],
    [
      "the end of a long question",
      "asks",
      `We run a small shop in a town of ${o(60)}, and ${o(50)}, so which tool would you take?`,
      `…and ${o(50)}, so which tool would you take?`,
      null,
    ],
    [
      "the end of what stands before a short question",
      "asks",
      `${calm(98)} ${"We could move, but".padEnd(140, "e")}, and would rather have a good tool. Does anybody know one?`,
      "…and would rather have a good tool. Does anybody know one?",
      null,
    ],
    ["the problem, no question", "states_problem", amid(`${asked} ${sunday}.`), `${asked} ${sunday}`, sunday],
    ["the first experience", "shares_experience", amid("Has it worked?"), cut(calm(99)), cut(calm(99))],
    ["the fortieth sentence", "asks", `${"It is fine. ".repeat(39)}${asked}`, `It is fine. ${asked}`, null],
    [
      "not the next one",
      "asks",
      `${"It is fine. ".repeat(40)}${asked}`,
      "It is fine",
      "It is fine. It is fine",
    ],
  ])("%s", (_, meaning, text, said, line) => {
    expect(quotesOf(text, meaning)).toMatchObject({ said, line });
  });

  it.each<[string, string, string | null]>([
    [
      "the statement before it",
      `We look for a tool for our plans. ${asked}`,
      "We look for a tool for our plans",
    ],
    ["none that is short", `We look for a tool. ${asked}`, null],
    ["no question", `Does anyone know a tool for plans? ${asked}`, null],
    ["none before the first sentence", asked, null],
    ["none that shows no need", `Our team of twelve people sits in Lyon. ${asked}`, null],
    ["none that would be cut", `We look for a tool for our plans ${o(110)}. ${asked}`, null],
  ])("and what leads to a question: %s", (_, text, lead) => {
    expect(quotesOf(text, "asks").lead).toBe(lead);
  });
});
