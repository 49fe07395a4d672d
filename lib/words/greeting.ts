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

/** Words that say something of the name before them, in lower case. */
const afterSubject =
  /^(?:is|isn|are|was|were|has|have|had|does|doesn|did|didn|can|will|should|could|would|never|always|ist|sind|war|waren|hat|haben|kann|wird|soll|est|sont|était|a|ont|peut|va|es|son|era|ha|han|puede|è|sono|hanno|può|zijn|heeft|hebben|kan|zal|wordt|é|são|foi|tem|têm|pode|vai|and|und|et|y|e|en|'s|’s)(?![\p{L}\p{N}])/u;

/**
 * What follows the greeting at the beginning of a text on one line; the whole text if it has none. The name of the
 * post's author counts as one, since networks put it there in an answer, but not as the subject of what is said. Pure.
 */
export function withoutGreeting(plain: string, author: string): string {
  const rest = author !== "" && plain.startsWith(author) ? plain.slice(author.length) : "";
  const [, mark, said = ""] = /^([,:]?)\s+(.*)/su.exec(rest) ?? [];
  // A single word is mostly a company's name.
  const isSubject =
    mark === "" && (afterSubject.test(said) || (!author.includes(" ") && /^\p{Ll}/u.test(said)));
  return (said !== "" && !isSubject ? said : plain).replace(greeting, "");
}
