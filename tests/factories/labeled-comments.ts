/** Comments with their meaning, for the tests of the reader: a line `asks:` and the comments with that meaning under it. */
import { readMeaning } from "@/lib/judgement/meaning/read-meaning";

/** The comments of a list that the rules read otherwise than it says. */
export const misreadIn = (list: string): string[] =>
  casesOf(list).flatMap(({ meaning, text }) =>
    readMeaning({ kind: "comment", text }).meaning === meaning ? [] : [text],
  );

function casesOf(list: string): { meaning: string; text: string }[] {
  let meaning = "";
  return list
    .trim()
    .split("\n")
    .flatMap((line) => {
      if (!/^[a-z_]+:$/.test(line)) return [{ meaning, text: line }];
      meaning = line.slice(0, -1);
      return [];
    });
}
