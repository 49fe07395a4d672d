import { expect, it } from "vitest";
import { signalTypeNames, signalTypesOf } from "./signal-types";
import { signalTypes } from "./vocabulary";

it.each([
  ["OWN_COMPANY", ["OWN_COMPANY_REACTION", "OWN_COMPANY_COMMENT"]],
  ["COMPANY_PAGE_COMMENT", ["OWN_COMPANY_COMMENT", "COMPETITOR_COMPANY_COMMENT"]],
  ["KEYWORD_SEARCH", ["KEYWORD_SEARCH_REACTION", "KEYWORD_SEARCH_COMMENT", "KEYWORD_SEARCH_POST"]],
  ["TARGET_PERSON_REACTION", ["TARGET_PERSON_REACTION"]],
  ["TARGET_PERSON_POST", ["TARGET_PERSON_POST"]],
  ["OWN", ["OWN"]],
  ["constructor", ["constructor"]],
])("%s stands for its types", (name, types) => {
  expect(signalTypesOf(name)).toEqual(types);
});

it("every type can be asked for, by itself and in a group", () => {
  expect(signalTypeNames).toEqual(expect.arrayContaining([...signalTypes]));
  const grouped = ["COMPANY_PAGE", "KEYWORD_SEARCH", "TARGET_PERSON"].flatMap(signalTypesOf);
  expect(grouped.toSorted()).toEqual(signalTypes.toSorted());
});
