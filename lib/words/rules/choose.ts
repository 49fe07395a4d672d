/** Chooses one of several wordings by a hash, so that the same signal always gets the same texts. */
import type { Given, Slots, Wordings } from "./wording";

export type Choose = <T>(wordings: readonly T[], salt: string) => T;

/** Choices for one signal; choices with different salts are independent of each other. */
export function chooserFor(seed: string): Choose {
  return (wordings, salt) => {
    let hash = 2_166_136_261;
    for (const character of `${salt}\n${seed}`) {
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
    }
    hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
    const chosen = wordings[((hash ^ (hash >>> 13)) >>> 0) % wordings.length];
    if (chosen === undefined) throw new RangeError("There is no wording to choose from.");
    return chosen;
  };
}

/** The wordings that the facts allow, filled in. */
export function fillAll(wordings: Wordings, slots: Slots & Given): string[] {
  return wordings.flatMap((wording) => wording(slots) ?? []);
}
