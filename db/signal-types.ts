/** Groups of signal types, which the filter `type` takes too. */
import { signalTypes } from "./vocabulary";

/** What signals come from, by the names of groups: `COMPANY_PAGE` is any company's, own or competitor's. */
const origins = {
  OWN_COMPANY: ["OWN_COMPANY"],
  COMPETITOR_COMPANY: ["COMPETITOR_COMPANY"],
  COMPANY_PAGE: ["OWN_COMPANY", "COMPETITOR_COMPANY"],
  KEYWORD_SEARCH: ["KEYWORD_SEARCH"],
  TARGET_PERSON: ["TARGET_PERSON"],
} as const;

/** What people did, as signal types end. */
const acts = ["REACTION", "COMMENT", "POST"] as const;

/** The types of each group: of an origin, or of an origin and an act. Groups without a type are left out. */
const typesByGroup = new Map(
  Object.entries(origins).flatMap(([group, prefixes]) => {
    const inGroup = (ending: string) =>
      signalTypes.filter((type) => prefixes.some((prefix) => type.startsWith(`${prefix}_${ending}`)));
    return [
      [group, inGroup("")] as const,
      ...acts.map((act) => [`${group}_${act}`, inGroup(act)] as const),
    ].filter(([, types]) => types.length > 0);
  }),
);

/** Everything that the filter `type` can name: the types, and the groups of several. */
export const signalTypeNames: readonly string[] = [...new Set([...signalTypes, ...typesByGroup.keys()])];

/** The types that a name stands for. An unknown name is returned as it is: no signal has it. */
export const signalTypesOf = (name: string): readonly string[] => typesByGroup.get(name) ?? [name];
