/** The sample workspace's settings: its ICP, sources and destinations. */
import type { IcpProfile } from "@/db/queries/customers";
import type { DestinationRow } from "@/db/queries/destinations";
import type { SourceRow } from "@/db/queries/sources";
import { days, hours } from "@/lib/clock";
import { stableId } from "@/lib/ids";
import { type CatalogueCompany, sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { sandboxIcp } from "../sandbox-icp";

/**
 * The midnight (UTC) the sample is fixed at; on other days it is shifted by whole days. It contains what happened
 * in the sandbox network until then, so it never changes.
 */
export const sampleDate = new Date("2025-02-13T00:00:00Z");

export const sampleCustomerId = stableId("sample", "workspace");

const ago = (ms: number) => new Date(sampleDate.getTime() - ms);
const setUpAt = ago(days(60));

/** The sample's own company: its people are never signals. */
export function sampleCompany(): CatalogueCompany {
  return sandboxCatalogue().home;
}

export const sampleIcp: IcpProfile = {
  id: stableId("sample", "icp"),
  customerId: sampleCustomerId,
  name: "Revenue leaders",
  isDefault: true,
  ...sandboxIcp,
  excludedTitles: [],
  excludedIndustries: [],
  draft: null,
  createdAt: setUpAt,
  updatedAt: setUpAt,
};

/** Phrases in all the languages of posts, as a team that sells across Europe would search for them. */
const searches = [
  ["cold outreach"],
  ["sales forecast"],
  ["Kaufsignale", "vente", "ventas", "vendite", "acquisitie", "vendas"],
] as const;

/** Twelve sources of all four types, in the order in which they were added; one person is paused. */
export function makeSources(): SourceRow[] {
  const { home, competitors, authors } = sandboxCatalogue();
  const people = authors.slice(0, 4);
  const paused = people.at(-1);
  const pages = [
    { type: "own_company" as const, ...home },
    ...competitors.map((company) => ({ type: "competitor_company" as const, ...company })),
    ...people.map((author) => ({ type: "target_person" as const, ...author })),
  ];
  const given = [
    ...pages.map(({ type, networkUrl, name }) => ({ type, networkUrl, keywords: null, displayName: name })),
    ...searches.map((keywords) => ({
      type: "keyword_search" as const,
      networkUrl: null,
      keywords: [...keywords],
      displayName: keywords.join(", "),
    })),
  ];
  return given.map((source, place) => {
    const key = source.networkUrl ?? source.keywords?.join("\n") ?? "";
    const isActive = key !== paused?.networkUrl;
    return {
      ...source,
      key,
      network: null,
      isActive,
      pausedReason: isActive ? null : ("manual" as const),
      dailyCreditLimit: null,
      id: stableId("sample", "source", key),
      customerId: sampleCustomerId,
      deletedAt: null,
      seenUntil: sampleDate,
      lastDiscoveryAt: ago(isActive ? hours(2) : pausedFor),
      nextDiscoveryAt: new Date(sampleDate.getTime() + hours(28)),
      discoveryRuns: 4 * (isActive ? 60 : 48),
      createdAt: new Date(setUpAt.getTime() + place * hours(1)),
    };
  });
}

/** How long the paused source has been paused: it has found nothing since. */
export const pausedFor = days(12);

const destination = (
  row: Pick<DestinationRow, "type" | "name" | "configSummary" | "routing"> & Partial<DestinationRow>,
): DestinationRow => ({
  id: stableId("sample", "destination", row.name),
  customerId: sampleCustomerId,
  configEncrypted: "",
  secretEncrypted: null,
  previousSecretEncrypted: null,
  previousSecretUntil: null,
  previousSecretUsedAt: null,
  isActive: true,
  pausedReason: null,
  consecutiveFailures: 0,
  submissions: 0,
  knownFields: [],
  lastDeliveredAt: null,
  lastFailedAt: null,
  lastTestedAt: null,
  lastTestError: null,
  deletedAt: null,
  createdAt: setUpAt,
  updatedAt: setUpAt,
  ...row,
});

/** Three destinations: one healthy, one that sometimes fails, one paused by a user. */
export const sampleDestinations: readonly DestinationRow[] = [
  destination({
    type: "webhook",
    name: "CRM",
    configSummary: "crm.sample.example",
    routing: { mode: "auto", minStrength: 6, classifications: ["buyer"] },
    lastDeliveredAt: ago(hours(3)),
  }),
  destination({
    type: "automation",
    name: "Enrichment flow",
    configSummary: "flows.sample.example",
    routing: { mode: "auto", minIcp: 70 },
    consecutiveFailures: 2,
    lastDeliveredAt: ago(hours(9)),
    lastFailedAt: ago(hours(3)),
    createdAt: new Date(setUpAt.getTime() + days(1)),
  }),
  destination({
    type: "webhook",
    name: "Sales team by hand",
    configSummary: "hooks.sample.example",
    routing: { mode: "manual" },
    isActive: false,
    pausedReason: "manual",
    lastDeliveredAt: ago(days(20)),
    createdAt: new Date(setUpAt.getTime() + days(2)),
  }),
];
