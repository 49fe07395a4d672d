import { type Language, languages } from "@/db/vocabulary";
import { readLanguage } from "@/lib/judgement/meaning/read-language";

/** Frequent small words; those that two of the languages share count for both. */
const lists: Record<Language, string> = {
  en: "the and of to is are was were with for on at by from that this what how who your you she he her his their they it its in as but not have has had do does would could which when where about into been ask why an a or can just no there",
  de: "der die das und ist sind war mit für auf bei von dem den des ein eine einen einem einer wie was wer ihr ihre ihrem ihren sie er es nicht hat haben zu zum zur im in am an als auch aber wird werden sich noch wo wenn dass oder über aus nach seit",
  fr: "le la les des et est sont avec pour sur par de du dans un une que qui quoi comment votre vous elle il son sa ses leur au aux ce cette ces pas a ont été plus mais où quand comme en ne se si d l",
  es: "el la los las y es son con para por de del en un una que qué quién cómo su sus usted ella él al lo se no ha han más pero cuando donde como este esta esto o si le les sobre",
  it: "il lo la i gli le e è sono con per di del della dei delle nel nella in un una che chi come cosa suo sua suoi lei al alla non ha hanno più ma quando dove questo questa si o se sul sulla da dal l",
  nl: "de het een en is zijn was met voor op bij van in uit dat dit wat hoe wie uw u zij hij haar hun niet heeft hebben te om als ook maar wordt worden zich nog waar wanneer of over naar aan die er",
  pt: "o a os as e é são com para por de do da dos das em no na nos nas um uma que quem como seu sua seus suas você ela ele ao à não foi tem têm mais mas quando onde este esta isso se ou lhe sobre pelo pela",
};
const smallWords = new Map(languages.map((language) => [language, new Set(lists[language].split(" "))]));

/**
 * Whether a text, without quotations and names, is in the language: no other has many more of its small words. True for a
 * text with too few of them to tell. Languages that are not among the seven are not told apart from the nearest one.
 */
export function isInLanguage(text: string, language: Language): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const countIn = (one: Language) => words.filter((word) => smallWords.get(one)?.has(word)).length;
  const most = Math.max(...languages.map(countIn));
  const own = countIn(language);
  const read = text.length < 30 ? null : readLanguage(text);
  if (read !== null && read !== language && own + 1 < countIn(read)) return false;
  if (words.length >= 12 && most === 0) return false;
  return most < 4 || own >= most * 0.8;
}
