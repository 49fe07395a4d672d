import { type Block, code } from "@/components/docs/blocks";

/** The command that creates a webhook, as two guides show it. */
export const createWebhookCommand = (appUrl: string): Block =>
  code(
    "bash",
    "Create a webhook",
    `curl -sS ${appUrl}/api/v1/destinations \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: revenue-webhook" \\
  -d '{
    "destinationType": "webhook",
    "name": "Revenue webhook",
    "config": { "url": "https://hooks.example.com/signals" },
    "routing": { "mode": "auto", "minStrength": 6 }
  }'`,
  );
