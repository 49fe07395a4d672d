/** A table with headings, as exported or copied from a spreadsheet or a CRM. */
import { findAddresses, nameOrNull } from "./addresses";
import { delimiters, type Row, readRows } from "./cells";
import type { Addresses, NamedKind, Wish } from "./entry";
import { plainWords } from "./marks";
import { readPhrases, refusal } from "./phrases";
import { readCompanyName } from "./read-line";

/** What a column holds. */
type Column =
  | "address"
  | "company_address"
  | "name"
  | "first"
  | "last"
  | "company"
  | "keywords"
  | "kind"
  | "other";

/** Headings, as they are after case, spaces and signs are dropped. */
const headings: Record<Column, string> = {
  address:
    "url link address handle profile profileurl profilelink linkedin linkedinurl linkedinprofile linkedinprofileurl personlinkedinurl contactlinkedinurl bluesky blueskyhandle networkurl",
  company_address:
    "companyurl companypage companypageurl companylinkedin companylinkedinurl companyaddress organizationlinkedinurl accountlinkedinurl",
  name: "name fullname person people contact contactname displayname",
  first: "firstname givenname first",
  last: "lastname surname familyname last",
  company: "company companies companyname organization organisation account accountname employer competitor",
  keywords: "keyword keywords phrase phrases topic topics searchterm searchterms",
  kind: "type kind sourcetype",
  other:
    "website domain title jobtitle headline role email phone notes note location city country industry size employees id date status",
};
const columns = new Map(
  Object.entries(headings).flatMap(([column, names]) =>
    names.split(" ").map((name) => [name, column as Column] as const),
  ),
);
const columnOf = (cell: string): Column | undefined =>
  columns.get(cell.toLowerCase().replace(/[^\p{L}]/gu, ""));

export interface Table {
  heading: Row;
  columns: (Column | undefined)[];
  /** Whether a column names people, so that a company is only where they work. */
  isAboutPeople: boolean;
  rows: Row[];
}

/** The text as a table, if its first line names columns; else null. */
export function readTable(text: string): Table | null {
  const first = text.split("\n").find((line) => line.trim() !== "") ?? "";
  for (const delimiter of delimiters) {
    if (!first.includes(delimiter) && delimiter !== "\t") continue;
    const columns = readRows(first, delimiter)?.[0]?.cells.map(columnOf) ?? [];
    // One heading in a line of its own, or two of a table. A name in a sentence is none.
    const known = columns.filter((column) => column !== undefined).length;
    const isUseful = columns.some((column) => column !== undefined && column !== "other");
    if (!isUseful || (columns.length > 1 && known < 2)) continue;
    const [heading, ...rows] = readRows(text, delimiter) ?? [];
    const isAboutPeople = columns.some((column) => ["name", "first", "last"].includes(column ?? ""));
    if (heading) return { heading, columns, isAboutPeople, rows };
  }
  return null;
}

const kinds: [RegExp, NamedKind][] = [
  [/person|people|contact|profile/iu, "person"],
  [/company|competitor|organi[sz]ation|account/iu, "company"],
  [/keyword|phrase|search|topic/iu, "keywords"],
];

/** What a row asks for, from the cells of the columns that are known. */
export function readRow({ cells }: Row, { columns, isAboutPeople }: Table, network: Addresses): Wish[] {
  const inColumn = (wanted: Column) =>
    cells.filter((cell, index) => columns[index] === wanted && cell !== "");
  const [firstName = "", lastName = "", kindText = ""] = (["first", "last", "kind"] as const).map(
    (column) => inColumn(column)[0] ?? "",
  );
  const person = plainWords(inColumn("name")[0] ?? `${firstName} ${lastName}`);
  const company = plainWords(inColumn("company")[0] ?? "");
  const keywords = inColumn("keywords").flatMap(readPhrases);
  const named = kinds.find(([pattern]) => kindText !== "" && pattern.test(kindText))?.[1] ?? null;

  const given = inColumn("address").map((cell) => findAddresses(cell, network, named));
  const ofCompany = inColumn("company_address").map((cell) => findAddresses(cell, network, "company"));
  const elsewhere = cells
    .filter((cell, index) => columns[index] === undefined && /[/@]/u.test(cell))
    .map((cell) => findAddresses(cell, network, named));
  const groups = named === "company" ? [ofCompany, given, elsewhere] : [given, ofCompany, elsewhere];
  const address = groups.flatMap((group) => group.flatMap(({ addresses }) => addresses))[0];
  if (address) {
    const name = address.type === "person" ? person : company || person;
    return [{ as: address.type, input: address.input, name: nameOrNull(name) }, ...keywords];
  }
  if (keywords.length > 0) return keywords;
  if (named === "keywords" && person) return readPhrases(person);
  const companyName = named === "company" ? company || person : isAboutPeople ? "" : company;
  if (companyName) return [readCompanyName(companyName)];
  const [other] = [...given, ...ofCompany].flatMap(({ others }) => others);
  if (other !== undefined) {
    return [
      {
        as: "nothing",
        why: { reason: "address", type: named === "company" ? "company" : "person", input: other },
      },
    ];
  }
  return [refusal("There is no address in this row.")];
}
