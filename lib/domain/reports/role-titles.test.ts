import { expect, it } from "vitest";
import { salesIcp } from "@/tests/factories/seen";
import { titlesFor } from "./role-titles";

type Given = Parameters<typeof titlesFor>;
const icp = { ...salesIcp, targetTitles: [] } as Given[1];
const withTitles = { ...salesIcp, targetTitles: ["Head of Sales", "Chief Sales Officer"] } as Given[1];

it.each<[Given[0], Given[1], number | null, string[]]>([
  ["gatekeeper", icp, 50, ["Office Manager"]],
  ["gatekeeper", icp, 51, ["Head of IT", "Procurement Manager"]],
  ["gatekeeper", icp, 1_000, ["Head of IT", "Procurement Manager"]],
  ["gatekeeper", icp, 1_001, ["Head of Procurement", "Information Security Manager"]],
  ["gatekeeper", icp, null, ["Head of IT", "Procurement Manager"]],
  ["economic_buyer", icp, 50, ["Founder", "Managing Director", "Chief Revenue Officer"]],
  ["economic_buyer", icp, 51, ["Chief Revenue Officer", "CFO"]],
  ["economic_buyer", withTitles, 320, ["Chief Sales Officer", "Chief Revenue Officer", "CFO"]],
  ["decision_maker", icp, 50, ["Head of Sales"]],
  ["decision_maker", icp, 51, ["VP Sales"]],
  ["decision_maker", withTitles, 320, ["Head of Sales", "VP Sales"]],
  ["champion", icp, 1_000, ["Sales Manager"]],
  ["champion", icp, 1_001, ["Senior Sales Manager"]],
  ["user", icp, 320, ["Account Executive"]],
])("for a %s with %j at a company of %s are %j", (role, profile, size, titles) => {
  expect(titlesFor(role, profile, size)).toEqual(titles);
});

it("are three at most, and those of people who run a company without a profile", () => {
  const many = {
    ...salesIcp,
    targetPersonas: ["sales", "marketing", "finance", "operations"],
    targetTitles: [],
  };
  expect(titlesFor("decision_maker", many as Given[1], 320)).toHaveLength(3);
  expect(titlesFor("decision_maker", null, 320)).toEqual(
    titlesFor("decision_maker", { ...icp, targetPersonas: ["founder", "operations"] } as Given[1], 320),
  );
});
