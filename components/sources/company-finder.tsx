"use client";
import { useState } from "react";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/fields";
import { useCompanySearch } from "@/lib/client/sources-pasted";
import { type FoundCompanies, type FoundCompany, longestCompanyName } from "@/lib/contracts/sources-pasted";

/** Finds a company's page by its name, to choose one instead of pasting its address. */
export function CompanyFinder({ onChoose }: { onChoose: (company: FoundCompany) => void }) {
  const [name, setName] = useState("");
  const [found, setFound] = useState<FoundCompanies["data"][number] | null>(null);
  const search = useCompanySearch(([answer]) => setFound(answer ?? null));
  const find = () => {
    if (name.trim() !== "" && !search.isPending) search.mutate([name.trim()]);
  };
  return (
    <div className="space-y-2">
      <div className="flex items-end gap-2">
        <TextField
          className="min-w-0 flex-1"
          label="Find its page by name"
          optional
          autoComplete="off"
          maxLength={longestCompanyName}
          placeholder="Northwind"
          value={name}
          onChange={setName}
          onKeyDown={(event) => {
            // Enter finds; it does not send the form around it.
            if (event.key !== "Enter") return;
            event.preventDefault();
            find();
          }}
        />
        <Button pending={search.isPending} disabled={name.trim() === ""} onClick={find}>
          Find
        </Button>
      </div>
      <div role="status" className="text-ink-muted text-sm">
        {search.isError
          ? messageOf(search.error)
          : (found?.refusal ?? (found?.companies.length === 0 && `No page found for “${found.name}”.`))}
      </div>
      {found && found.companies.length > 0 && (
        <ul
          aria-label="Companies found"
          className="max-h-56 divide-y divide-line overflow-y-auto rounded-lg border border-line"
        >
          {found.companies.map((company) => (
            <li key={company.networkUrl}>
              <button
                type="button"
                className="w-full px-3 py-2 text-left text-sm hover:bg-hover"
                onClick={() => {
                  onChoose(company);
                  setFound(null);
                }}
              >
                <span className="block truncate font-medium text-ink">{company.name}</span>
                <span className="block truncate text-ink-muted text-xs">
                  {[company.description, company.networkUrl].filter(Boolean).join(" · ")}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
