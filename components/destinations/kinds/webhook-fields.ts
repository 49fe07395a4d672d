import { z } from "zod";
import { contractResolver } from "@/components/forms/contract-resolver";
import { WebhookConfig } from "@/lib/contracts/destination-config";
import { NewDestination } from "@/lib/contracts/destinations";

/** A webhook as the API accepts it: the destination contract with webhook settings. */
const NewWebhook = NewDestination.extend({
  destinationType: z.literal("webhook"),
  config: WebhookConfig,
});
export type NewWebhook = z.output<typeof NewWebhook>;

/** Form values under the request body's names: the fields of every auth style, and headers as rows. */
export interface WebhookFields {
  name: string;
  config: {
    url: string;
    method: "POST" | "PUT" | "PATCH";
    auth: {
      type: "none" | "bearer" | "basic" | "api_key" | "headers";
      token: string;
      username: string;
      password: string;
      header: string;
      value: string;
    };
    headers: { name: string; value: string }[];
  };
}

export const emptyWebhook: WebhookFields = {
  name: "",
  config: {
    url: "",
    method: "POST",
    auth: { type: "none", token: "", username: "", password: "", header: "X-Api-Key", value: "" },
    headers: [],
  },
};

function authOf(auth: WebhookFields["config"]["auth"]): z.input<typeof WebhookConfig>["auth"] {
  const { type, token, username, password, header, value } = auth;
  switch (type) {
    case "bearer":
      return { type, token };
    case "basic":
      return { type, username, password };
    case "api_key":
      return { type, header, value };
    default:
      return { type };
  }
}

/** The request body of a completed form; header rows without a name are left out. */
export function toNewWebhook({ name, config }: WebhookFields): z.input<typeof NewWebhook> {
  const named = config.headers.filter((header) => header.name.trim() !== "");
  return {
    destinationType: "webhook",
    name,
    config: {
      url: config.url.trim(),
      method: config.method,
      auth: authOf(config.auth),
      headers: Object.fromEntries(named.map((header) => [header.name.trim(), header.value])),
    },
  };
}

export const webhookResolver = contractResolver(NewWebhook, toNewWebhook);
