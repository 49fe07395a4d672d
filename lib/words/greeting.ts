/** Greetings at the beginning of a comment, in all languages. */
import { type LanguageList, wordsOfAllLanguages } from "@/lib/judgement/text/language-words";

/** One of a list's terms, each letter as `pattern` has it, as the whole tells names by their capitals. */
const oneOf = (list: LanguageList, pattern: (letter: string, index: number) => string): string =>
  wordsOfAllLanguages(list)
    .map((term) => term.replace(/\p{L}/gu, (letter, index: number) => pattern(letter, index)))
    .join("|");
const inAnyCase = (letter: string) => `[${letter}${letter.toUpperCase()}]`;
const hellos = oneOf("hellos", inAnyCase);
const everyone = oneOf("everyone", inAnyCase);
const dear = oneOf("dear", (letter, index) => (index === 0 ? letter.toUpperCase() : letter));
/** "Hi all, …", "Hello Redash Community, …", "Dear Anna, …". */
const greeting = new RegExp(
  `^(?:(?:${hellos})(?:\\s+(?:${everyone}|\\p{Lu}[\\p{L}.-]*)){0,3}|(?:${dear})(?:\\s+(?:${everyone}|\\p{Lu}[\\p{L}.-]*)){1,3}(?=\\s*,))\\s*[,!:–-]+\\s+(?=\\S+\\s+\\S+\\s+\\S)`,
  "u",
);
const afterSubject = new RegExp(
  `^(?:${wordsOfAllLanguages("after_names").join("|")})(?![\\p{L}\\p{N}])`,
  "u",
);

/**
 * What follows the greeting at the beginning of a text on one line; the whole text if it has none. The name of the
 * post's author counts as one, since networks put it there in an answer, but not as the subject of what is said. Pure.
 */
export function withoutGreeting(plain: string, author: string): string {
  const rest = author !== "" && plain.startsWith(author) ? plain.slice(author.length) : "";
  const [, mark = "", said = ""] = /^([,:]|\s+[.,:;–—-]+)?\s+(.*)/su.exec(rest) ?? [];
  // A single word is mostly a company's name.
  const isSubject =
    mark === "" && (afterSubject.test(said) || (!author.includes(" ") && /^\p{Ll}/u.test(said)));
  return (said !== "" && !isSubject ? said : plain).replace(greeting, "");
}
