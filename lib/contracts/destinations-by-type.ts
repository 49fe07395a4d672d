/** New destinations with the settings of each kind, as the API describes them. */
import { z } from "zod";
import type { DestinationType } from "@/db/vocabulary";
import { destinationConfigs } from "./destination-config";
import { NewDestination } from "./destinations";

const ofType = <T extends DestinationType>(type: T, id: string) =>
  NewDestination.extend({
    destinationType: z
      .literal(type)
      .describe("The kind of tool that receives signals. It decides what `config` contains."),
    config: destinationConfigs[type].describe("Settings of this kind of destination. Never returned."),
  }).meta({ id });

export const NewDestinationByType = z
  .discriminatedUnion("destinationType", [
    ofType("webhook", "NewWebhookDestination"),
    ofType("automation", "NewAutomationDestination"),
    ofType("enrichment_webhook", "NewEnrichmentWebhookDestination"),
    ofType("chat", "NewChatDestination"),
    ofType("spreadsheet", "NewSpreadsheetDestination"),
    ofType("notes", "NewNotesDestination"),
  ])
  .meta({
    id: "NewDestination",
    examples: [
      {
        destinationType: "webhook",
        name: "Revenue webhook",
        config: {
          url: "https://hooks.northwind.example/signals",
          method: "POST",
          auth: { type: "none" },
          headers: {},
        },
        routing: { mode: "auto", minStrength: 6 },
      },
    ],
  });
