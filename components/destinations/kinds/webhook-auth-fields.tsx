import type { FormField } from "@/components/forms/use-form";
import { SelectField, TextField } from "@/components/ui/fields";
import type { Option } from "@/components/ui/options";
import { leaveAsIs } from "./kept-settings";
import type { WebhookFields } from "./webhook-fields";

type AuthStyle = WebhookFields["config.auth.type"];

const hints: Record<AuthStyle, string> = {
  "": "Stored credentials stay as they are.",
  none: "Deliveries are authenticated by the signature only.",
  bearer: "Sent as Authorization: Bearer …",
  basic: "Sent as Authorization: Basic …",
  api_key: "Sent in a header of your choice.",
  headers: "Credentials are sent in the headers below.",
};
const styles: Option<AuthStyle>[] = [
  { value: "", label: leaveAsIs },
  { value: "none", label: "None" },
  { value: "bearer", label: "Bearer token" },
  { value: "basic", label: "Username and password" },
  { value: "api_key", label: "API key header" },
  { value: "headers", label: "Custom headers" },
];

/** How deliveries authenticate to the endpoint; the fields depend on the auth style. Secrets are stored encrypted. */
export function WebhookAuthFields({
  isEdited,
  field,
}: {
  /** Whether stored credentials can be left as they are. */
  isEdited: boolean;
  field: <Name extends keyof WebhookFields>(name: Name) => FormField<WebhookFields[Name]>;
}) {
  const style = field("config.auth.type");
  const text = { autoComplete: "off", placeholder: isEdited ? leaveAsIs : undefined };
  const secret = { ...text, type: "password" };
  return (
    <>
      <SelectField
        {...style}
        label="Authentication"
        hint={hints[style.value]}
        options={isEdited ? styles : styles.slice(1)}
      />
      {style.value === "bearer" && <TextField {...secret} {...field("config.auth.token")} label="Token" />}
      {style.value === "basic" && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...text} {...field("config.auth.username")} label="Username" />
          <TextField {...secret} {...field("config.auth.password")} label="Password" />
        </div>
      )}
      {style.value === "api_key" && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...text} {...field("config.auth.header")} label="Header" />
          <TextField {...secret} {...field("config.auth.value")} label="Key" />
        </div>
      )}
    </>
  );
}
