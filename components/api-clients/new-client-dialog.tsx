"use client";
import { useForm } from "react-hook-form";
import { CodeBlock } from "@/components/docs/code-block";
import { contractResolver } from "@/components/forms/contract-resolver";
import { firstMessage } from "@/components/forms/first-message";
import { useServerRefusal } from "@/components/forms/server-refusal";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Checkbox } from "@/components/ui/checkbox";
import { CopyButton } from "@/components/ui/copy-button";
import { DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { OneTimeSecret } from "@/components/ui/one-time-secret";
import type { ApiScope } from "@/db/vocabulary";
import { useCreateApiClient } from "@/lib/client/api-clients";
import { type CreatedApiClient, NewApiClient } from "@/lib/contracts/api-clients";
import { isolated } from "@/lib/contracts/isolated";
import { firstCall } from "./first-call";
import type { ScopeChoice } from "./scope-choice";

interface ClientFields {
  name: string;
  scopes: ApiScope[];
}

/** A validated request, where scopes are always present. */
type CheckedClient = ReturnType<typeof NewApiClient.parse>;

const resolver = contractResolver(NewApiClient, (fields: ClientFields) => fields);
const fieldNames = ["name", "scopes"] as const;

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
  return (
    <FormDialog open onOpenChange={(open) => !open && onClose()} isDone={made !== undefined}>
      <DialogContent
        size="lg"
        title={made ? `${isolated(made.name)} created` : "New API client"}
        onInteractOutside={(event) => made && event.preventDefault()}
        onEscapeKeyDown={(event) => made && event.preventDefault()}
      >
        {made ? (
          <Credentials client={made} appUrl={appUrl} onDone={onClose} />
        ) : (
          <ClientForm
            scopes={scopes}
            pending={create.isPending}
            refusal={create.error}
            onSubmit={(client) => create.mutate(client)}
            onCancel={onClose}
          />
        )}
      </DialogContent>
    </FormDialog>
  );
}

function ClientForm({
  scopes,
  pending,
  refusal,
  onSubmit,
  onCancel,
}: {
  scopes: readonly ScopeChoice[];
  pending: boolean;
  refusal: unknown;
  onSubmit: (client: CheckedClient) => void;
  onCancel: () => void;
}) {
  const { register, handleSubmit, formState, setError } = useForm<ClientFields, unknown, CheckedClient>({
    resolver,
    defaultValues: {
      name: "",
      scopes: scopes.map(({ scope }) => scope).filter((scope) => scope.startsWith("read:")),
    },
  });
  const failure = useServerRefusal(refusal, setError, fieldNames);
  const noScope = firstMessage(formState.errors.scopes);
  return (
    <form onSubmit={handleSubmit(onSubmit)} noValidate className="flex min-h-0 flex-col">
      <DialogBody className="space-y-4">
        <Field label="Name" hint="The program that will use it." error={formState.errors.name?.message}>
          {(control) => (
            <Input {...control} {...register("name")} autoComplete="off" placeholder="CRM sync" />
          )}
        </Field>
        <fieldset>
          <legend className="font-medium text-ink text-sm">Permissions</legend>
          <div className="mt-2 grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
            {scopes.map(({ scope, meaning }) => (
              <Checkbox
                key={scope}
                value={scope}
                label={<span className="font-mono text-ink text-xs">{scope}</span>}
                hint={meaning}
                {...register("scopes")}
              />
            ))}
          </div>
          {noScope && (
            <p role="alert" className="mt-2 text-danger-ink text-sm">
              Choose at least one.
            </p>
          )}
        </fieldset>
        {failure && <Callout tone="danger">{failure}</Callout>}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" pending={pending}>
          Create client
        </Button>
      </DialogFooter>
    </form>
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
