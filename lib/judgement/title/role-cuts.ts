/** Parts of a title that are not the current role: past roles, wishes, employers, slogans. */

const end = "(?![\\p{L}\\p{N}])";
const start = "(?<![\\p{L}\\p{N}])";

const pastAndWished = [
  "ex|former|formerly|previous|previously|past|prev|ehemalig\\p{L}*|ehem|vormals|frueher\\p{L}*",
  "früher\\p{L}*|ancien|ancienne|anciennement|antiguo|antigua|exdirector|voormalig\\p{L}*|antigo",
  "antiga|già|aspiring|future|angehende\\p{L}*|zukünftige\\p{L}*|futur|future|seeking|looking for",
  "in search of|open to work|open to|open for|actively seeking|available for|auf der suche nach",
  "auf der suche|auf jobsuche|suche|arbeitssuchend|offen für|en recherche|à la recherche",
  "a la recherche|à l'écoute|disponible|en búsqueda|en busca|buscando|in cerca|alla ricerca|op zoek",
  "em busca|à procura|currently between",
].join("|");
/** Past roles and wishes: dropped up to the next comma or sign of a new role. */
const notCurrent = new RegExp(`${start}(?:${pastAndWished})${end}[^,]*`, "giu");

const slogans = [
  "helping|i help|we help|helps|help|empowering|enabling|supporting|passionate about|on a mission",
  "ask me about|author of|host of|speaker on|mentor to|trusted by|connecting|building the|hilft",
  "wir helfen|ich helfe|j'aide|j’aide|ayudo|aiuto",
].join("|");
/** Employers and slogans: dropped up to the next comma. */
const notARole = new RegExp(
  `(?:(?<=[\\p{L}\\p{N})&.])\\s*@|${start}(?:at|bei|beim|chez|presso|bij|hos)${end}(?=\\s)` +
    `|${start}(?:${slogans})${end})[^,]*`,
  "giu",
);

/** An employer behind a comma, by its legal form: "Accountant, Chief LLC". */
const employer =
  /,\s*\p{Lu}[^,;|]*\s(?:GmbH|gGmbH|AG|SE|KG|KGaA|UG|Inc|LLC|Ltd|Limited|PLC|Corp|SAS|SARL|SpA|Srl|BV|NV|Lda|Ltda|AB)(?![\p{L}\p{N}])\.?/gu;

const retirement = [
  "retired|retiree|rentner|rentnerin|ruhestand|i\\.\\s?r\\.|pensionär\\p{L}*|pensioniert",
  "pensionaer\\p{L}*|retraité|retraitée|retraite|jubilad[oa]|pensionat[oa]|in pensione|gepensioneerd",
  "aposentad[oa]|reformad[oa]",
].join("|");
const retired = new RegExp(`${start}(?:${retirement})${end}`, "iu");

const separators = /\s*(?:[|;•·▪►→‣●★✦⭐\n\r]+|\s[/–—-]\s|\s\+\s)\s*/u;

/** At most this many characters of a title are read: longer ones are slogans. */
const maxTitleLength = 300;

/** The current roles that a title names, in order; empty if it names none. */
export function currentRoles(title: string): string[] {
  return title
    .slice(0, maxTitleLength)
    .split(separators)
    .map((part) => part.replace(notCurrent, " ").replace(notARole, " ").replace(employer, " ").trim())
    .filter((part) => /\p{L}/u.test(part));
}

/** Whether someone says they have retired. */
export function isRetired(title: string): boolean {
  return retired.test(title.slice(0, maxTitleLength));
}
