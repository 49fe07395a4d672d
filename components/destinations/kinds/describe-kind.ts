import {
  type LucideIcon,
  MessageSquare,
  NotebookText,
  Sheet,
  TableProperties,
  Webhook,
  Zap,
} from "lucide-react";
import type { DestinationType } from "@/db/vocabulary";

interface KindDescription {
  label: string;
  icon: LucideIcon;
  /** One line for people who choose between the kinds. */
  summary: string;
  /** What a connection test creates there. */
  test: string;
  /** Which credential the tool rejected, and how to fix it; a clause that another one follows. */
  refusal: string;
}

/**
 * Each kind of destination in display order, as people read of it; `kind-form.tsx` has its form. A kind that is missing
 * here is a type error.
 */
export const destinationKinds = {
  webhook: {
    label: "Webhook",
    icon: Webhook,
    summary: "Signed requests with full details to your own endpoint.",
    test: "A sample signal is sent as a signed request.",
    refusal: "The endpoint rejected the credentials (401 or 403). Update the connection with valid ones",
  },
  chat: {
    label: "Chat",
    icon: MessageSquare,
    summary: "A message in a channel, ready to act on.",
    test: "A sample signal is posted in the channel.",
    refusal:
      "The chat tool rejected the webhook. It was removed, or its channel was archived. Update the connection with a new webhook",
  },
  spreadsheet: {
    label: "Spreadsheet",
    icon: Sheet,
    summary: "A row per signal in a tab you share.",
    test: "A sample signal is written as a row. You can delete it there.",
    refusal: "The spreadsheet is not writable. Share it as an editor and check that its tab exists",
  },
  notes: {
    label: "Notes database",
    icon: NotebookText,
    summary: "A page per signal, with the properties you map.",
    test: "A sample signal becomes a page in the database. You can delete it there.",
    refusal:
      "The notes tool rejected the token, or the database is no longer shared with it. Share it again or edit the connection",
  },
  automation: {
    label: "Automation",
    icon: Zap,
    summary: "A webhook that starts a workflow, with flat fields.",
    test: "A sample signal is sent and starts the workflow once.",
    refusal: "The tool rejected the webhook URL or its key. Turn the workflow on or edit the connection",
  },
  enrichment_webhook: {
    label: "Enrichment",
    icon: TableProperties,
    summary: "A row in an enrichment table, with flat fields.",
    test: "A sample signal is sent and becomes a row in the table. You can delete it there.",
    refusal: "The table rejected the token. Update the connection with the table's current token",
  },
} as const satisfies Record<DestinationType, KindDescription>;
