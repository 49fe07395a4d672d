/** Leaves out wordings that would say a word of what they are filled with twice. */
import type { Given, Slots, Wording, Wordings } from "./wording";

/** Shorter words say too little, and two forms of a longer one begin alike. */
const stemLength = 5;
const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, stemLength));

/** A title may well name what its holder answers for, so only the wording's own words and the topic count. */
const unnamed = {
  ...{ name: "–", fullName: "–", title: "–", company: "–", industry: "–", size: "–", at: " –", role: "–" },
  ...{ plainRole: "–", place: "–", competitor: "–", question: "–", area: "–" },
};

/**
 * The wordings that the facts allow, filled with each of these, without those that have a word of the area around it
 * ("ask what costs the most, with regard to costs"); all of them if none is left. Pure.
 */
export function fillWithoutEcho(wordings: Wordings, ...filled: readonly (Slots & Given)[]): string[] {
  const texts = filled.flatMap((slots) =>
    wordings.flatMap((wording) => {
      const text = wording(slots);
      return text === null ? [] : [{ text, isEcho: isEcho(wording, slots) }];
    }),
  );
  const plain = texts.filter((one) => !one.isEcho);
  return (plain.length > 0 ? plain : texts).map(({ text }) => text);
}

function isEcho(wording: Wording, slots: Slots & Given): boolean {
  const around = wording({ ...slots, ...unnamed });
  if (around === null || around === wording({ ...slots, ...unnamed, area: "" })) return false;
  const said = new Set(stemsIn(around));
  return stemsIn(slots.area).some((stem) => said.has(stem));
}
