import { expect, it } from "vitest";
import { languages } from "@/db/vocabulary";
import { fold } from "./check-names";
import { readClaimWords } from "./claim-words";

/** A term in another form would never match. */
it.each(languages)("the terms of %s are folded, in lists that no term is in twice", (language) => {
  for (const [list, terms] of Object.entries(readClaimWords(language))) {
    expect(terms.length, list).toBeGreaterThan(0);
    expect(
      terms.filter((term, n) => terms.indexOf(term) !== n),
      list,
    ).toEqual([]);
    for (const term of terms) {
      expect(term).toMatch(/^~?[\p{Ll}\p{N}*'.?!:()/@%-]+(?: [\p{Ll}\p{N}*'.?!:()/@%-]+)*$/u);
      expect(fold(term)).toBe(term);
    }
  }
});
