"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CircleSlash } from "lucide-react";
import { useQueryStates } from "nuqs";
import { PagedList } from "@/components/page/paged-list";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { SelectChip, SortSelect } from "@/components/ui/filter-chip";
import { ageOptions } from "@/components/ui/options";
import { PageHeader } from "@/components/ui/page-header";
import { SearchInput } from "@/components/ui/search-input";
import { listRejections, listSources } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { gateOptions } from "./describe-rejection";
import { type RejectionParams, rejectionParams, rejectionsInput, sortChoices } from "./rejection-params";
import { RejectionRow } from "./rejection-row";

const ages = ageOptions(1, 7, 30, 90);

/** People who engaged and were not made a signal, with the reason, all filters in the URL. */
export function RejectionsView() {
  const [params, setParams] = useQueryStates(rejectionParams, { history: "push" });
  const rejections = useQuery({
    ...query(listRejections, rejectionsInput(params)),
    placeholderData: keepPreviousData,
  });
  const sources = useQuery(query(listSources, { query: { period: "all" } }));
  const change = (part: Partial<RejectionParams>) => setParams({ ...part, offset: null });
  const filtered =
    params.search !== "" || params.gate !== null || params.source !== null || params.days !== null;
  const clear = (
    <Button onClick={() => setParams({ search: null, gate: null, source: null, days: null, offset: null })}>
      Clear filters
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Not signals"
        description="People who engaged and were not made a signal, and why. Say so if one should have been."
        actions={filtered ? clear : undefined}
      />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchInput
          label="Search people who are not signals"
          placeholder="Search people and texts"
          value={params.search}
          onSearch={(search) => setParams({ search: search || null, offset: null }, { history: "replace" })}
        />
        <SelectChip
          label="Reason"
          options={gateOptions}
          value={params.gate ?? ""}
          onChange={(value) =>
            change({ gate: gateOptions.find((one) => one.value === value)?.value ?? null })
          }
        />
        <SelectChip
          label="Source"
          options={(sources.data?.data ?? []).map(({ id, displayName }) => ({
            value: id,
            label: displayName,
          }))}
          value={params.source ?? ""}
          onChange={(value) => change({ source: value || null })}
        />
        <SelectChip
          label="Found"
          options={ages}
          value={String(params.days ?? "")}
          onChange={(value) => change({ days: value === "" ? null : Number(value) })}
        />
        <SortSelect value={params.sort} options={sortChoices} onChange={(sort) => change({ sort })} />
      </div>
      <Card>
        <PagedList
          query={rejections}
          what="people who are not signals"
          skeleton={8}
          failed="The list could not be loaded"
          live={{ at: params, nouns: ["person", "people"], idOf: ({ id }) => id }}
          empty={
            filtered || params.sort !== "newest" ? (
              <EmptyState icon={<CircleSlash />} title="No one matches these filters" action={clear}>
                {params.sort === "nearest"
                  ? "Only people with a fit are sorted by it, and they must match all filters."
                  : "A person must match all filters. Remove some or clear them all."}
              </EmptyState>
            ) : (
              <EmptyState
                icon={<CircleSlash />}
                title="No one was rejected yet"
                action={<ButtonLink href="/watchlist">View watched posts</ButtonLink>}
              >
                Everyone who engages with a watched post is checked. Those who do not become signals are
                listed here.
              </EmptyState>
            )
          }
          onOffset={(offset) => setParams({ offset: offset || null }, { scroll: true })}
        >
          {(rows) => (
            <ul aria-label="People who are not signals">
              {rows.map((rejection) => (
                <RejectionRow key={rejection.id} rejection={rejection} />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
    </>
  );
}
