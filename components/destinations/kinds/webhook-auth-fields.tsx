import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { firstMessage } from "@/components/forms/first-message";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { leaveAsIs } from "./kept-settings";
import type { WebhookFields } from "./webhook-fields";

type AuthFields = WebhookFields["config"]["auth"];

const hints: Record<AuthFields["type"], string> = {
  "": "Stored credentials stay as they are.",
  none: "Deliveries are authenticated by the signature only.",
  bearer: "Sent as Authorization: Bearer …",
  basic: "Sent as Authorization: Basic …",
  api_key: "Sent in a header of your choice.",
  headers: "Credentials are sent in the headers below.",
};

/** How deliveries authenticate to the endpoint; the fields depend on the auth style. Secrets are stored encrypted. */
export function WebhookAuthFields({
  kind,
  isEdited,
  register,
  errors,
}: {
  kind: AuthFields["type"];
  /** Whether stored credentials can be left as they are. */
  isEdited: boolean;
  register: UseFormRegister<WebhookFields>;
  errors: FieldErrors<AuthFields> | undefined;
}) {
  const placeholder = isEdited ? leaveAsIs : undefined;
  const secret = { type: "password", autoComplete: "off", placeholder } as const;
  const ownError = errors && "message" in errors ? firstMessage(errors) : undefined;
  return (
    <>
      <Field label="Authentication" hint={hints[kind]} error={ownError}>
        {(field) => (
          <Select {...field} {...register("config.auth.type")}>
            {isEdited && <option value="">{leaveAsIs}</option>}
            <option value="none">None</option>
            <option value="bearer">Bearer token</option>
            <option value="basic">Username and password</option>
            <option value="api_key">API key header</option>
            <option value="headers">Custom headers</option>
          </Select>
        )}
      </Field>
      {kind === "bearer" && (
        <Field label="Token" error={firstMessage(errors?.token)}>
          {(field) => <Input {...field} {...secret} {...register("config.auth.token")} />}
        </Field>
      )}
      {kind === "basic" && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Username" error={firstMessage(errors?.username)}>
            {(field) => (
              <Input
                {...field}
                autoComplete="off"
                placeholder={placeholder}
                {...register("config.auth.username")}
              />
            )}
          </Field>
          <Field label="Password" error={firstMessage(errors?.password)}>
            {(field) => <Input {...field} {...secret} {...register("config.auth.password")} />}
          </Field>
        </div>
      )}
      {kind === "api_key" && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Header" error={firstMessage(errors?.header)}>
            {(field) => (
              <Input
                {...field}
                autoComplete="off"
                placeholder={placeholder}
                {...register("config.auth.header")}
              />
            )}
          </Field>
          <Field label="Key" error={firstMessage(errors?.value)}>
            {(field) => <Input {...field} {...secret} {...register("config.auth.value")} />}
          </Field>
        </div>
      )}
    </>
  );
}
