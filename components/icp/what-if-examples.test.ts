import { expect, it } from "vitest";
import type { IcpWhatIfResult } from "@/lib/contracts/what-if";
import { examplesOf } from "./what-if-examples";

const person = { personName: "Ana Lopez", personTitle: "CRO", companyName: "Tallyhawk" };
const outcome = { signals: 1, buyers: 1, influencers: 0, averageFit: 70 };
const result: IcpWhatIfResult = {
  days: 30,
  people: 3,
  sampled: { people: 3, isComplete: true },
  now: outcome,
  proposed: outcome,
  minFit: 50,
  fits: [],
  gained: { count: 1, examples: [{ ...person, fit: 71, reason: "Fit 44 is below 50." }] },
  lost: { count: 1, examples: [{ ...person, companyName: null, fit: 66, reason: "Too large." }] },
  moved: {
    count: 2,
    examples: [
      {
        ...person,
        now: { fit: 60, classification: "influencer" },
        proposed: { fit: 80, classification: "buyer" },
      },
      {
        ...person,
        personTitle: null,
        now: { fit: 60, classification: null },
        proposed: { fit: 61, classification: null },
      },
    ],
  },
  rejectedBy: [],
};

it("says why gained people are excluded today", () => {
  expect(examplesOf(result, "gained")).toMatchObject([
    {
      name: "Ana Lopez",
      work: "CRO · Tallyhawk",
      fit: "Fit 71",
      reason: "Excluded today: Fit 44 is below 50.",
    },
  ]);
});

it("says why lost people would be excluded", () => {
  expect(examplesOf(result, "lost")).toMatchObject([
    { work: "CRO", fit: "Fit 66", reason: "Excluded by this change: Too large." },
  ]);
});

it("shows both fits of moved people, and the classification only if it changes", () => {
  expect(examplesOf(result, "moved")).toMatchObject([
    { fit: "Fit 60 → 80", reason: "From influencer to buyer" },
    { work: "Tallyhawk", fit: "Fit 60 → 61", reason: null },
  ]);
});
