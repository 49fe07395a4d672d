/** Takes apart what people type into one field of an ICP: lists, exceptions and what stands in parentheses. */
import { wordsOf } from "@/lib/judgement/text/normalize-text";

export interface PhraseParts {
  /** What is meant, each part able to stand alone. */
  parts: string[];
  /** What is meant not to be: "banks except insurance". */
  except: string[];
}

/** Short forms that people type into a search, with what they stand for. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bS&M\b/g, "sales and marketing"],
  [/\bGTM (?:leaders?|leadership|executives?|heads?)\b/gi, "sales leader, marketing leader"],
  [/\bMDs?\b/g, "managing director"],
  [/\bEng\b\.?/gi, "engineering"],
  [/\bdevs?\b/gi, "developer"],
  [/\bPMs\b/g, "product manager, project manager"],
  [/\bC[- ]levels\b/gi, "C-level"],
  [/\bchief officers\b/gi, "C-level"],
  [/\bPersonaler(?::?innen)?\b/g, "HR"],
];

/** At most this many parts are read of one phrase. */
const maxParts = 20;

const negating = [
  "no|not|non|except(?:\\s+for)?|excluding|without|other than|kein(?:e|en|er)?|nicht|ohne|au(?:ß|ss)er",
  "sans|sauf|hors|pas(?:\\s+de|\\s+d['’])?|except[ée]|sin|salvo|excepto|senza|tranne|eccetto|escluso",
  "esclusi|geen|niet|behalve|zonder|sem|exceto|n[ãa]o|ni",
].join("|");
const negations = new RegExp(`(?<![\\p{L}-])(?:${negating})\\s+`, "giu");
/** Names that begin like a negation. */
const notNegated =
  /(?<![\p{L}-])(?:not for profit|no code|sans but lucratif|sin (?:animo|ánimo|fines) de lucro|senza (?:scopo|fini) di lucro|sem fins lucrativos|zonder winstoogmerk|ohne gewinn\p{L}*)/giu;
const listMarks = /\s*[,;|•\n]\s*/u;
/** Words and marks that join two jobs, or two parts of one. */
const joints =
  /\s+(?:and|or|und|oder|sowie|et|ou|y|o|e|as well as)\s+(?:auch\s+)?|\s*[&+]\s*|(?<=\p{L})\s*\/\s*(?=\p{L})/giu;
/** In Dutch, "en" joins too; in French and Spanish it means "in" ("responsable en chef", "experto en ventas"). */
const dutchAnd = /\s+en\s+(?!(?:chef|charge|formation|alternance|jefe|cargo|pr[aá]cticas)(?!\p{L}))/giu;
const frenchOrSpanishWords = [
  "du|des|les|la|le|et|aux|au|dans|del|los|las|el|y|para|por|d['’]|l['’]|responsables?|directora?",
  "directores|directrice|jef[ea]s?|especialista|expert[oa]?s?|t[eé]cnic[oa]|charg[eé]e?",
  "conseill\\p{L}+",
].join("|");
const frenchOrSpanish = new RegExp(`[éèêàâçîôûáíóúñ]|(?<!\\p{L})(?:${frenchOrSpanishWords})(?!\\p{L})`, "iu");
const before = [
  "all|any|every|alle|tous les|toutes les|todos los|todas las|tutti i|tutte le|todos os|todas as|the",
  "our|bitte|y|and|und|et|e|en",
].join("|");
const after = [
  "roles?|positions?|titles?|functions?|people|folks|staff|profiles?|types?|rollen|stellen|postes",
  "puestos|ruoli|functies|cargos",
].join("|");
/** Words around a job that say nothing of it: "all HR roles". */
const around = new RegExp(`^(?:${before})\\s+|\\s+(?:${after})$`, "giu");
/** "CFOs", "VPs", "CFO's". */
const pluralAbbreviation = /\b([A-Z]{2,5})['’]?s\b/g;

/** What the parts of a phrase are judged by. */
export interface PartReader {
  /** Whether a part can stand alone: a title with a level, or nothing but industries. */
  stands(part: string): boolean;
  /** Whether a part names what is done ("Marketing"), so that it may share a level with its neighbor. */
  names(part: string): boolean;
}

/**
 * The parts of a phrase. A comma separates always; "and", "&" or "/" only where each part is something of its own. What
 * stands in parentheses is a part, or narrows the one before ("CPO (procurement)"). Pure.
 */
export function splitPhrase(phrase: string, reader: PartReader): PhraseParts {
  const parts: string[] = [];
  const except: string[] = [];
  const spelled = shortForms.reduce((text, [short, long]) => text.replace(short, long), phrase);
  const safe = spelled.replace(notNegated, (name) => name.replaceAll(" ", "\u2060"));
  const inner: string[] = [];
  const outer = safe.replace(/[([]([^()[\]]*)[)\]]/g, (_, text: string) => {
    inner.push(text);
    return " ";
  });
  for (const text of [outer, ...inner]) {
    const [wanted = "", ...unwanted] = text.split(negations);
    const found = listIn(wanted, reader);
    const narrowed = parts.length === 1 ? `${parts[0]} ` : "";
    parts.push(...found.map((part) => (!reader.stands(part) && reader.names(part) ? narrowed + part : part)));
    except.push(...unwanted.flatMap((one) => listIn(one, reader)));
  }
  return { parts: parts.slice(0, maxParts), except: except.slice(0, maxParts) };
}

function listIn(text: string, reader: PartReader): string[] {
  return text
    .split(listMarks)
    .flatMap((part) => splitJoints(clean(part), reader))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/**
 * "Head of Sales & Marketing" is "Head of Sales" and "Head of Marketing", "VP/Director of Sales" is "VP of Sales" and
 * "Director of Sales"; "Health & Safety" is one.
 */
function splitJoints(part: string, reader: PartReader): string[] {
  const joined = frenchOrSpanish.test(part) ? part : part.replace(dutchAnd, " & ");
  const pieces = joined.split(joints).map(clean);
  const [first = "", ...rest] = pieces;
  const last = pieces.at(-1) ?? "";
  if (pieces.length < 2 || pieces.some((piece) => piece === "")) return [part];
  if (pieces.every(reader.stands)) {
    const tail = reader.names(first) ? "" : last.split(/\s+/).slice(1).join(" ");
    return pieces.map((piece) => (tail !== "" && !reader.names(piece) ? `${piece} ${tail}` : piece));
  }
  const head = first.split(/\s+/).slice(0, -1).join(" ");
  const shares = head !== "" && reader.stands(first) && reader.names(first);
  if (!shares || !rest.every((piece) => reader.stands(piece) || reader.names(piece))) return [part];
  return [first, ...rest.map((piece) => (reader.stands(piece) ? piece : `${head} ${piece}`))];
}

function clean(part: string): string {
  const plain = part.replaceAll("\u2060", " ").replace(pluralAbbreviation, "$1").replace(/\s+/g, " ").trim();
  const bare = plain.replace(around, "").trim();
  return wordsOf(bare).length > 0 ? bare : plain;
}
