"use client";
import { DialogForm } from "@/components/forms/dialog-form";
import { useForm } from "@/components/forms/use-form";
import { QueryFailed } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { Callout } from "@/components/ui/callout";
import { CopyButton } from "@/components/ui/copy-button";
import { TextField } from "@/components/ui/fields";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/call";
import { getServiceAccount } from "@/lib/client/operations";
import { SpreadsheetConfig } from "@/lib/contracts/destination-config";
import type { ConnectionFormProps } from "./connection-form";
import { checkConnection, checkEdited, configOf, leaveAsIs } from "./kept-settings";
import { NameField } from "./name-field";

const empty = { name: "", "config.spreadsheetId": "", "config.sheetName": "Signals" };
type SpreadsheetFields = typeof empty;

const checkNew = checkConnection(SpreadsheetConfig, (fields: SpreadsheetFields) => configOf(fields));

/** A tab of a spreadsheet. The spreadsheet must first be shared with the service account that writes to it. */
export function SpreadsheetForm({ edited, mutation, submit, onCancel }: ConnectionFormProps) {
  const account = useApiQuery(getServiceAccount);
  const form = useForm({
    initial: edited ? { ...empty, name: edited.name, "config.sheetName": "" } : empty,
    check: edited ? checkEdited : checkNew,
    mutation,
  });
  const isAbsent = account.error instanceof ApiError && account.error.code === "not_configured";
  return (
    <DialogForm
      form={form}
      submit={submit}
      isReady={account.isSuccess || edited !== undefined}
      onCancel={onCancel}
    >
      {isAbsent && !edited ? (
        <Callout tone="warning" title="Spreadsheets are not set up on this installation">
          The operator of this installation can add a service account for writing spreadsheets. Until then,
          choose another type.
        </Callout>
      ) : account.isLoadingError && !edited ? (
        <QueryFailed title="The service account's email address could not be loaded" query={account} />
      ) : (
        <>
          {(account.isPending || account.data) && <ServiceAccount email={account.data?.email} />}
          <NameField {...form.field("name")} placeholder="Signals 2026" />
          <div className="grid items-start gap-4 sm:grid-cols-[1fr_11rem]">
            <TextField
              {...form.field("config.spreadsheetId")}
              label="Spreadsheet URL"
              hint="From your browser's address bar, or just the id."
              autoComplete="off"
              spellCheck={false}
              placeholder={edited ? leaveAsIs : "https://sheets.example.com/d/…"}
            />
            <TextField
              {...form.field("config.sheetName")}
              label="Tab"
              hint="Must already exist"
              autoComplete="off"
              placeholder={edited ? leaveAsIs : undefined}
            />
          </div>
          <p className="text-ink-muted text-xs">
            Each signal becomes a row. An empty tab gets column headers; existing headers determine which
            columns are filled.
          </p>
        </>
      )}
    </DialogForm>
  );
}

/** The account to share the spreadsheet with; a skeleton until its address is known. */
function ServiceAccount({ email }: { email: string | undefined }) {
  return (
    <div>
      <p className="font-medium text-ink text-sm">Share the spreadsheet as an editor with</p>
      <div className="mt-1.5 flex min-h-10 items-center gap-2 rounded-md border border-line bg-sunken p-1.5 pl-3">
        {email === undefined ? (
          <Skeleton className="h-4 w-64 max-w-full" />
        ) : (
          <>
            <code className="min-w-0 flex-1 select-all break-all font-mono text-sm">{email}</code>
            <CopyButton value={email} />
          </>
        )}
      </div>
    </div>
  );
}
