import type { Metadata } from "next";
import type { PageData } from "@/app/page-data";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import {
  boardStages,
  columnInput,
  isFiltered,
  listInput,
  loadSignalParams,
  type SignalParams,
  toFilterQuery,
} from "@/components/signals/filters-in-url";
import { SignalsView } from "@/components/signals/signals-view";
import { stageInputs } from "@/components/signals/stage-inputs";
import { dashboard as dashboardApi } from "@/lib/api/dashboard";
import { signals as signalsApi } from "@/lib/api/signals";
import { sources as sourcesApi } from "@/lib/api/sources";
import { tags as tagsApi } from "@/lib/api/tags";
import { getDashboard } from "@/lib/contracts/dashboard";
import { createSavedView } from "@/lib/contracts/saved-views";
import { getSignal, listSignals } from "@/lib/contracts/signals";
import { getSource, listSources } from "@/lib/contracts/sources";
import { countSignalTags } from "@/lib/contracts/tags";
import { guardedPage, type SearchParams } from "../guarded-page";
import { isAllowed } from "../is-allowed";
import { loadTeam } from "./load-team";

export const metadata: Metadata = { title: "Signals" };

export default async function SignalsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/signals", search }, listSignals.auth, async (page) => {
    const params = loadSignalParams(search);
    const [sourceName] = await Promise.all([
      nameOfSource(page, params.source),
      loadList(page, params),
      params.tags && loadFacets(page, params),
      loadTeam(page),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <SignalsView sourceName={sourceName} maySaveViews={isAllowed(page, createSavedView)} />
      </HydrationBoundary>
    );
  });
}

/** The list and the open signal; validation errors for the URL are left to the browser's request. */
async function loadList(page: PageData, params: SignalParams): Promise<void> {
  if (params.layout === "board") return loadBoard(page, params);
  const list = await page.load(listSignals, listInput(params), signalsApi.listSignals);
  if (list.data?.total === 0 && !isFiltered(params)) await loadStage(page);
  const id = params.signal ?? list.data?.data[0]?.id;
  if (!id || !getSignal.params.safeParse({ id }).success) return;
  await page.load(getSignal, { params: { id } }, signalsApi.getSignal);
}

/** The first page of each column. */
async function loadBoard(page: PageData, params: SignalParams): Promise<void> {
  const columns = await Promise.all(
    boardStages(params).map((stage) =>
      page.load(listSignals, columnInput(params, stage, 0), signalsApi.listSignals),
    ),
  );
  if (columns.every(({ data }) => data?.total === 0) && !isFiltered(params)) await loadStage(page);
}

const loadFacets = (page: PageData, params: SignalParams) =>
  page.load(countSignalTags, { query: toFilterQuery(params) }, tagsApi.countSignalTags);

/** Data that explains why the queue is empty. */
async function loadStage(page: PageData): Promise<void> {
  await Promise.all([
    page.load(getDashboard, stageInputs.overview, dashboardApi.getDashboard),
    page.load(listSources, stageInputs.sources, sourcesApi.listSources),
  ]);
}

async function nameOfSource(page: PageData, id: string | null): Promise<string | undefined> {
  if (!id || !getSource.params.safeParse({ id }).success) return undefined;
  const source = await page.load(getSource, { params: { id } }, sourcesApi.getSource);
  return source.data?.displayName;
}
