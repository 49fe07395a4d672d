/** Reads who someone is from their bio, by rules, in seven languages. Pure and bounded. */
import { excerpt } from "@/lib/judgement/text/excerpt";
import { leadIn, noCompany, otherThanNow, speaksForOrganization, worksThere } from "./other-words";
import { findMarkedCompany, type NamedCompany, readCompany, readMarkedCompany } from "./read-company";
import {
  completeRole,
  findRole,
  fold,
  isAgent,
  isArea,
  looseRole,
  namesRole,
  startsWithArea,
} from "./role-words";
import { splitBio } from "./split-bio";

export interface Bio {
  /** Null if the bio names no role that the person has now. */
  title: string | null;
  companyName: string | null;
  /** The account mentioned as the employer's, for example `acme.example`. */
  companyHandle: string | null;
  openToWork: boolean;
  hiring: boolean;
}

interface Role {
  title: string | null;
  company: NamedCompany | null;
}

/** The network allows 256 characters. */
const maxBio = 1_000;
const maxTitle = 120;
/** Marks between a role and a company, whatever the role is. */
const atMark = /\s*@\s*(?=[\p{L}\p{N}])|\s+(?:at|bei(?:m| der| dem)?|chez|presso|bij|w\/|for)\s+/giu;
/** Words that are such a mark only before a capitalized name: they have other meanings too. */
const softMark =
  /\s+(?:en|na|no|em|in|nella|nel|all'|dans|der|des|von|van|of|de la|de|del|della|dell'|di|du|d'|da|do)\s*(?=\p{Lu}|[\p{Ll}\p{N}-]+\.\p{Ll}{2})/u;
const certainMark = /@|^\s+(?:at|bei|beim|chez|presso|bij)/i;

/** `displayName` may hold the role too: `Jo Doe | CTO @ Acme`. */
export function readBio(input: string, displayName = ""): Bio {
  const bio = input.slice(0, maxBio);
  const folded = fold(bio);
  const marks = { openToWork: openToWork.test(folded), hiring: hiring.test(folded) };
  const nothing = { title: null, companyName: null, companyHandle: null };
  if (speaksForOrganization.test(folded)) return { ...nothing, ...marks };
  const [, ...besideName] = splitBio(displayName.slice(0, maxBio)).flat();
  const role = best(readSegments(splitBio(bio))) ?? best(readSegments(besideName.map((part) => [part])));
  if (!role) return { ...nothing, ...marks };
  return {
    title: role.title,
    companyName: role.company?.companyName ?? null,
    companyHandle: role.company?.companyHandle ?? null,
    ...marks,
  };
}

/** A bio's first line with words, for lists; null if there is none. */
export function firstLine(bio: string): string | null {
  const line = bio.split(/[\n\r]+/).find((text) => /\p{L}/u.test(text));
  return line ? excerpt(line, 220) || null : null;
}

const openToWork = new RegExp(
  [
    "#?open ?to ?work|looking for (?:a |my |new )*(?:job|role|work|position|opportunit)|auf jobsuche",
    "a l'ecoute|en recherche d'emploi|busco (?:trabajo|empleo)|cerco lavoro",
    "zoek(?:end naar)? (?:werk|een baan)|procuro (?:emprego|trabalho)",
  ].join("|"),
);
const hiring =
  /#hiring|(?:we(?:'re| are)|i'm|i am|now|currently) hiring|wir stellen ein|wir suchen|nous recrutons|on recrute|estamos contratando|assumiamo|wij zoeken|estamos a contratar/;

/** The first role with a company; otherwise the first role, with a company that stands by itself. */
function best(roles: Role[]): Role | null {
  const whole = roles.find(({ title, company }) => title && company);
  if (whole) return whole;
  const title = roles.find((role) => role.title)?.title ?? null;
  const company = roles.find((role) => role.company)?.company ?? null;
  return title || company ? { title, company } : null;
}

function readSegments(segments: string[][]): Role[] {
  return segments.flatMap((parts, index): Role[] => {
    const roles = readParts(parts);
    const [last] = roles.slice(-1);
    const next = segments[index + 1] ?? [];
    const follows = last?.title && !last.company && next[0] && isOfNow(next[0]) && readMarkedCompany(next[0]);
    return follows ? [...roles.slice(0, -1), { ...last, company: follows }] : roles;
  });
}

const isOfNow = (part: string): boolean => !otherThanNow.test(fold(part));

/** The roles in parts that stood between commas: a company may follow its role as the next part. */
function readParts(parts: string[]): Role[] {
  const roles: Role[] = [];
  let waiting: Role | null = null;
  let possible: Role | null = null;
  for (const part of joinAreas(parts)) {
    const text = withoutLeadIn(part);
    if (text === "" || !isOfNow(text)) continue;
    const role = readRole(text);
    if (role) {
      roles.push(role);
      waiting = role.title && !role.company ? (waiting ?? role) : null;
      if (role.company) fillIn(roles, role.company);
      continue;
    }
    // A word such as `Owner` is a role only with the company that follows it.
    const loose = text.split(" ").length <= 3 && looseRole.test(fold(text)) ? titleOf(text, true) : null;
    if (loose && !waiting) {
      waiting = { title: loose, company: null };
      possible = waiting;
      continue;
    }
    const company = waiting && readCompany(text, { isCertain: false });
    const isWhole = company && company.companyName.length >= text.replace(/\W+$/u, "").length - 1;
    if (waiting && isWhole && /^[\p{Lu}\p{N}@]/u.test(text)) {
      if (waiting === possible) roles.push(waiting);
      fillIn(roles, company);
    } else {
      const own = readMarkedCompany(text);
      if (own) roles.push({ title: null, company: own });
    }
    waiting = null;
  }
  return roles.filter(({ title, company }) => title || company);
}

/** A role and its area may stand apart: `Director, Demand Gen at Acme`. */
function joinAreas(parts: string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const isArea = before !== undefined && startsWithArea.test(fold(part)) && !namesRole(fold(part));
    if (isArea && namesRole(fold(before)) && !findMark(` ${before}`) && isOfNow(before)) {
      joined[joined.length - 1] = `${before}, ${part}`;
    } else joined.push(part);
  }
  return joined;
}

