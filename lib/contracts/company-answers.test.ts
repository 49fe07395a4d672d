import { describe, expect, it } from "vitest";
import {
  answersFrom,
  answersIn,
  answersOf,
  type CompanyAnswers,
  missingAnswers,
  noAnswers,
  setupAddress,
  toStart,
} from "./company-answers";

const given: CompanyAnswers = {
  workspaceName: "Tally & Hawk",
  website: "https://www.tallyhawk.example/?a=1&b=2#top",
  companyNetworkUrl: "https://www.network.example/company/tallyhawk",
  profileUrl: "https://www.network.example/in/ana-lopez",
};
const searchOf = (address: string) =>
  Object.fromEntries(new URL(address, "http://portal.invalid").searchParams);

describe("company answers in the URL", () => {
  it.each([given, { ...given, workspaceName: "" }, noAnswers])(
    "round-trip through the URL: %j",
    (answers) => {
      expect(answersFrom(searchOf(setupAddress(answers)))).toEqual(answers);
    },
  );

  it("truncates values to the contract's limits and uses the first of repeated parameters", () => {
    const search = { name: "n".repeat(101), website: ["one.example", "two.example"], company: undefined };
    expect(answersFrom(search)).toEqual({
      workspaceName: "n".repeat(100),
      website: "one.example",
      companyNetworkUrl: "",
      profileUrl: "",
    });
  });

  it("are found in a link to the setup only, and only if they are complete", () => {
    expect(answersIn(setupAddress(given))).toEqual(given);
    expect(answersIn(`https://portal.example${setupAddress(given)}&seal=x`)).toEqual(given);
    for (const other of ["", "//", "/setup", "/setup?website=one.example", setupAddress(given, "/sign-up")]) {
      expect(answersIn(other)).toBeNull();
    }
  });
});

it("trims form values and omits an empty workspace name", () => {
  const form = new FormData();
  form.set("website", " tallyhawk.example ");
  form.set("companyNetworkUrl", "company/tallyhawk");
  const answers = answersOf(form);
  expect(toStart(answers)).toEqual({
    website: "tallyhawk.example",
    companyNetworkUrl: "company/tallyhawk",
  });
  expect(missingAnswers(answers)).toEqual({});
});

it("reports each missing field; the workspace name is optional", () => {
  expect(Object.keys(missingAnswers(noAnswers))).toEqual(["website", "companyNetworkUrl"]);
});
