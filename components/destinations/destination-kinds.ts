import { MessageSquare, NotebookText, Sheet, TableProperties, Webhook, Zap } from "lucide-react";
import type { Destination } from "@/lib/contracts/destinations";

type Kind = Destination["type"];

/** Destination types in display order, each with a one-line description. */
export const destinationKinds = [
  { kind: "webhook", icon: Webhook, words: "Signed requests with full details to your own endpoint." },
  { kind: "chat", icon: MessageSquare, words: "A message in a channel, ready to act on." },
  { kind: "spreadsheet", icon: Sheet, words: "A row per signal in a tab you share." },
  {
    kind: "notes",
    icon: NotebookText,
    words: "A page per signal, with the properties you map.",
  },
  { kind: "automation", icon: Zap, words: "A webhook that starts a workflow, with flat fields." },
  {
    kind: "enrichment_webhook",
    icon: TableProperties,
    words: "A row in an enrichment table, with flat fields.",
  },
] as const satisfies readonly { kind: Kind; icon: typeof Webhook; words: string }[];

/** What a connection test creates at each destination type. */
export const testWords: Record<Kind, string> = {
  webhook: "A sample signal is sent as a signed request.",
  automation: "A sample signal is sent and starts the workflow once.",
  enrichment_webhook: "A sample signal is sent and becomes a row in the table. You can delete it there.",
  chat: "A sample signal is posted in the channel.",
  spreadsheet: "A sample signal is written as a row. You can delete it there.",
  notes: "A sample signal becomes a page in the database. You can delete it there.",
};
