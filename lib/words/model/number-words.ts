/** Spelled-out numbers that state a figure. One and two are left out: they are articles and idioms. */
import type { Language } from "@/db/vocabulary";

/** The numbers in the order of the words below; `2.5` and `3.5` stand for "twice as" and "three times as". */
const values = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30, 40, 50, 60, 70, 80, 90, 100, 1_000, 1e6, 1e9, 0.5, 2.5, 3.5,
];

/** One list a number, separated by spaces; synonyms by a slash. A dash: the word means something else as well. */
const lists: Record<Language, string> = {
  en: "three four five six seven eight nine ten eleven twelve/dozen/dozens fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred/hundreds thousand/thousands million/millions billion/billions halved/halving double/doubled/twice triple/tripled",
  de: "drei vier fünf sechs sieben acht neun zehn elf zwölf/dutzend/dutzende fünfzehn zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig hundert/hunderte tausend/tausende million/millionen milliarde/milliarden hälfte/halbiert verdoppelt/doppelt verdreifacht",
  fr: "trois quatre cinq six sept huit - dix onze douze/dizaine/dizaines quinze vingt trente quarante cinquante soixante septante huitante/octante nonante cent/cents/centaine/centaines mille/milliers million/millions milliard/milliards moitié doublé triplé",
  es: "tres cuatro cinco seis siete ocho nueve diez once doce/docena/docenas quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien/cientos mil/miles millón/millones - mitad doble/duplicado/duplicó triple/triplicado",
  it: "tre quattro cinque - sette otto nove dieci undici dodici/dozzina/decine quindici venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento/centinaia mille/migliaia milione/milioni miliardo/miliardi metà/dimezzato doppio/raddoppiato triplo/triplicato",
  nl: "drie vier vijf zes zeven acht negen tien elf twaalf/dozijn/tientallen vijftien twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd/honderden duizend/duizenden miljoen/miljoenen miljard helft/gehalveerd verdubbeld/dubbele verdrievoudigd",
  pt: "três quatro cinco seis sete oito nove dez onze doze/dúzia/dezenas quinze vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem/centenas mil/milhares milhão/milhões bilhão/bilhões metade dobro/dobrou/duplicou triplo/triplicou",
};

/** The value of each word by language. */
export const numberWords: Record<Language, ReadonlyMap<string, number>> = {
  en: mapOf(lists.en),
  de: mapOf(lists.de),
  fr: mapOf(lists.fr),
  es: mapOf(lists.es),
  it: mapOf(lists.it),
  nl: mapOf(lists.nl),
  pt: mapOf(lists.pt),
};

function mapOf(list: string): ReadonlyMap<string, number> {
  return new Map(
    list.split(" ").flatMap((words, index) => {
      const value = values[index];
      return value === undefined || words === "-"
        ? []
        : words.split("/").map((word): [string, number] => [word, value]);
    }),
  );
}
