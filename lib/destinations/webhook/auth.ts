import type { WebhookConfig } from "@/lib/contracts/destination-config";
import { mask } from "../mask";

/** What a webhook's settings add to a delivery: headers, their masked form, and the secrets in them. */
export interface Credentials {
  headers: Record<string, string>;
  shown: Record<string, string>;
  secrets: string[];
}

/** All custom headers are masked, because only the customer knows which of them are credentials. */
export function credentialsOf({ auth, headers: own }: WebhookConfig): Credentials {
  const authentication = authenticate(auth);
  return {
    headers: { ...authentication.headers, ...own },
    shown: {
      ...authentication.shown,
      ...Object.fromEntries(Object.keys(own).map((name) => [name, mask])),
    },
    secrets: [...authentication.secrets, ...Object.values(own)],
  };
}

function authenticate(auth: WebhookConfig["auth"]): Credentials {
  switch (auth.type) {
    case "none":
    case "headers":
      return { headers: {}, shown: {}, secrets: [] };
    case "bearer":
      return {
        headers: { Authorization: `Bearer ${auth.token}` },
        shown: { Authorization: `Bearer ${mask}` },
        secrets: [auth.token],
      };
    case "basic": {
      const pair = Buffer.from(`${auth.username}:${auth.password}`, "utf8").toString("base64");
      return {
        headers: { Authorization: `Basic ${pair}` },
        shown: { Authorization: `Basic ${mask}` },
        secrets: [pair, auth.password],
      };
    }
    case "api_key":
      return {
        headers: { [auth.header]: auth.value },
        shown: { [auth.header]: mask },
        secrets: [auth.value],
      };
  }
}
