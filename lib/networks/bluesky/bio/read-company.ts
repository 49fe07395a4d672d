/** Reads a company's name, or its account, from where a bio names it. Pure. */
import { isHandle } from "../address";
import { companyEnding, noCompany } from "./other-words";
import { fold, looseRole, namesRole, startsWithArea } from "./role-words";

export interface NamedCompany {
  companyName: string;
  /** The account that the bio mentions: a handle with its domain. */
  companyHandle: string | null;
}

/** What precedes a name. */
export interface NameMark {
  /** It can only be a company's, so that a lower-case name counts too. */
  isCertain: boolean;
  /** An `@` right before it, so that it is one word. */
  isMention?: boolean;
}

const maxWords = 6;
const legalForm =
  /^(?:inc|llc|ltd|gmbh|ag|se|kg|corp|plc|co|sas?|sarl|lda|ltda|srl|spa|bv|nv|sl|s\.p\.a|s\.r\.l|s\.a|s\.l|b\.v|n\.v|e\.v)\.?$/;
/** Abbreviations that begin a name: `St. Mary Hospital`. */
const title = /^(?:St|Dr|Mt|Ste)\.$/;
const genericWords = [
  "a|an|my|our|your|their|his|her|some|one|various|several|big|large|small|early|stealth|seed|series",
  "fast|einem?r?n?|meinem?r?|unserem?r?|un|une|mon|ma|notre|una|uno|mi|nuestr[oa]|il|lo|mio|een|mijn",
  "ons|onze|um|uma|meu|minha|home|work|school|night|heart|large|scale|last|least|startup|startups",
  "work|day|university|the|least|day",
].join("|");
const generic = new RegExp(`^(?:${genericWords})$`);
const connector = /^(?:of|the|de|der|du|des|la|le|les|fur|for|di|del|della|van|von|do|da|dos|das|&|\+)$/;
const article = /^(?:the|der|dem|den|die|das|la|le|les|l'|el|il|lo|o|a|de|het)\s+/i;
/** A sentence part, a bracket or a quote ends a name. */
const closing = /[,;:!?)\]}"”»]+$|\.$/;

/**
 * The company at the beginning of a text: capitalized words, a brand such as `n8n` or `monday.com`, or a mention such
 * as `@acme` or `@acme.example`. Null if it begins with something else: a place, an area, or a generic word.
 */
export function readCompany(text: string, { isCertain, isMention = false }: NameMark): NamedCompany | null {
  const words = text.trim().split(/\s+/);
  const [first = ""] = words;
  if (first.startsWith("@")) return readMention(first);
  if (isMention && !companyEnding.test(fold(trimEnd(words.slice(0, 2).join(" "))))) return readMention(first);
  const bare = first.replace(/^["“„«([]+/, "");
  const leading = article.exec(`${bare} `);
  if (leading && words.length > 1 && !isCapitalized(bare.replace(/^l'/i, ""))) {
    const [, ...rest] = words;
    return isCapitalized(rest[0] ?? "") ? readCompany(rest.join(" "), { isCertain: false }) : null;
  }
  const domain = trimEnd(bare).toLowerCase();
  if (isCertain && isHandle(domain)) return { companyName: trimEnd(bare), companyHandle: domain };
  return isNameStart(bare, { isCertain, isAlone: words.length === 1 })
    ? nameFrom([bare, ...words.slice(1)])
    : null;
}

/** A company named by itself, between separators: only if something marks it as one. */
export function readMarkedCompany(text: string): NamedCompany | null {
  const trimmed = text.trim();
  if (/^@[\w.-]+\W*$/u.test(trimmed)) return readMention(trimmed);
  if (!companyEnding.test(fold(trimmed)) || trimmed.split(/\s+/).length > maxWords) return null;
  return readCompany(trimmed, { isCertain: false });
}

/** The company with a legal form or the like anywhere in a text. */
export function findMarkedCompany(text: string): NamedCompany | null {
  const names = text.match(/\p{Lu}[\p{L}\p{N}&.+-]*(?:\s+(?:&\s+)?\p{Lu}[\p{L}\p{N}&.+-]*){1,4}/gu) ?? [];
  const found = names.find((name) => legalForm.test(fold(name.split(/\s+/).at(-1) ?? "")));
  return found ? { companyName: found, companyHandle: null } : null;
}

function readMention(word: string): NamedCompany | null {
  const mention = trimEnd(word.replace(/^@+/, "").replace(/['’]s$/, ""));
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(mention)) return null;
  const handle = mention.toLowerCase();
  if (!isHandle(handle)) return { companyName: mention, companyHandle: null };
  return { companyName: mention.split(".")[0] ?? mention, companyHandle: handle };
}

function isNameStart(word: string, input: { isCertain: boolean; isAlone: boolean }): boolean {
  const plain = trimEnd(word);
  const folded = fold(plain);
  if (!/^[\p{L}\p{N}]/u.test(plain) || noCompany.has(folded)) return false;
  if (isCapitalized(plain)) return true;
  const isBrand =
    /\p{N}/u.test(plain) || /\p{Ll}\p{Lu}/u.test(plain) || /^[\p{L}\p{N}-]+\.[a-z]{2,6}$/u.test(plain);
  return (isBrand && !/^\p{N}+$/u.test(plain)) || (input.isCertain && input.isAlone && !generic.test(folded));
}

function nameFrom(words: string[]): NamedCompany | null {
  const taken: string[] = [];
  for (const [index, word] of words.entries()) {
    const isPart =
      taken.length === 0 || isCapitalized(word) || /^\p{N}/u.test(word) || isConnected(words, index);
    if (taken.length === maxWords || !isPart || /^[([{|]/.test(word)) break;
    taken.push(word);
    if (closing.test(word) && !legalForm.test(fold(word)) && !title.test(word)) {
      const next = words[index + 1] ?? "";
      if (word.endsWith(",") && legalForm.test(fold(trimEnd(next)))) taken.push(next);
      break;
    }
  }
  const name = trimEnd(taken.join(" ").replace(/\s+(?:&|\+)$/, "")).replace(/['’]s$/, "");
  const folded = fold(name);
  const isOther =
    noCompany.has(folded) || (startsWithArea.test(folded) && taken.length === 1 && name.length < 4);
  return name === "" || isOther || (namesRole(folded) && taken.length < 3)
    ? null
    : { companyName: name.slice(0, 120), companyHandle: null };
}

/** A small word inside a name: `Bank of Somewhere`. */
function isConnected(words: string[], index: number): boolean {
  const next = words[index + 1] ?? "";
  const isRole = namesRole(fold(next)) || looseRole.test(fold(next));
  return connector.test(fold(words[index] ?? "")) && isCapitalized(next) && !isRole;
}

const isCapitalized = (word: string): boolean => /^["“„«([]*[\p{Lu}\p{Lt}]/u.test(word);

/** Without punctuation at the end, except in an abbreviation such as `Inc.` */
function trimEnd(word: string): string {
  const trimmed = word.replace(/[\s,;:!?)\]}"”»]+$/u, "");
  return legalForm.test(fold(trimmed.split(/\s+/).at(-1) ?? "")) ? trimmed : trimmed.replace(/\.+$/, "");
}
