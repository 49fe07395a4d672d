/** Previews of deliveries. */
import { describe, expect, it } from "vitest";
import { activations, destinations } from "@/db/schema";
import { DeliveryPreview } from "@/lib/contracts/deliveries";
import type { KeyStyle } from "@/lib/contracts/destination-config";
import { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { newId } from "@/lib/ids";
import { codeOf } from "@/tests/factories/code-of";
import { withRollback } from "@/tests/factories/context";
import { insertDestination, insertSignal } from "@/tests/factories/signals";
import { insertCustomer } from "@/tests/factories/workspace";
import { buildPayloads } from "./payload";
import { previewDelivery, previewDestination } from "./preview";

const mapping = { Name: "personName", Where: "personLocation" };
const notes = { integrationToken: "tell-nobody", databaseId: newId(), mapping };
const kinds = [
  ["webhook", { url: "https://hooks.example/tell-nobody", auth: { type: "bearer", token: "tell-nobody" } }],
  ["spreadsheet", { spreadsheetId: "a".repeat(44), sheetName: "Signals" }],
  ["notes", notes],
] as const;

describe("a preview", () => {
  it("shows a webhook's payload for the sample or a signal, and creates nothing", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const { id: destinationId } = await insertDestination(ctx);
      const { id: signalId } = await insertSignal(ctx);
      const preview = async (id?: string) =>
        WebhookPayload.parse((await previewDelivery(ctx, { destinationId, signalId: id })).body);
      expect(await preview()).toMatchObject({ personName: "Alex Sample" });
      expect(await preview(signalId)).toEqual((await buildPayloads(ctx, [signalId])).get(signalId));
      expect(await db.select().from(activations)).toEqual([]);
    }));

  it.each(kinds)("shows a %s's request with and without settings, and no secret", (type, config) =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const { id: destinationId } = await insertDestination(ctx, { type, config });
      const rows = await db.select().from(destinations);
      const previews = [
        await previewDelivery(ctx, { destinationId }),
        previewDestination(ctx, { destinationType: type, config }),
        previewDestination(ctx, { destinationType: type }),
      ].map((preview) => DeliveryPreview.parse(preview));
      for (const preview of previews) {
        expect(preview.contentType).toBe("application/json");
        expect(JSON.stringify(preview)).toContain("Alex Sample");
        expect(JSON.stringify(preview)).not.toContain("tell-nobody");
      }
      expect(await db.select().from(destinations)).toEqual(rows);
    }),
  );

  it.each(["automation", "enrichment_webhook"] as const)("has field names as chosen: %s", (destinationType) =>
    withRollback(async ({ ctx }) => {
      const namesOf = (keys?: KeyStyle) => {
        const { body } = previewDestination(ctx, { destinationType, ...(keys && { keys }) });
        return ["signal_id", "signalId"].filter((name) => Object.hasOwn(Object(body), name));
      };
      expect(namesOf()).toEqual(["signal_id", "signalId"]);
      expect(namesOf("snake_case")).toEqual(["signal_id"]);
      expect(namesOf("camelCase")).toEqual(["signalId"]);
      const { body } = previewDestination(ctx, { destinationType: "notes", keys: "camelCase" });
      expect(body).toMatchObject({ title: expect.any(String) });
    }),
  );

  it("uses the given settings", () =>
    withRollback(async ({ ctx }) => {
      const show = (config?: typeof notes) =>
        previewDestination(ctx, { destinationType: "notes", ...(config && { config }) });
      expect(show(notes).body).toMatchObject({ properties: { Where: "Berlin, Germany" } });
      expect(JSON.stringify(show().body)).not.toContain("Where");
    }));

  it.each([
    ["config.url", { destinationType: "webhook", config: { url: "nowhere" } }],
    ["config.colour", { destinationType: "webhook", config: { url: "https://a.example", colour: "red" } }],
  ] as const)("is rejected if %s is invalid", (path, input) =>
    withRollback(async ({ ctx }) => {
      const show = async () => previewDestination(ctx, input);
      await expect(show()).rejects.toMatchObject({
        code: "validation_error",
        details: expect.arrayContaining([expect.objectContaining({ path })]),
      });
    }),
  );

  it("shows nothing of another workspace", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const mine = { destinationId: (await insertDestination(ctx)).id };
      const theirs = { destinationId: (await insertDestination(other)).id };
      const { id: signalId } = await insertSignal(other);
      expect(await codeOf(previewDelivery(ctx, theirs))).toBe("404 not_found");
      expect(await codeOf(previewDelivery(ctx, { ...mine, signalId }))).toBe("404 not_found");
      expect(await codeOf(previewDelivery(ctx, { ...mine, signalId: newId() }))).toBe("404 not_found");
    }));
});
