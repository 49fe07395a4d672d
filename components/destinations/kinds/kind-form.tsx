"use client";
import type { ComponentType } from "react";
import type { DestinationType } from "@/db/vocabulary";
import type { Destination } from "@/lib/contracts/destinations";
import { AutomationForm } from "./automation-form";
import { ChatForm } from "./chat-form";
import type { ConnectionFormProps } from "./connection-form";
import { EnrichmentForm } from "./enrichment-form";
import { NotesForm } from "./notes-form";
import { SpreadsheetForm } from "./spreadsheet-form";
import { WebhookForm } from "./webhook-form";

const forms = {
  webhook: WebhookForm,
  automation: AutomationForm,
  enrichment_webhook: EnrichmentForm,
  chat: ChatForm,
  spreadsheet: SpreadsheetForm,
  notes: NotesForm,
} as const satisfies Record<DestinationType, ComponentType<ConnectionFormProps>>;

/** The connection form of a destination type. */
export function KindForm({ kind, ...props }: ConnectionFormProps & { kind: Destination["type"] }) {
  const Form = forms[kind];
  return <Form {...props} />;
}
