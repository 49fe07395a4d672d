/** What a text is about, of the topics that the words know by name. */

import { type TopicId, topicIds } from "@/db/topics";
import type { Language } from "@/db/vocabulary";
import { languageFiles } from "@/lib/judgement/text/language-files";
import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { perLanguage } from "@/lib/judgement/text/per-language";
import { readLists } from "@/lib/judgement/text/word-lists";
import { compileWords, rulesFrom } from "@/lib/judgement/text/word-matcher";

const maxPostLength = 3_000;
const openingWords = 25;
const leastCount = 3;

const matcherFor = perLanguage((language) =>
  compileWords(
    [...new Set([language, "en"] as const)].flatMap((one) =>
      Object.entries(readLists(`topics/${languageFiles[one]}.txt`, topicIds)).flatMap(([id, words]) =>
        rulesFrom(words, id as TopicId),
      ),
    ),
  ),
);

/**
 * The topic of a text; null if none is named clearly. Single words name one too often by chance, so it takes a phrase
 * or two words in the opening, or three anywhere. English words count in every language.
 */
export function readTopic(text: string, language: Language): TopicId | null {
  const words = wordsOf(text.slice(0, maxPostLength));
  const counts = new Map<TopicId, number>();
  const seen = new Set<string>();
  for (const { tag, start, length } of matcherFor(language)(words)) {
    // An English word that the language's own list has too counts once.
    if (seen.has(`${tag} ${start}`)) continue;
    seen.add(`${tag} ${start}`);
    // The opening names the subject, and a phrase is more specific than a single word.
    const count = (length > 1 ? leastCount : 1) * (start < openingWords ? 2 : 1);
    counts.set(tag, (counts.get(tag) ?? 0) + count);
  }
  const most = Math.max(leastCount, ...counts.values());
  return topicIds.find((id) => counts.get(id) === most) ?? null;
}
