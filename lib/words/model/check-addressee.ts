/** Whether an opener greets the person, and nobody else. */
import { fold } from "./check-names";
import type { PromptData } from "./prompt";

/** First words of a greeting, and what may stand between it and a name. Folded. */
const greetings = new Set(
  `hi hello hey dear buen good greetings hallo guten guter liebe lieber sehr moin servus gruss bonjour bonsoir cher chere salut
   hola buenos buenas estimado estimada querido querida egun kaixo bon buongiorno buonasera buon salve ciao gentile caro
   cara egregio spettabile dag goedemorgen goeiemorgen goedemiddag goeiemiddag goeienavond goedenavond goedendag beste geachte hoi ola oi bom boa caro cara
   prezado prezada estimada viva`.split(/\s+/),
);
const titles = new Set(
  `mr mrs ms miss mx dr prof professor sir madam morning afternoon evening day tag morgen abend nachmittag frau herr herrn
   geehrte geehrter doktor monsieur madame mademoiselle mme mlle me docteur gott senor senora sr sra dra don dona dia dias tardes
   noches tarde noite signor signora signorina sig dott dottor dottore dottoressa ing ingegnere avv giorno meneer mevrouw
   mevr dhr heer drs ir senhor senhora doutor doutora eng engenheiro engenheira san jour`.split(/\s+/),
);

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
