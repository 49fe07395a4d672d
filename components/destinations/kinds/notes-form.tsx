"use client";
import { useState } from "react";
import { DialogForm } from "@/components/forms/dialog-form";
import { useForm } from "@/components/forms/use-form";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { TextField } from "@/components/ui/fields";
import { useNotesProbe } from "@/lib/client/destinations";
import type { ConnectionFormProps } from "./connection-form";
import { leaveAsIs } from "./kept-settings";
import { NameField } from "./name-field";
import { checkEditedNotes, checkNewNotes, emptyNotes, mappingRows, type NotesFields } from "./notes-fields";
import { NotesMapping } from "./notes-mapping";

/** Connects a notes database: first its token and URL, then the mapping of its properties. */
export function NotesForm({ edited, mutation, submit, onCancel }: ConnectionFormProps) {
  const probe = useNotesProbe();
  const [read, setRead] = useState(false);
  const form = useForm({
    initial: { ...emptyNotes, name: edited?.name ?? "" },
    check: edited ? checkEditedNotes : checkNewNotes,
    mutation,
  });
  const { "config.integrationToken": integrationToken, "config.databaseId": databaseId } = form.fields;
  const isUntouched = integrationToken === "" && databaseId === "";

  /** A new token or URL may point to different properties, so they must be read again. */
  function change(fields: Partial<NotesFields>) {
    setRead(false);
    form.edit({ ...fields, "config.mapping": [] });
  }

  const readProperties = () =>
    probe.mutate(
      { integrationToken, databaseId },
      {
        onSuccess: ({ properties }) => {
          form.edit({ "config.mapping": mappingRows(properties) });
          setRead(true);
        },
      },
    );

  return (
    <DialogForm
      form={form}
      submit={submit}
      isReady={read || (isUntouched && edited !== undefined)}
      onCancel={onCancel}
    >
      <NameField {...form.field("name")} placeholder="Signals" />
      <TextField
        {...form.field("config.integrationToken")}
        label="Integration token"
        hint="Create an internal integration in the notes tool and share the database with it."
        type="password"
        autoComplete="off"
        placeholder={edited ? leaveAsIs : undefined}
        onChange={(value) => change({ "config.integrationToken": value })}
      />
      <TextField
        {...form.field("config.databaseId")}
        label="Database URL"
        hint="From your browser's address bar, or just the id."
        autoComplete="off"
        spellCheck={false}
        placeholder={edited ? leaveAsIs : "https://notes.example.com/…"}
        onChange={(value) => change({ "config.databaseId": value })}
      />
      {!read && !(isUntouched && edited) && (
        <Button
          disabled={!integrationToken.trim() || !databaseId.trim()}
          pending={probe.isPending}
          onClick={readProperties}
        >
          Read properties
        </Button>
      )}
      {probe.isError && !read && (
        <div role="alert">
          <Callout tone="danger" title="The database could not be read">
            {messageOf(probe.error)}
          </Callout>
        </div>
      )}
      {read && <NotesMapping {...form.field("config.mapping")} />}
    </DialogForm>
  );
}
