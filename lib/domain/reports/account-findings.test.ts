/** What the reasons of a disposition refer to. */
import { expect, it } from "vitest";
import { newId } from "@/lib/ids";
import { daysAgo, reportTime, salesIcp, seenCompany, seenSource } from "@/tests/factories/seen";
import { findOfAccount } from "./account-findings";

const company = { ...seenCompany(), website: null, location: null, summary: null };
const icp = {
  ...{ ...salesIcp, id: newId(), customerId: newId(), name: "Sales", isDefault: true, draft: null },
  ...{ createdAt: daysAgo(90), updatedAt: daysAgo(60) },
};
type Facts = Parameters<typeof findOfAccount>[0];
const reasons = async (change: Partial<Facts>) => {
  const facts = {
    ...{ icp, company, people: [], signalCounts: new Map(), watched: [], earlier: null, now: reportTime },
    ...{ seen: { since: daysAgo(90), engagements: [], total: 0 }, ...change },
  } as Facts;
  const { content } = await findOfAccount(facts);
  const own = (content.dispositionReasons ?? []).filter(({ code }) => code !== "no_intent");
  return own.map(({ code, sources }) => [code, sources.map(({ kind }) => kind)]);
};
const page = (type: "own_company" | "competitor_company") =>
  seenSource({ type, displayName: company.name, networkUrl: company.networkUrl });

it.each([
  [
    "the profile's criteria",
    {},
    [
      ["industry", ["company", "icp"]],
      ["company_size", ["company", "icp"]],
    ],
  ],
  ["a competitor's page", { watched: [page("competitor_company")] }, [["competitor", ["company", "source"]]]],
  ["the workspace's own page", { watched: [page("own_company")] }, [["own_company", ["company", "source"]]]],
  ["no profile", { icp: null }, [["no_icp", ["company"]]]],
] as const)("refer to %s", async (_, change, expected) => {
  expect(await reasons(change as Partial<Facts>)).toEqual(expected);
});
