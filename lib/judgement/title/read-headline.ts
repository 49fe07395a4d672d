/** Reads what a headline says of its owner's job; open networks have no field for a position. */
import { namesLevel } from "./read-role";
import { currentRoles } from "./role-cuts";

/** What a headline names, sorted by how much it says of the person's own job. */
export interface HeadlineParts {
  /** They run something of their own: "Founder @ Acme", "Building Acme". */
  owns: boolean;
  /** They study, or want to become what they name. */
  learns: boolean;
  /** The parts to read: positions if it names any, else topics. */
  parts: string[];
}

const start = "(?<![\\p{L}\\p{N}])";
const end = "(?![\\p{L}\\p{N}])";
const any = (words: string) => new RegExp(`${start}(?:${words})${end}`, "iu");

const opinions = [
  "views|opinions?|tweets|posts|thoughts|meinung(?:en)?|ansichten|propos|opiniones|opinioni",
  "mening(?:en)?|opini[õo]es",
].join("|");
const personal = [
  "own|mine|personal|expressed|eigene?|privat|personnel(?:le)?s?|propi[ao]s|personali|mie|eigen",
  "pessoais|minhas",
].join("|");
const disclaimer = new RegExp(
  `[[({]?(?:all |my |the )?(?:${opinions})(?![\\p{L}])` +
    `[^|•·]*?(?:${personal})(?:\\s+(?:are|is)\\s+(?:personal|mine|my own))?[\\])}]?`,
  "giu",
);
/** "Investor I Stanford MBA": a capital I as a bar. */
const capitalBar = /(?<=[\p{L})])\s+I\s+(?=\p{Lu})/gu;
const served = [
  "help|helping|back|backing|support|supporting|empower|empowering|for|to|with|by|invest in",
  "investing in",
].join("|");
const founders = [
  "(?:co[- ]?)?founder|founding (?:general )?partner|\\p{L}*preneur|(?:mit)?gründer(?:in)?",
  "(?:co)?fondateur|(?:co)?fondatrice|(?:co)?fundador[a]?|(?:co)?fondator[e]|oprichter",
].join("|");
const founder = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<!(?:${served})\\s(?:[\\p{L}\\d-]+\\s){0,3})` +
    `(?:${founders})(?![\\p{L}])(?!['’]s)`,
  "iu",
);
/** What people build who found nothing. */
const buildsNoCompany = [
  "and|better|great|strong|high|the future|teams?|brands?|relationships?|bridges|communit|careers?",
  "trust|stories|products?|software|scalable|data|systems|apps?|websites?",
].join("|");
const building = new RegExp(
  "^(?:(?:now|currently|founding|co-?building) )?(?:building|founding|bootstrapping)\\s+" +
    `(?!(?:${buildsNoCompany})(?![\\p{L}]))`,
  "iu",
);
const learner = any(
  [
    "aspiring|aspirant|students?|undergrad(?:uate)?|freshman|sophomore|incoming|attending|candidate",
    "scholar|graduate of|grad (?:at|@)|b\\.?\\s?com(?:\\(hons?\\.?\\))?|b\\.?\\s?tech|ba\\.?\\s?ll\\.?b",
    "bachelor(?:'s|’s)?|master(?:'s|’s)? (?:@|at|student)|ms (?:in|@|at)|class of 20\\d\\d|learner",
    "étudiante?|estudiante|studente(?:ssa)?|estudante|studierende|studentin",
  ].join("|"),
);
const classYear = /['’](?:2[5-9]|3\d)(?!\d)|-(?:2[5-9])(?!\d)/u;
const wish = /(?<![\p{L}\p{N}])(?:aspiring|future|incoming|angehende[rn]?|futur|aspirante a|aspirant)\s+/giu;
/** Whom and what they serve says nothing of their own function. */
const service = any(
  [
    "i help|we help|helping|help|empowering|enabling|backing|turning|making|transforming|driving",
    "simplifying|optimi[sz]ing|scaling|connecting|bringing|searching|building|creating|supporting",
    "unlocking|on a mission|trusted by|from .* to",
  ].join("|"),
);
const interest = any("enthusiast|lover|geek|nerd|advocate for|passionate about|curious about|fan of");

/** Sorts what a headline says. Pure. */
export function partsOfHeadline(headline: string): HeadlineParts {
  const plain = headline.replace(disclaimer, " ").replace(capitalBar, " | ");
  const all = currentRoles(plain);
  const topics = all.filter((part) => !interest.test(part) && !service.test(part));
  const positions = topics.filter(namesLevel);
  const owns = all.some((part) => founder.test(part)) && !isFormer(headline);
  const segments = plain.split(/[|•·\n]+/).map((part) => part.trim());
  const builds = positions.length === 0 && segments.some((part) => building.test(part));
  const learns = positions.length === 0 && (learner.test(plain) || classYear.test(plain));
  const wanted = learns ? currentRoles(plain.replace(wish, "")).filter((part) => !service.test(part)) : [];
  const parts = [positions, wanted, topics, all].find((list) => list.length > 0) ?? [];
  return { owns: owns || builds, learns, parts };
}

const openings = [
  "i|i'm|we|not|no|hiring|recruiting|seeking|wanted|wife|husband|mother|father|mom|dad|son|daughter",
  "friend|coach(?:ing)?|busco|buscamos|cherche|recrute|suche|cerco|procuro|zoek",
].join("|");
/** What looks like a position, but is somebody else's, wanted, or past. */
const noPosition = new RegExp(
  `^(?:${openings})(?![\\p{L}])|retired|ruhestand|retrait[ée]|jubilad|pensionat|aposentad`,
  "iu",
);

/** Longer or lower-case parts are slogans rather than something to call a person. */
const longestPosition = 60;

/** The first position that a headline names, as it is written: `Head of Sales` of "Head of Sales | Acme". Pure. */
export function positionIn(headline: string): string | null {
  const isPosition = (part: string) =>
    part.length <= longestPosition &&
    /^\p{Lu}[^()[\]{}]*$/u.test(part) &&
    ![service, interest, noPosition].some((pattern) => pattern.test(part)) &&
    namesLevel(part);
  const parts = currentRoles(headline.replace(disclaimer, " ").replace(capitalBar, " | "));
  // "Sales Director (ex-Google)" has lost what is past by now.
  return parts.map((part) => part.replace(/\s*[([{][^)\]}]*$/u, "")).find(isPosition) ?? null;
}

/** The title to call a person by: open networks have no field for a position, but headlines that name one. Pure. */
export const titleOf = ({ title, headline }: Record<"title" | "headline", string | null>): string | null =>
  title || positionIn(headline ?? "");

/** Every mention of a founder is a former one: "Ex-founder of Acme". */
function isFormer(headline: string): boolean {
  return /(?:ex|former|formerly|previously|ehemalige?r?|ancien(?:ne)?)[\s-]+(?:co[- ]?)?(?:founder|gründer|fondat)/iu.test(
    headline,
  );
}
