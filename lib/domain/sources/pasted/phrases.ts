import { countOf } from "@/db/count-of";
import { keywordLimits, NewSource } from "@/lib/contracts/sources";
import type { Wish } from "./entry";
import { hasWords, plainWords } from "./marks";

const { phrases: mostPhrases, least, most } = keywordLimits;

/** Text as keyword searches: its phrases are separated by commas, semicolons, bars or tabs. */
export function readPhrases(text: string): Wish[] {
  const parts = text.split(/[,;|\t\n]/u).map(plainWords);
  const phrases = [...new Set(parts.filter(hasWords))];
  if (phrases.length === 0) return [refusal("There is no word in this line.")];
  const wrong = phrases.find((phrase) => !NewSource.shape.keywords.safeParse([phrase]).success);
  if (wrong !== undefined) {
    return [
      refusal(
        wrong.length > most
          ? `This is no address, and too long for a keyword: a phrase has at most ${countOf(most, "character")}.`
          : `This is no address, and too short for a keyword: a phrase has at least ${countOf(least, "character")}.`,
      ),
    ];
  }
  const searches = Math.ceil(phrases.length / mostPhrases);
  return Array.from({ length: searches }, (_, n) => ({
    as: "keywords",
    phrases: phrases.slice(n * mostPhrases, (n + 1) * mostPhrases),
  }));
}

export const refusal = (message: string): Wish => ({ as: "nothing", why: { reason: "text", message } });
