import { z } from "zod";
import { contractResolver } from "@/components/forms/contract-resolver";
import { WebhookConfig } from "@/lib/contracts/destination-config";
import { NewDestination } from "@/lib/contracts/destinations";
import type { GivenConnection } from "./connection-form";
import { changeResolver, entered } from "./kept-settings";

/** A webhook as the API accepts it: the destination contract with webhook settings. */
const NewWebhook = NewDestination.extend({
  destinationType: z.literal("webhook"),
  config: WebhookConfig,
});

/**
 * Form values under the request body's names: the fields of every auth style, and headers as rows. An empty method or
 * style, and headers that are not replaced, leave an edited webhook's as they are.
 */
export interface WebhookFields {
  name: string;
  config: {
    url: string;
    method: "POST" | "PUT" | "PATCH" | "";
    auth: {
      type: "none" | "bearer" | "basic" | "api_key" | "headers" | "";
      token: string;
      username: string;
      password: string;
      header: string;
      value: string;
    };
    headers: { name: string; value: string }[];
    replacesHeaders: boolean;
  };
}

export const emptyWebhook: WebhookFields = {
  name: "",
  config: {
    url: "",
    method: "POST",
    auth: { type: "none", token: "", username: "", password: "", header: "X-Api-Key", value: "" },
    headers: [],
    replacesHeaders: true,
  },
};

/** The form of a webhook to edit: everything stays as it is. */
export const keptWebhook = (name: string): WebhookFields => ({
  name,
  config: {
    ...emptyWebhook.config,
    method: "",
    auth: { ...emptyWebhook.config.auth, type: "" },
    replacesHeaders: false,
  },
});

type GivenAuth = Exclude<WebhookFields["config"]["auth"]["type"], "">;

/** The parts of an auth style, in the contract's names. */
function partsOf(style: GivenAuth, auth: WebhookFields["config"]["auth"]): Record<string, string> {
  const { token, username, password, header, value } = auth;
  switch (style) {
    case "bearer":
      return { token };
    case "basic":
      return { username, password };
    case "api_key":
      return { header, value };
    default:
      return {};
  }
}

/** Header rows without a name are left out. */
function headersOf({ headers }: WebhookFields["config"]): Record<string, string> {
  const named = headers.filter(({ name }) => name.trim() !== "");
  return Object.fromEntries(named.map(({ name, value }) => [name.trim(), value]));
}

/** The request body of a completed form. */
export function toNewWebhook({ name, config }: WebhookFields): z.input<typeof NewWebhook> {
  const style = config.auth.type || "none";
  // The resolver parses it: a union member is chosen by its style.
  const auth = { type: style, ...partsOf(style, config.auth) } as z.input<typeof WebhookConfig>["auth"];
  return {
    destinationType: "webhook",
    name,
    config: { url: config.url.trim(), method: config.method || "POST", auth, headers: headersOf(config) },
  };
}

/** The name and the settings that were entered; a style's secrets are kept if they are left empty. */
export function toWebhookChange({ name, config }: WebhookFields): GivenConnection {
  const { url, method, auth, replacesHeaders } = config;
  return {
    name,
    config: {
      ...entered({ url, method }),
      ...(auth.type && { auth: { type: auth.type, ...notEmpty(partsOf(auth.type, auth)) } }),
      ...(replacesHeaders && { headers: headersOf(config) }),
    },
  };
}

/** Secrets are sent as typed: a space may belong to them. */
const notEmpty = (parts: Record<string, string>) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ""));

export const webhookResolver = contractResolver(NewWebhook, toNewWebhook);
export const webhookChangeResolver = changeResolver(toWebhookChange);
