"use client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { DialogBody, DialogFooter, type DialogState } from "@/components/ui/dialog";
import { TextareaField } from "@/components/ui/fields";
import { FormDialog } from "@/components/ui/form-dialog";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useRested } from "@/components/ui/use-rested";
import { countOf } from "@/db/count-of";
import { listSources } from "@/lib/client/operations";
import { pastedQuery, useCompanySearch, useImportSources } from "@/lib/client/sources-pasted";
import type { PastedText } from "@/lib/contracts/sources-pasted";
import { BulkResult } from "./bulk-result";
import { PastedList } from "./pasted-list";
import { type Companies, openNames, sourcesOf } from "./pasted-rows";

/** How long typing must rest before the server is asked, in milliseconds. */
const restMs = 300;
const nobody: Companies = { found: new Map(), chosen: new Map() };
const readings = [
  { value: "keywords", label: "Keywords" },
  { value: "companies", label: "Company names" },
] as const;

/**
 * Adds many sources at once: paste people, company pages and keywords, review what each line becomes, add, and see the
 * result. Companies without an address are looked up by name when asked for.
 */
export function BulkDialog({ open, onOpenChange }: DialogState) {
  const [text, setText] = useState("");
  const [textAs, setTextAs] = useState<PastedText["textAs"]>("keywords");
  const [companies, setCompanies] = useState(nobody);
  const add = useImportSources();
  const search = useCompanySearch((answers) =>
    setCompanies(({ found, chosen }) => ({
      chosen,
      found: new Map([...found, ...answers.map((answer) => [answer.name, answer] as const)]),
    })),
  );
  const settled = useRested(text, restMs);
  const isBlank = text.trim() === "";
  const preview = useQuery({
    ...pastedQuery({ text: settled, textAs }),
    enabled: open && settled === text && !isBlank,
  });
  const rows = !isBlank && settled === text ? (preview.data?.rows ?? []) : [];
  const wanted = sourcesOf(rows, companies);
  const names = openNames(rows, companies);

  function close() {
    setText("");
    setCompanies(nobody);
    add.reset();
    search.reset();
    onOpenChange(false);
  }

  const choose = (name: string, networkUrl: string) =>
    setCompanies(({ found, chosen }) => ({ found, chosen: new Map([...chosen, [name, networkUrl]]) }));

  return (
    <FormDialog
      open={open}
      onClose={close}
      isDone={add.data !== undefined}
      title="Bulk add sources"
      description="Up to 100 people, company pages and keywords: one a line, CSV, or cells of a spreadsheet."
      size="lg"
    >
      {add.data ? (
        <BulkResult result={add.data} asked={add.variables.map((source) => labelOf(source))} onDone={close} />
      ) : (
        <>
          <DialogBody className="space-y-4">
            <PasteField text={text} onChange={setText} error={isBlank ? null : preview.error} />
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <span className="text-ink-muted text-sm">Lines without an address are</span>
              <Segmented
                label="Lines without an address are"
                value={textAs}
                options={readings}
                onChange={setTextAs}
              />
            </div>
            {add.isError && (
              <Callout tone="danger" title="Nothing was added">
                {messageOf(add.error)}
              </Callout>
            )}
            {search.isError && (
              <Callout tone="danger" title="The companies could not be looked up">
                {messageOf(search.error)}
              </Callout>
            )}
            {(names.length > 0 || search.isPending) && (
              <Callout
                title={`${countOf(names.length, "company has", "companies have")} no address`}
                action={
                  <Button size="sm" pending={search.isPending} onClick={() => search.mutate(names)}>
                    {names.length === 1 ? "Find its page" : "Find their pages"}
                  </Button>
                }
              >
                Find pages by name, then choose the right one. It costs no credits.
              </Callout>
            )}
            {rows.length > 0 ? (
              <PastedList rows={rows} companies={companies} onChoose={choose} />
            ) : (
              !isBlank && !preview.isError && <SkeletonRows rows={2} label="Reading the lines" />
            )}
          </DialogBody>
          <DialogFooter>
            <Button onClick={close}>Cancel</Button>
            <Button
              variant="primary"
              pending={add.isPending}
              disabled={wanted.length === 0 || search.isPending}
              onClick={() => add.mutate(wanted.map(({ source }) => source))}
            >
              Add {countOf(wanted.length, "source")}
            </Button>
          </DialogFooter>
        </>
      )}
    </FormDialog>
  );
}

type Source = Parameters<ReturnType<typeof useImportSources>["mutate"]>[0][number];

/** How the result names a source that was not added. */
const labelOf = ({ displayName, keywords, networkUrl }: Source): string =>
  displayName ?? keywords?.join(", ") ?? networkUrl ?? "";

function PasteField({
  text,
  onChange,
  error,
}: {
  text: string;
  onChange: (text: string) => void;
  error: Error | null;
}) {
  const sources = useApiQuery(listSources);
  const examples = sources.data?.networks[0]?.examples;
  return (
    <TextareaField
      label="People, companies and keywords"
      hint="Names, bullets and tracking are read away. Begin a line with “person:”, “company:” or “keyword:” to say what it is."
      error={error ? messageOf(error) : undefined}
      rows={6}
      spellCheck={false}
      value={text}
      onChange={onChange}
      placeholder={[
        `Ada Keller, ${examples?.person ?? ""}`,
        examples?.company ?? "",
        "keyword: pipeline forecast, revenue operations",
        "company: Northwind",
      ].join("\n")}
    />
  );
}
