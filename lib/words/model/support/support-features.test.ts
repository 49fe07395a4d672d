/** What the learned check sees of a sentence: with other features, the stored weights would fit none. */
import { expect, it } from "vitest";
import { silentLike, wordsInput } from "@/tests/factories/words-input";
import { readGround } from "../claim-ground";
import { readPromptData } from "../prompt";
import { readSupportFeatures, wordsOfSentence } from "./support-features";

const commented = readGround(readPromptData(wordsInput()), "en");
const liked = readGround(readPromptData(silentLike()), "en");

it.each<[sentence: string, words: string, held: string]>([
  [
    "Anna Keller leads sales at Brightloop.",
    "<person> <person> leads sales at <company> .",
    "<person> <person> leads <fact> at <company> .",
  ],
  [
    "Tom says “Forecast calls are broken”; she says “it hurts”, not “it helps”.",
    "<author> says <post_quote> ; she says <said_quote> , not <other_quote> .",
    "<author> says <post_quote> ; she says <said_quote> , not <other_quote> .",
  ],
  [
    "Her Sunday spreadsheet, 320 people and 41 tools?",
    "her sunday spreadsheet , <number> people and <other_number> tools ?",
    "her <said> <said> , <number> people and <other_number> tools ?",
  ],
  ["L'équipe n’a rien", "l'equipe n'a rien", "l'equipe n'a rien"],
  ["Anna's and Tom’s spreadsheet’s", "<person> and <author> spreadsheet's", "<person> and <author> <said>"],
  ["tom and berg in brightloop", "tom and berg in brightloop", "tom and berg in <fact>"],
])("takes %j apart", (sentence, words, held) => {
  const found = wordsOfSentence(sentence, commented);
  expect([found.words.join(" "), found.held.join(" ")]).toEqual([words, held]);
});

it("knows what a silent person did not say", () => {
  expect(wordsOfSentence("The Sunday spreadsheet", liked).held).toEqual(["the", "sunday", "spreadsheet"]);
});

it("finds n-grams of words, letters of what nothing holds, and marks, each once", () => {
  const read = (sentence: string) =>
    readSupportFeatures(sentence, { reader: "salesperson", ground: commented, claims: [] }, new Set(["she"]));
  const sizes = (sentence: string) => read(sentence).groups.map((group) => group.length);
  expect(read("").marks).toEqual([1]);
  expect([sizes(""), sizes("She"), sizes("She hesitates"), sizes("She hesitates, she hesitates.")]).toEqual([
    [12, 0, 12],
    [24, 0, 12],
    [38, 21, 12],
    [86, 21, 12],
  ]);
  for (const group of read("She hesitates, she hesitates.").groups)
    expect(new Set(group).size).toBe(group.length);
});

it("sees the same sentence otherwise for another reader and another deed", () => {
  const read = (reader: "person" | "salesperson", ground: typeof liked) =>
    readSupportFeatures("Her post was right.", { reader, ground, claims: [] }, new Set()).groups[0];
  expect(read("person", commented)).not.toEqual(read("salesperson", commented));
  expect(read("person", commented)).not.toEqual(read("person", liked));
});

it("sees what the lists find", () => {
  const read = (claims: Parameters<typeof readSupportFeatures>[1]["claims"]) =>
    readSupportFeatures("We help.", { reader: "person", ground: liked, claims }, new Set()).groups[2]?.length;
  expect([read([]), read(["sender"]), read(["sender", "own_words"])]).toEqual([14, 18, 20]);
});
