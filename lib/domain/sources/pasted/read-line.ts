/** One line of pasted text, which is no row of a table with headings. */
import { longestCompanyName } from "@/lib/contracts/sources-pasted";
import { findAddresses, nameBeside, nameOrNull } from "./addresses";
import { cellsOf } from "./cells";
import type { Addresses, NamedKind, TextAs, Wish } from "./entry";
import { hasWords, plainWords, withoutBullets } from "./marks";
import { readPhrases, refusal } from "./phrases";

const prefix =
  /^(?:(person|people|profile)|(company|companies|company page|competitor)|(keyword|keywords|phrase|phrases|search|topic))s?\s*[:=]\s*(?=\S)/iu;

/** The kind that the line names, such as `company: Northwind`, and what follows. */
function readPrefix(line: string): { kind: NamedKind; text: string } {
  const match = prefix.exec(line);
  if (!match) return { kind: null, text: line };
  const kind = match[1] ? "person" : match[2] ? "company" : "keywords";
  return { kind, text: line.slice(match[0].length) };
}

/** What a line asks for; empty if nothing is in it. */
export function readLine(line: string, network: Addresses, textAs: TextAs): Wish[] {
  const { kind, text } = readPrefix(withoutBullets(line));
  if (!hasWords(text)) return kind === null ? [] : [refusal("There is no word after the prefix.")];
  if (kind === "keywords") return readPhrases(text);
  const cells = cellsOf(text);
  const found = cells.map((cell) => findAddresses(cell, network, kind));
  const addresses = found.flatMap((cell) => cell.addresses);
  const name = nameBeside(found.map(({ rest }) => rest));
  if (addresses.length > 0) {
    return addresses.map(({ type, input }) => ({
      as: type,
      input,
      name: addresses.length === 1 ? name : null,
    }));
  }
  const isCompany = kind === "company" || (kind === null && textAs === "companies");
  const [other] = found.flatMap((cell) => cell.others);
  if (isCompany && name !== null) return [{ as: "company_name", name }];
  if (other !== undefined) {
    const type = kind === "company" ? "company" : "person";
    return [{ as: "nothing", why: { reason: "address", type, input: other } }];
  }
  if (kind === "person") return [refusal("A person needs the address of a profile.")];
  return isCompany ? [readCompanyName(text)] : readPhrases(text);
}

/** The words of a text as the name of a company. */
export function readCompanyName(text: string): Wish {
  const name = nameOrNull(plainWords(text));
  return name === null || name.length > longestCompanyName
    ? refusal("This is too long for the name of a company.")
    : { as: "company_name", name };
}
