import type { z } from "zod";
import { WebhookConfig } from "@/lib/contracts/destination-config";
import { checkChange, checkConnection, entered } from "./kept-settings";

/** A header of a webhook; `id` is its row's. */
export interface HeaderRow {
  id: number;
  name: string;
  value: string;
}

/**
 * Form values under the request body's paths: the fields of every auth style, and headers as rows. An empty method or
 * style, and headers that are not replaced, leave an edited webhook's as they are.
 */
export interface WebhookFields {
  name: string;
  "config.url": string;
  "config.method": "POST" | "PUT" | "PATCH" | "";
  "config.auth.type": AuthStyle | "";
  "config.auth.token": string;
  "config.auth.username": string;
  "config.auth.password": string;
  "config.auth.header": string;
  "config.auth.value": string;
  "config.headers": HeaderRow[];
  replacesHeaders: boolean;
}
type AuthStyle = "none" | "bearer" | "basic" | "api_key" | "headers";

export const emptyWebhook: WebhookFields = {
  name: "",
  "config.url": "",
  "config.method": "POST",
  "config.auth.type": "none",
  "config.auth.token": "",
  "config.auth.username": "",
  "config.auth.password": "",
  "config.auth.header": "X-Api-Key",
  "config.auth.value": "",
  "config.headers": [],
  replacesHeaders: true,
};

/** The form of a webhook to edit: everything stays as it is. */
export const keptWebhook = (name: string): WebhookFields => ({
  ...emptyWebhook,
  name,
  "config.method": "",
  "config.auth.type": "",
  replacesHeaders: false,
});

/** The parts of an auth style, in the contract's names. */
function partsOf(style: AuthStyle, fields: WebhookFields): Record<string, string> {
  switch (style) {
    case "bearer":
      return { token: fields["config.auth.token"] };
    case "basic":
      return { username: fields["config.auth.username"], password: fields["config.auth.password"] };
    case "api_key":
      return { header: fields["config.auth.header"], value: fields["config.auth.value"] };
    default:
      return {};
  }
}

/** Header rows without a name are left out. */
const headersOf = (fields: WebhookFields): Record<string, string> =>
  Object.fromEntries(
    fields["config.headers"]
      .map(({ name, value }) => [name.trim(), value] as const)
      .filter(([name]) => name !== ""),
  );

/** The settings of a completed form. */
export function toWebhookConfig(fields: WebhookFields): z.input<typeof WebhookConfig> {
  const style = fields["config.auth.type"] || "none";
  // The check parses it: a union member is chosen by its style.
  const auth = { type: style, ...partsOf(style, fields) } as z.input<typeof WebhookConfig>["auth"];
  const method = fields["config.method"] || "POST";
  return { url: fields["config.url"].trim(), method, auth, headers: headersOf(fields) };
}

/** The settings that were entered; a style's secrets are kept if they are left empty. */
export function toWebhookChange(fields: WebhookFields): Record<string, unknown> {
  const style = fields["config.auth.type"];
  return {
    ...entered({ url: fields["config.url"], method: fields["config.method"] }),
    ...(style && { auth: { type: style, ...notEmpty(partsOf(style, fields)) } }),
    ...(fields.replacesHeaders && { headers: headersOf(fields) }),
  };
}

/** Secrets are sent as typed: a space may belong to them. */
const notEmpty = (parts: Record<string, string>) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ""));

export const checkNewWebhook = checkConnection(WebhookConfig, toWebhookConfig);
export const checkEditedWebhook = checkChange(toWebhookChange);
