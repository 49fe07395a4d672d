import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import type { PageData } from "@/app/page-data";
import { loadSignalParams, type SignalParams, toSignalQuery } from "@/components/signals/filters-in-url";
import { SignalsView } from "@/components/signals/signals-view";
import { getSignal, listSignals } from "@/lib/contracts/signals";
import { getSource } from "@/lib/contracts/sources";
import { listSignals as findSignals } from "@/lib/domain/signals/list";
import { readSignal } from "@/lib/domain/signals/read";
import { readSourceDetail } from "@/lib/domain/sources/read";
import { guardedPage, type SearchParams } from "../guarded-page";

export const metadata: Metadata = { title: "Signals" };

export default async function SignalsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/signals", search }, listSignals.auth, async (page) => {
    const params = loadSignalParams(search);
    await loadList(page, params);
    const sourceName = await nameOfSource(page, params.source);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <SignalsView sourceName={sourceName} />
      </HydrationBoundary>
    );
  });
}

/** The list and the signal in the pane; an address that the contract refuses is left for the browser to be told. */
async function loadList(page: PageData, params: SignalParams): Promise<void> {
  const query = toSignalQuery(params);
  const list = await page.load(listSignals, { query }, (ctx, { query }) =>
    findSignals(ctx, ctx.userId, query),
  );
  const id = params.signal ?? list.data?.data[0]?.id;
  if (!id || !getSignal.params.safeParse({ id }).success) return;
  await page.load(getSignal, { params: { id } }, (ctx, { params }) =>
    readSignal(ctx, ctx.userId, { signalId: params.id }),
  );
}

async function nameOfSource(page: PageData, id: string | null): Promise<string | undefined> {
  if (!id || !getSource.params.safeParse({ id }).success) return undefined;
  const source = await page.load(getSource, { params: { id } }, (ctx, { params, query }) =>
    readSourceDetail(ctx, { sourceId: params.id, ...query }),
  );
  return source.data?.displayName;
}
