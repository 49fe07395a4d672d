import { describe, expect, it } from "vitest";
import {
  answersFrom,
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
};
const searchOf = (address: string) =>
  Object.fromEntries(new URL(address, "http://portal.invalid").searchParams);

describe("answers in the address", () => {
  it.each([given, { ...given, workspaceName: "" }, noAnswers])("come back as they went: %j", (answers) => {
    expect(answersFrom(searchOf(setupAddress(answers)))).toEqual(answers);
  });

  it("are cut to what the contract takes, and one of several counts", () => {
    const search = { name: "n".repeat(101), website: ["one.example", "two.example"], company: undefined };
    expect(answersFrom(search)).toEqual({
      workspaceName: "n".repeat(100),
      website: "one.example",
      companyNetworkUrl: "",
    });
  });
});

it("a form's answers are trimmed, and a name that is not given is left out", () => {
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

it("what is missing is named field by field; the workspace's name is not", () => {
  expect(Object.keys(missingAnswers(noAnswers))).toEqual(["website", "companyNetworkUrl"]);
});