/** Gives the roles that are still without a company the one named after them: `CTO, Co-Founder, Acme`. */
function fillIn(roles: Role[], company: NamedCompany): void {
  for (const role of roles) if (role.title && !role.company) role.company = company;
}

/** One part: a role, with its company if named; or only a company where someone says that they work. */
function readRole(input: string): Role | null {
  // A mark needs a space before it, and may come first: `at Acme`.
  const text = ` ${input}`;
  const mark = findMark(text);
  const head = (mark ? text.slice(0, mark.start) : text).trim();
  const folded = fold(head);
  if (mark) {
    const company = readCompany(text.slice(mark.end), mark);
    const isLoose = company !== null && (looseRole.test(folded) || (mark.isCertain && isAgent(folded)));
    const isRole = namesRole(folded) || isLoose;
    if (company && mark.isCertain && isArea(folded)) return { title: head, company };
    if (isRole && (company || mark.isCertain)) return { title: titleOf(head, company !== null), company };
    if (!isRole && company && mark.isCertain && worksThere.test(folded))
      return { title: titleAfter(text.slice(mark.end)), company };
    if (mark.isCertain && !isRole) return null;
  }
  if (!namesRole(fold(input))) return null;
  const direct = readDirect(input);
  if (direct) return direct;
  const company = findMarkedCompany(input);
  if (!company) return { title: titleOf(input, false), company: null };
  const before = input
    .slice(0, input.indexOf(company.companyName))
    .replace(/\s+(?:der|des|die|von|de|of|di|da|do|van|du|la|in|en|em)$/i, "");
  return { title: titleOf(before.trim() || input, true), company };
}

/** The role in `Working at Acme as a product manager`. */
function titleAfter(text: string): string | null {
  const found = /\s(?:as|als|en tant que|comme|como|come)\s(.+)$/i.exec(text)?.[1];
  return found && namesRole(fold(found)) ? titleOf(found, true) : null;
}

interface Mark {
  start: number;
  end: number;
  /** False if the words have other meanings too, so that only a capitalized name counts. */
  isCertain: boolean;
  /** Written right before the name, as in `@acme`. */
  isMention: boolean;
}

