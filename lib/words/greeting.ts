/** Greetings at the beginning of a comment, in seven languages. */

/** In either case, as the pattern below tells names by their capitals. */
const inAnyCase = (words: string): string =>
  words.replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);

const hellos = inAnyCase(
  "hi|hello|hey|greetings|good (?:morning|afternoon|evening)|hallo|moin|servus|guten (?:tag|morgen|abend)|bonjour|bonsoir|salut|hola|buenas(?: tardes)?|buenos días|ciao|salve|buongiorno|buonasera|olá|ola|oii?i?|bom dia|boa (?:tarde|noite)|hoi|goede(?:morgen|middag)",
);
const everyone = inAnyCase(
  "all|everyone|everybody|there|team|guys|folks|friends|community|forum|zusammen|alle|miteinander|à tous|à toutes|tout le monde|a todos|a todas|todos|a tutti|tutti|allemaal|iedereen|pessoal|gente",
);
/** "Hi all, …", "Hello Redash Community, …"; "Dear" needs a name, since "Liebe" and "Beste" begin other sentences. */
const greeting = new RegExp(
  `^(?:(?:${hellos})(?:\\s+(?:${everyone}|\\p{Lu}[\\p{L}.-]*)){0,3}|(?:Dear|Liebe[rs]?)(?:\\s+(?:${everyone}|\\p{Lu}[\\p{L}.-]*)){1,3}(?=\\s*,))\\s*[,!:–-]+\\s+(?=\\S+\\s+\\S+\\s+\\S)`,
  "u",
);

/**
 * What follows the greeting at the beginning of a text on one line; the whole text if it has none. The name of the post's
 * author counts as one: networks put it there in an answer. Pure.
 */
export function withoutGreeting(plain: string, author: string): string {
  const after =
    author !== "" && plain.startsWith(author) ? /^[,:]?\s+/.exec(plain.slice(author.length)) : null;
  return (after ? plain.slice(author.length + after[0].length) : plain).replace(greeting, "");
}
