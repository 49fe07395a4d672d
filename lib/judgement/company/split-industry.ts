import { normalizeText } from "@/lib/judgement/text/normalize-text";

/** The words of an industry's name, and which part of the name each belongs to ("Banks, insurers and funds"). */
export interface IndustryName {
  words: string[];
  /** The index of the part of each word, ascending. */
  parts: number[];
}

const maxLength = 200;

/** Small words inside a name; articles and prepositions of seven languages. */
const smallWords = new Set(
  `a al alla alle allo ao aos as at aux by da das de dei degli del dell della delle dem den der des di die do dos d du el for from fuer gli het i il im in l la las le les lo los mit na no nas nos nel of os par para per pour s the to um un una uma une van von vom voor with zum zur`.split(
    " ",
  ),
);
/** Words that separate two parts, as a comma does. */
const conjunctions = new Set(`and e en et o och oder or ou und y`.split(" "));
const afterE =
  /^(?:commerce|commercants?|business|mail|learning|health|sante|mobility|mobilitaet|handel|sports?|tailers?)$/;

/** Whether a word is the "e" of "e-commerce", not an Italian or Portuguese "and". */
export function isElectronic(word: string, next: string | undefined): boolean {
  return word === "e" && afterE.test(next ?? "");
}

/** Splits an industry's name at punctuation and conjunctions, and drops small words. At most 200 characters. */
export function splitIndustry(name: string): IndustryName {
  const tokens = normalizeText(name.slice(0, maxLength)).match(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s'’-]/gu) ?? [];
  const words: string[] = [];
  const parts: number[] = [];
  let part = 0;
  tokens.forEach((token, index) => {
    if (isElectronic(token, tokens[index + 1])) {
      words.push(token);
      parts.push(part);
    } else if (!/[\p{L}\p{N}]/u.test(token) || conjunctions.has(token)) part += 1;
    else if (!smallWords.has(token)) {
      words.push(token);
      parts.push(part);
    }
  });
  return { words, parts };
}

/** The words of a text as industry names are matched: without small words and conjunctions. */
export function withoutSmallWords(words: readonly string[]): string[] {
  return words.filter(
    (word, index) =>
      !smallWords.has(word) && (!conjunctions.has(word) || isElectronic(word, words[index + 1])),
  );
}

/** Words that name a kind of company, its size or place, not its industry. */
const formWords = new Set(
  `service services company companies firm firms business businesses brand brands provider providers organization organizations organisation organisations industry industries sector sectors vertical verticals space market markets vendor vendors startup startups start up ups scaleup scaleups sme smes smb smbs enterprise enterprises corporate corporates group groups other general global international national local regional european us uk dach small mid midsize medium large sized size market leading private b2b b2c operator operators professional professionals practice practices owner owners
  unternehmen firma firmen betrieb betriebe branche branchen sektor anbieter dienstleister dienstleistung dienstleistungen mittelstand mittelstaendische mittelstaendler kmu konzern konzerne wirtschaft gewerbe deutsche deutschland grosse kleine industrie
  entreprise entreprises societe societes secteur secteurs filiere pme eti tpe cabinet cabinets marque marques acteurs groupe groupes metiers
  empresa empresas compania companias sector negocio negocios pyme pymes marca marcas industria sociedad setor setores ramo ramos companhias negocios servicios servicos
  azienda aziende impresa imprese settore settori societa pmi marchi marca servizi
  bedrijf bedrijven sector branche mkb organisatie organisaties onderneming ondernemingen diensten dienstverlening merken`.split(
    /\s+/,
  ),
);

/** Whether a word says nothing about the industry itself. */
export function isFormWord(word: string): boolean {
  return formWords.has(word);
}
