/** Adding many sources from pasted text, and finding companies by name. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewSource } from "@/lib/contracts/sources";
import { type FoundCompanies, maxCompanyNames, type PastedText } from "@/lib/contracts/sources-pasted";
import { call } from "./call";
import { findCompanies, importSources, listSources, readPastedSources } from "./operations";

/** What pasted text would become. Never kept: the sources and the plan may have changed meanwhile. */
export const pastedQuery = (body: PastedText) =>
  queryOptions({
    queryKey: [readPastedSources.path, body],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => call(readPastedSources, { body, signal }),
  });

export function useImportSources() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sources: NewSource[]) => call(importSources, { body: { sources } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listSources.path] }),
  });
}

type Found = FoundCompanies["data"][number];

/** Finds companies by name, a few at a time; `onFound` hears of each few. */
export function useCompanySearch(onFound: (found: Found[]) => void) {
  return useMutation({
    mutationFn: async (names: readonly string[]) => {
      for (let from = 0; from < names.length; from += maxCompanyNames) {
        const { data } = await call(findCompanies, {
          body: { names: names.slice(from, from + maxCompanyNames) },
        });
        onFound(data);
      }
    },
  });
}
