/** Spreadsheets, from the address to share them with to rows that arrive once. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Context } from "@/lib/context";
import { createSpreadsheetDestination } from "@/lib/destinations/spreadsheet";
import { spreadsheetWriteSlots } from "@/lib/spreadsheet-write-slots";
import { codeOf } from "@/tests/factories/code-of";
import { withRollback } from "@/tests/factories/context";
import { insertCustomer } from "@/tests/factories/workspace";
import { type SpreadsheetFake, startSpreadsheetFake } from "@/tests/fakes/spreadsheet/spreadsheet";
import { createDestination } from "./create";
import { requireServiceAccount } from "./service-account";
import { testDestination } from "./test-connection";

const spreadsheetId = "sheet-of-a-customer";
let fake: SpreadsheetFake;
beforeAll(async () => {
  fake = await startSpreadsheetFake();
});
afterAll(() => fake.close());
beforeEach(() => fake.addSpreadsheet(spreadsheetId, { Signals: [] }));

const spreadsheet = {
  destinationType: "spreadsheet" as const,
  name: "Our sheet",
  config: { spreadsheetId: `https://sheets.example/d/${spreadsheetId}/edit#gid=0`, sheetName: " Signals " },
};

/** The same context with a service account set up. */
function withAccount(ctx: Context): Context {
  const { url: apiUrl, tokenUrl, clientEmail: email, privateKey } = fake;
  const account = { apiUrl, tokenUrl, email, privateKey };
  const adapter = createSpreadsheetDestination({ account, takeWriteSlot: spreadsheetWriteSlots(ctx.db) });
  return {
    ...ctx,
    ports: { ...ctx.ports, serviceAccountEmail: email, destinations: { adapterOf: () => adapter } },
  };
}

describe("without a service account", () => {
  it("returns no address to share with", () =>
    withRollback(async ({ ctx }) => {
      expect(() => requireServiceAccount(ctx)).toThrow(
        expect.objectContaining({ status: 503, code: "not_configured" }),
      );
    }));

  it("rejects new spreadsheets", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      expect(await codeOf(createDestination(ctx, spreadsheet))).toBe("503 not_configured");
    }));
});

describe("with a service account", () => {
  it("returns its address", () =>
    withRollback(async ({ ctx }) => {
      expect(requireServiceAccount(withAccount(ctx))).toEqual({ email: fake.clientEmail });
    }));

  it("adds a spreadsheet by its URL, shows only its tab, and sends it a test row", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const configured = withAccount(ctx);
      const created = await createDestination(configured, spreadsheet);
      expect(created).toMatchObject({ type: "spreadsheet", configSummary: "Signals" });
      expect(JSON.stringify(created)).not.toContain(spreadsheetId);
      expect(created).not.toHaveProperty("signatureSecret");
      const tested = await testDestination(configured, { destinationId: created.id });
      expect(tested).toMatchObject({ success: true, status: 200, error: null });
      expect(fake.rows(spreadsheetId, "Signals")).toHaveLength(2);
    }));

  it.each([
    { spreadsheetId: "x", sheetName: "Signals" },
    { spreadsheetId, sheetName: " " },
    { spreadsheetId },
    { spreadsheetId, sheetName: "Signals", colour: "red" },
  ])("rejects %j", (config) =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const made = createDestination(withAccount(ctx), { ...spreadsheet, config });
      expect(await codeOf(made)).toBe("400 validation_error");
    }),
  );
});
