import type { PayloadField } from "./destination-config";
import type { NotesProperty } from "./destinations-notes";

const headings = ["title", "rich_text"];
const texts = ["rich_text"];
const choices = ["select", "multi_select", "rich_text"];
const numbers = ["number", "rich_text"];
const addresses = ["url", "rich_text"];
const moments = ["date", "rich_text"];

/** Common names for each field, only letters and digits, and the property types that can show it. First match wins. */
const names: readonly [PayloadField, readonly string[], readonly string[]][] = [
  ["signalId", ["signalid"], headings],
  ["personName", ["name", "person", "personname", "fullname", "contact", "contactname", "lead"], headings],
  ["personCompany", ["company", "companyname", "account", "organization"], [...headings, ...choices]],
  ["personTitle", ["title", "jobtitle", "role", "position"], ["rich_text", "select"]],
  ["personLocation", ["location", "city", "place"], ["rich_text", "select"]],
  ["personProfileUrl", ["profile", "profileurl", "personurl", "networkurl", "link", "url"], addresses],
  ["strength", ["strength", "signalstrength", "score", "priority"], numbers],
  ["whyItMatters", ["why", "whyitmatters", "reason", "whynow"], texts],
  ["suggestedOpener", ["opener", "suggestedopener", "icebreaker", "message"], texts],
  ["talkingPoints", ["talkingpoints", "points"], texts],
  ["summary", ["summary", "description", "notes"], texts],
  ["tags", ["tags", "tag", "labels"], choices],
  ["signalType", ["type", "signaltype", "kind"], choices],
  ["signalDetailUrl", ["signal", "signalurl", "details", "signaldetails"], addresses],
  ["sourcePostUrl", ["post", "posturl", "source", "sourceurl"], addresses],
  ["postExcerpt", ["postexcerpt", "excerpt", "posttext"], texts],
  ["companyWebsite", ["website", "companywebsite", "domain"], addresses],
  ["companyIndustry", ["industry", "sector"], choices],
  ["companyEmployeeCount", ["employees", "employeecount", "headcount", "companysize"], numbers],
  ["companySummary", ["companysummary", "aboutcompany"], texts],
  ["icpScore", ["icpscore", "fit", "fitscore"], numbers],
  ["icpConfidence", ["confidence", "icpconfidence"], numbers],
  ["icpPersona", ["persona"], choices],
  ["icpSeniority", ["seniority", "level"], choices],
  ["assignee", ["assignee", "assignedto", "owner"], choices],
  ["stage", ["stage"], choices],
  ["occurredAt", ["date", "when", "occurredat", "signaldate"], moments],
  ["engagedAt", ["engagedat", "engaged"], moments],
  ["createdAt", ["createdat", "created", "found", "foundat"], moments],
];

/**
 * Suggests a mapping for a notes database from the names and types of its properties, for a person to correct.
 * Each field is used once; an unrecognized title gets the person's name.
 */
export function suggestMapping(properties: readonly NotesProperty[]): Record<string, PayloadField> {
  const taken = new Set<PayloadField>();
  const mapped: [string, PayloadField][] = [];
  const map = (property: NotesProperty, field: PayloadField) => {
    taken.add(field);
    mapped.push([property.name, field]);
  };
  for (const property of properties) {
    const word = property.name.toLowerCase().replace(/[^a-z0-9]/g, "");
    const found = names.find(
      ([field, words, types]) => !taken.has(field) && words.includes(word) && types.includes(property.type),
    );
    if (found) map(property, found[0]);
  }
  const title = properties.find(({ type }) => type === "title");
  const isFree = title && mapped.every(([name]) => name !== title.name);
  if (isFree && !taken.has("personName")) map(title, "personName");
  return Object.fromEntries(mapped);
}
