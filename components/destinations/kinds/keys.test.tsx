import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { queryKeyOf } from "@/lib/client/queries";
import { previewDestination } from "@/lib/contracts/deliveries";
import { keyStyles } from "@/lib/contracts/destination-config";
import type { Destination } from "@/lib/contracts/destinations";
import { newId } from "@/lib/ids";
import { SettingsCard } from "../settings-card";
import { checkEditedKeys } from "./kept-settings";
import { KeysField } from "./keys-field";
import { KindPreview } from "./kind-preview";

const render = (children: ReactNode, client = new QueryClient()): string =>
  renderToStaticMarkup(<QueryClientProvider client={client}>{children}</QueryClientProvider>);

it("previews the payload with the chosen field names", () => {
  const client = new QueryClient();
  for (const keys of keyStyles) {
    const input = { body: { destinationType: "automation" as const, keys } };
    const preview = { contentType: "application/json", body: { written: `in ${keys}` } };
    client.setQueryData(queryKeyOf<typeof previewDestination>(previewDestination, input), preview);
  }
  for (const keys of keyStyles) {
    expect(render(<KindPreview kind="automation" keys={keys} />, client)).toContain(`in ${keys}`);
  }
});

const destination: Destination = {
  id: newId(),
  type: "automation",
  name: "Workflow",
  isActive: true,
  pausedReason: null,
  health: "healthy",
  consecutiveFailures: 0,
  routing: { mode: "manual" },
  configSummary: "hooks.example",
  keys: "camelCase",
  lastDeliveredAt: null,
  lastFailedAt: null,
  lastTest: null,
  submissions: null,
  previousSecret: null,
  missingFields: [],
  createdAt: new Date().toISOString(),
  version: "1",
};

it("shows on the destination's page how field names are written, for types with a choice", () => {
  const shown = (keys: Destination["keys"]) =>
    render(<SettingsCard destination={{ ...destination, keys }} mayManage />);
  expect(shown("camelCase")).toContain("signalId, personName");
  expect(shown("both")).toContain("Both: signal_id and signalId");
  expect(shown(null)).not.toContain("Field names");
});

it("is edited from what is stored, and sent only if it has changed", () => {
  const field = (value: string) => render(<KeysField value={value} onChange={() => {}} />);
  expect(field("camelCase")).not.toContain("Leave as is");
  expect(field("")).toContain("Leave as is");
  const sent = (keys: string) => checkEditedKeys(destination)({ name: "Workflow", "config.keys": keys });
  expect(sent("camelCase")).toEqual({ body: { name: "Workflow", config: {} } });
  expect(sent("both")).toMatchObject({ body: { config: { keys: "both" } } });
});
