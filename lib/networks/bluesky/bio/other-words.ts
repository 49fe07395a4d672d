/** Words that keep parts of a bio from being read as a role or a company. */
import { readLists } from "@/lib/judgement/text/word-lists";
import { bioTerms, oneOf } from "./bio-words";

/**
 * What once was, is not yet, or is said of someone else, at the beginning of a folded part: `ex-CTO`, `for founders`.
 * After a star at the end, a word goes on; alone, it is any word.
 */
export const otherThanNow = new RegExp(
  `^(?:\\W*)(?:ex(?:[- :.]|$)|for \\w+s\\b|${bioTerms("not_now").map(patternOfBeginning).join("|")})`,
  "u",
);

function patternOfBeginning(term: string): string {
  const [stem = term] = term.split("*");
  if (stem === term) return `${oneOf([term])}\\b`;
  return `${oneOf([stem])}${stem.endsWith(" ") ? "\\w" : ""}`;
}

const organizationSays = [
  "we(?!(?:'re| are)? hiring)(?:'re|'ve)?\\b|our\\b|this is the\\b",
  "(?:the |das |le |la |el |il |o |a |de )?(?:official|offiziell\\w*|officiel\\w*|oficial\\w*|ufficiale|officiele)\\b",
  "wir\\b(?! stellen ein)|unsere?\\b|nous\\b(?! recrutons)|notre\\b|nosotros\\b|somos\\b|nuestr|noi\\b",
  "siamo\\b|nostr|wij\\b|onze\\b|nos somos\\b|noss[oa]",
  "the (?:leading|first|only|all-in-one|open|modern|fastest|platform|home|world)",
  "news (?:from|about|by)|updates from|posts? (?:by|from)|tweets? (?:by|from)|run by",
  "account (?:of|for|by)|bot\\b|automated|feed of",
].join("|");
/** An organization speaks of itself, or the account belongs to one. Matched at the beginning of a folded bio. */
export const speaksForOrganization = new RegExp(`^\\W*(?:${organizationSays})`);

/** Words before a role that say nothing of it. Matched at the beginning of a folded part. */
export const leadIn = new RegExp(`^(?:${oneOf(bioTerms("lead_ins"))})(?:[:,!.]*\\s+|:\\s*)`);

const beforeWork = [
  "i |ich |je |j'|yo |io |ik |eu |day job |currently |now |proudly |aktuell |actuellement ",
  "actualmente |attualmente |momenteel |atualmente ",
].join("|");
const activities = "work(?:s|ing)?|building|shipping|making|designing|selling|doing";
const atWork = [
  "work(?:s|ing)?|employed|day job|here|arbeite|arbeitet|tatig|angestellt|travaille|bosse|en poste",
  "salariee?|trabajo|trabajando|lavoro|lavorando|werk|werkt|werkzaam|trabalho|trabalhando|currently",
  "now|aktuell|actuellement|actualmente|attualmente|momenteel|atualmente",
].join("|");
/** What precedes a company where no role is named: `working at`, `employed by`. Matches a whole folded text. */
export const worksThere = new RegExp(
  `^(?:${beforeWork})*(?:(?:${activities})(?: [\\p{L}\\p{N}&/-]+){0,5}|${atWork})?$`,
  "u",
);

const { places, others, ends } = readLists("bio/companies.txt", ["places", "others", "ends"]);

/** Regions, countries and large cities, and words that follow a comma without being a company. Folded. */
export const noCompany: ReadonlySet<string> = new Set([...places, ...others]);

/** What makes a name that of a company, at its end. Folded. */
export const companyEnding = new RegExp(`(?:^|[\\s.])(?:${oneOf(ends)})\\.?$`);