/** The first mark whose right side can be a company. `of` and the like count only after a role that is complete. */
function findMark(text: string): Mark | null {
  const firm = [...text.matchAll(atMark)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    isCertain: certainMark.test(found[0]),
    isMention: found[0].endsWith("@"),
  }));
  const fitting = firm.filter(({ end, isCertain }) => isCertain || /^\p{Lu}/u.test(text.slice(end)));
  const [first] = fitting;
  const naming = fitting.filter((mark) => readCompany(text.slice(mark.end), mark) !== null);
  const named = naming.find(({ isCertain }) => isCertain) ?? naming[0];
  if (named ?? first) return named ?? first ?? null;
  for (let from = 0; from < text.length; ) {
    const soft = softMark.exec(text.slice(from));
    if (!soft) return null;
    const start = from + soft.index;
    const end = start + soft[0].length;
    const isGenitive = !/^\s+(?:en|na|no|em|nella|nel|dans)\b/i.test(soft[0]);
    const isIn = /^\s+in\b/i.test(soft[0]);
    const folded = fold(text.slice(0, start));
    const ends = isGenitive ? endsComplete(folded) : namesRole(folded);
    if (!isIn && ends && !startsWithArea.test(fold(text.slice(end))))
      return { start, end, isCertain: /^[\p{Ll}\p{N}-]+\./u.test(text.slice(end)), isMention: false };
    from = end;
  }
  return null;
}

/** Whether the text ends with a role that needs no area, so that a genitive after it names the company. */
function endsComplete(folded: string): boolean {
  const found = [...folded.matchAll(new RegExp(completeRole, "gu"))].at(-1);
  const isOwner = /(?:^|\s)(?:owner|partner|president|presidente|prasident(?:in)?|socio|socia)$/.test(folded);
  return isOwner || (found !== undefined && found.index + found[0].length === folded.length);
}

/** A company right after a complete role: `CEO Acme GmbH`. */
function readDirect(text: string): Role | null {
  const words = text.split(" ");
  for (let count = words.length - 1; count > 0; count -= 1) {
    const head = words.slice(0, count).join(" ");
    if (!endsComplete(fold(head)) || !/^[\p{Lu}]/u.test(words[count] ?? "")) continue;
    const rest = words.slice(count).join(" ");
    if (startsWithArea.test(fold(rest)) || namesRole(fold(rest))) return null;
    const company = readCompany(rest, { isCertain: false });
    return company && { title: titleOf(head, true), company };
  }
  return null;
}

/** The role in a head: without what precedes it in a sentence, and without an end that is no part of it. */
function titleOf(head: string, hasCompany: boolean): string | null {
  const words = withoutLeadIn(head)
    .replace(/^(?:I|[Ii]ch|[Jj]e|[Yy]o|[Ii]o|[Ii]k|[Ee]u)\s/, "")
    .split(" ");
  const kept = words.length > 7 ? fromRole(words) : words;
  const title = kept
    .join(" ")
    .replace(/\s+(?:and|und|et|y|e|en|who|that|building|helping|based|&|\+|\|)(?:\s.*)?$/u, (end) =>
      /^\s+(?:and|und|et|y|e|en|&|\+)\s/.test(end) && namesRole(fold(end)) ? end : "",
    )
    .replace(/[\s.,:;!?@/&+-]+$/u, "")
    .replace(/\s+(?:of|von|van|de|di|da|do|der|des|du|in|en|em)$/iu, "")
    .replace(/\s+(?:in|à|en|a|em|aus|from)\s+(\p{Lu}[\p{L}-]+)$/u, (end, place: string) =>
      / in /i.test(end) || noCompany.has(fold(place)) ? "" : end,
    )
    .slice(0, maxTitle);
  const folded = fold(title);
  return namesRole(folded) || (hasCompany && (looseRole.test(folded) || isAgent(folded))) ? title : null;
}

/** From the first role on, with the capitalized words and areas right before it. */
function fromRole(words: string[]): string[] {
  const folded = words.map(fold);
  const at = findRole(folded.join(" "));
  if (at < 0) return words.slice(-7);
  let start = folded.join(" ").slice(0, at).split(" ").length - 1;
  while (start > 0 && isQualifier(words[start - 1] ?? "")) start -= 1;
  return words.slice(start, start + 8);
}

const isQualifier = (word: string): boolean =>
  word !== "I" && (/^\p{Lu}/u.test(word) || startsWithArea.test(fold(word)));

function withoutLeadIn(text: string): string {
  let rest = text.trim();
  for (let turn = 0; turn < 5; turn += 1) {
    const found = leadIn.exec(fold(rest));
    // Folding may change lengths only by what it leaves out, so words are counted instead of characters.
    if (!found) return rest;
    const words = found[0].trim().split(" ").length;
    rest = rest.split(" ").slice(words).join(" ");
  }
  return rest;
}
