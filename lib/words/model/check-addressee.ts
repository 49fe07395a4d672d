/** Whether an opener greets the person, and nobody else. */
import { wordsOfAllLanguages } from "@/lib/judgement/text/language-words";
import { fold } from "./check-names";
import type { PromptData } from "./prompt";

const greetings = new Set(wordsOfAllLanguages("greeting_words"));
const titles = new Set(wordsOfAllLanguages("address_words"));

/** False if the greeting names someone other than the person, or a later vocative the post's author. Pure. */
export function isAddressed(opener: string, { person, post }: PromptData): boolean {
  const names = wordsOf(person.name);
  const others = wordsOf(post.author).filter((word) => !names.includes(word));
  const opening =
    /^([^,:!.?–—]{2,60}?(?:\b(?:Mr|Mrs|Ms|Dr|Dra|Prof|Sr|Sra|Eng|Ing|Sig|Dott|Mme|M)\.[^,:!.?–—]{2,40})?)[,:!.?–—]/u.exec(
      opener,
    )?.[1];
  if (opening !== undefined) {
    // `Hola, Anna: …`
    const second = greetings.has(fold(opening))
      ? /^[^,]*,\s*([^,:!.?–—]{2,40})[,:!.?–—]/u.exec(opener)?.[1]
      : undefined;
    const words = (second === undefined ? opening : `${opening} ${second}`).match(/[\p{L}\p{M}'’-]+/gu) ?? [];
    const isGreeting = words.length <= 2 || greetings.has(fold(words[0] ?? ""));
    const isOther = (word: string) =>
      wordsOf(word).some((part) => !names.includes(part) && !titles.has(part) && !greetings.has(part));
    const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
    if (isGreeting && words.length <= 6 && capitals.some(isOther)) return false;
  }
  return !others.some((name) => new RegExp(`, ${name}[?!.]`, "u").test(fold(opener)));
}

const wordsOf = (text: string): string[] =>
  (fold(text).match(/\p{L}+/gu) ?? []).filter((word) => word.length > 1);
