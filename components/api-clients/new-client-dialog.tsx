"use client";
import { CodeBlock } from "@/components/docs/code-block";
import { checkContract } from "@/components/forms/check-contract";
import { DialogForm } from "@/components/forms/dialog-form";
import { toggled } from "@/components/forms/toggled";
import { useForm } from "@/components/forms/use-form";
import { Callout } from "@/components/ui/callout";
import { Checkbox } from "@/components/ui/checkbox";
import { CopyButton } from "@/components/ui/copy-button";
import { DialogBody } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/fields";
import { FormDialog } from "@/components/ui/form-dialog";
import { OneTimeSecret } from "@/components/ui/one-time-secret";
import { useCreateApiClient } from "@/lib/client/api-clients";
import { type CreatedApiClient, NewApiClient } from "@/lib/contracts/api-clients";
import { isolated } from "@/lib/contracts/isolated";
import { firstCall } from "./first-call";
import type { ScopeChoice } from "./scope-choice";

interface ClientFields {
  name: string;
  scopes: ScopeChoice["scope"][];
}

const check = checkContract(NewApiClient, (fields: ClientFields) => fields);

/** The dialog that creates a client and then shows its credentials once. */
export function NewClientDialog({
  appUrl,
  scopes,
  onClose,
}: {
  appUrl: string;
  scopes: readonly ScopeChoice[];
  onClose: () => void;
}) {
  const create = useCreateApiClient();
  const made = create.data;
  const form = useForm({
    initial: {
      name: "",
      scopes: scopes.map(({ scope }) => scope).filter((scope) => scope.startsWith("read:")),
    },
    check,
    mutation: create,
  });
  return (
    <FormDialog
      onClose={onClose}
      isDone={made !== undefined}
      size="lg"
      title={made ? `${isolated(made.name)} created` : "New API client"}
      onInteractOutside={(event) => made && event.preventDefault()}
      onEscapeKeyDown={(event) => made && event.preventDefault()}
    >
      {made ? (
        <Credentials client={made} appUrl={appUrl} onDone={onClose} />
      ) : (
        <DialogForm form={form} submit="Create client" onCancel={onClose}>
          <TextField
            {...form.field("name")}
            label="Name"
            hint="The program that will use it."
            autoComplete="off"
            placeholder="CRM sync"
          />
          <fieldset data-invalid={form.errors.scopes && true}>
            <legend className="font-medium text-ink text-sm">Permissions</legend>
            <div className="mt-2 grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
              {scopes.map(({ scope, meaning }) => (
                <Checkbox
                  key={scope}
                  label={<span className="font-mono text-ink text-xs">{scope}</span>}
                  hint={meaning}
                  checked={form.fields.scopes.includes(scope)}
                  onChange={() => form.edit({ scopes: toggled(form.fields.scopes, scope) })}
                />
              ))}
            </div>
            {form.errors.scopes && (
              <p role="alert" className="mt-2 text-danger-ink text-sm">
                Choose at least one.
              </p>
            )}
          </fieldset>
        </DialogForm>
      )}
    </FormDialog>
  );
}

/** Id, first call and secret of the new client. */
function Credentials({
  client,
  appUrl,
  onDone,
}: {
  client: CreatedApiClient;
  appUrl: string;
  onDone: () => void;
}) {
  const { clientId, clientSecret, scopes, approval } = client;
  return (
    <DialogBody className="space-y-4 pb-5">
      {approval === "pending" && (
        <Callout title="Sample data for now">
          Once your workspace is active, this client reads live data.
        </Callout>
      )}
      <div className="flex flex-col gap-1.5">
        <span className="font-medium text-sm">Client id</span>
        <div className="flex items-start gap-2 rounded-md border border-line bg-sunken p-2 pl-3">
          <code className="min-w-0 flex-1 select-all break-all py-1 font-mono text-sm">{clientId}</code>
          <CopyButton value={clientId} />
        </div>
      </div>
      <CodeBlock title="First call" code={firstCall({ appUrl, clientId, clientSecret, scopes })} />
      <OneTimeSecret label="Client secret" value={clientSecret} onDone={onDone} done="Done" />
    </DialogBody>
  );
}
