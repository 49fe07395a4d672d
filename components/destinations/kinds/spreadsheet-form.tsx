"use client";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { contractResolver } from "@/components/forms/contract-resolver";
import { firstMessage } from "@/components/forms/first-message";
import { useServerRefusal } from "@/components/forms/server-refusal";
import { QueryFailed } from "@/components/page/query-failed";
import { Callout } from "@/components/ui/callout";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/call";
import { getServiceAccount } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { SpreadsheetConfig } from "@/lib/contracts/destination-config";
import { NewDestination } from "@/lib/contracts/destinations";
import { ConnectionForm, type ConnectionFormProps, type GivenConnection } from "./connection-form";
import { changeResolver, entered, leaveAsIs } from "./kept-settings";
import { NameField } from "./name-field";

const NewSpreadsheet = NewDestination.extend({
  destinationType: z.literal("spreadsheet"),
  config: SpreadsheetConfig,
});

interface SpreadsheetFields {
  name: string;
  config: { spreadsheetId: string; sheetName: string };
}

const resolver = contractResolver(NewSpreadsheet, ({ name, config }: SpreadsheetFields) => ({
  destinationType: "spreadsheet" as const,
  name,
  config,
}));

const editResolver = changeResolver(({ name, config }: SpreadsheetFields) => ({
  name,
  config: entered(config),
}));

const fieldNames = ["name", "config.spreadsheetId", "config.sheetName"] as const;

/** A tab of a spreadsheet. The spreadsheet must first be shared with the service account that writes to it. */
export function SpreadsheetForm({ edited, refusal, onSubmit, ...frame }: ConnectionFormProps) {
  const account = useQuery(query(getServiceAccount));
  const { register, handleSubmit, formState, setError } = useForm<
    SpreadsheetFields,
    unknown,
    GivenConnection
  >({
    resolver: edited ? editResolver : resolver,
    defaultValues: {
      name: edited?.name ?? "",
      config: { spreadsheetId: "", sheetName: edited ? "" : "Signals" },
    },
  });
  const failure = useServerRefusal(refusal, setError, fieldNames);
  const { errors } = formState;
  const isAbsent = account.error instanceof ApiError && account.error.code === "not_configured";
  return (
    <ConnectionForm
      {...frame}
      failure={failure}
      refusal={refusal}
      ready={account.isSuccess || edited !== undefined}
      onSubmit={handleSubmit(onSubmit)}
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
          <NameField registration={register("name")} error={errors.name} placeholder="Signals 2026" />
          <div className="grid items-start gap-4 sm:grid-cols-[1fr_11rem]">
            <Field
              label="Spreadsheet URL"
              hint="From your browser's address bar, or just the id."
              error={firstMessage(errors.config?.spreadsheetId)}
            >
              {(field) => (
                <Input
                  {...field}
                  {...register("config.spreadsheetId")}
                  autoComplete="off"
                  spellCheck={false}
                  placeholder={edited ? leaveAsIs : "https://sheets.example.com/d/…"}
                />
              )}
            </Field>
            <Field label="Tab" hint="Must already exist" error={firstMessage(errors.config?.sheetName)}>
              {(field) => (
                <Input
                  {...field}
                  {...register("config.sheetName")}
                  autoComplete="off"
                  placeholder={edited ? leaveAsIs : undefined}
                />
              )}
            </Field>
          </div>
          <p className="text-ink-muted text-xs">
            Each signal becomes a row. An empty tab gets column headers; existing headers determine which
            columns are filled.
          </p>
        </>
      )}
    </ConnectionForm>
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
