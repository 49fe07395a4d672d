"use client";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { firstMessage } from "@/components/forms/first-message";
import { useServerRefusal } from "@/components/forms/server-refusal";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useNotesProbe } from "@/lib/client/destinations";
import { ConnectionForm, type ConnectionFormProps, type GivenConnection } from "./connection-form";
import { leaveAsIs } from "./kept-settings";
import { NameField } from "./name-field";
import { mappingRows, type NotesFields, notesChangeResolver, notesResolver } from "./notes-fields";
import { NotesMapping } from "./notes-mapping";

const fieldNames = ["name", "config.integrationToken", "config.databaseId"] as const;

/** Connects a notes database: first its token and URL, then the mapping of its properties. */
export function NotesForm({ edited, refusal, onSubmit, ...frame }: ConnectionFormProps) {
  const probe = useNotesProbe();
  const [read, setRead] = useState(false);
  const { register, handleSubmit, getValues, setValue, watch, formState, setError } = useForm<
    NotesFields,
    unknown,
    GivenConnection
  >({
    resolver: edited ? notesChangeResolver : notesResolver,
    defaultValues: {
      name: edited?.name ?? "",
      config: { integrationToken: "", databaseId: "", mapping: [] },
    },
  });
  const failure = useServerRefusal(refusal, setError, fieldNames);
  const { errors } = formState;
  // A new token or URL may point to different properties, so they must be read again.
  const forget = {
    onChange: () => {
      setRead(false);
      setValue("config.mapping", []);
    },
  };

  function readProperties() {
    const { integrationToken, databaseId } = getValues("config");
    probe.mutate(
      { integrationToken, databaseId },
      {
        onSuccess: ({ properties }) => {
          setValue("config.mapping", mappingRows(properties));
          setRead(true);
        },
      },
    );
  }

  const { integrationToken, databaseId } = watch("config");
  const isUntouched = integrationToken === "" && databaseId === "";
  return (
    <ConnectionForm
      {...frame}
      failure={failure}
      refusal={refusal}
      ready={read || (isUntouched && edited !== undefined)}
      onSubmit={handleSubmit(onSubmit)}
    >
      <NameField registration={register("name")} error={errors.name} placeholder="Signals" />
      <Field
        label="Integration token"
        hint="Create an internal integration in the notes tool and share the database with it."
        error={firstMessage(errors.config?.integrationToken)}
      >
        {(field) => (
          <Input
            {...field}
            {...register("config.integrationToken", forget)}
            type="password"
            autoComplete="off"
            placeholder={edited ? leaveAsIs : undefined}
          />
        )}
      </Field>
      <Field
        label="Database URL"
        hint="From your browser's address bar, or just the id."
        error={firstMessage(errors.config?.databaseId)}
      >
        {(field) => (
          <Input
            {...field}
            {...register("config.databaseId", forget)}
            autoComplete="off"
            spellCheck={false}
            placeholder={edited ? leaveAsIs : "https://notes.example.com/…"}
          />
        )}
      </Field>
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
      {read && (
        <NotesMapping
          rows={getValues("config.mapping")}
          register={register}
          error={firstMessage(errors.config?.mapping)}
        />
      )}
    </ConnectionForm>
  );
}
