import { afterEach, describe, expect, it, vi } from "vitest";
import { log } from "@/lib/log";
import { at, config, delivery, idsOf, together, withSpreadsheet } from "@/tests/factories/spreadsheet";
import { columnNames } from "./columns";

const sheet = withSpreadsheet();
afterEach(() => {
  vi.restoreAllMocks();
});

describe("a delivery", () => {
  it("writes column names to an empty tab and adds a row below", async () => {
    const one = delivery();
    expect(await sheet.open().deliver(one)).toMatchObject({
      verdict: "delivered",
      status: 200,
      error: null,
      retryAfterSeconds: null,
      request: {
        method: "POST",
        host: new URL(sheet.fake().url).host,
        headers: { Authorization: "Bearer ••••" },
      },
    });
    expect(sheet.rows()[0]).toEqual(columnNames);
    expect(sheet.rows()).toHaveLength(2);
    expect(sheet.column("Signal ID")).toEqual([one.payload.signalId]);
    expect(sheet.column("Strength")).toEqual([8]);
  });

  it("keeps the spreadsheet's id and the access token out of the receipt", async () => {
    const receipt = await sheet.open().deliver(delivery());
    expect(receipt.responseExcerpt).toContain("updatedRange");
    expect(JSON.stringify(receipt)).not.toContain(config.spreadsheetId);
  });

  it("adds the rows of a hundred signals in one write", async () => {
    sheet.setRows([[...columnNames]]);
    const batch = Array.from({ length: 100 }, () => delivery());
    const receipts = await together(sheet.open(), batch);
    expect(receipts.map(({ verdict }) => verdict)).toEqual(batch.map(() => "delivered"));
    expect(sheet.column("Signal ID")).toEqual(idsOf(batch));
    expect(sheet.writes()).toHaveLength(1);
  });

  it.each([1, 2])("writes one header when %i instances send batches concurrently", async (instances) => {
    const destinations = Array.from({ length: instances }, () => sheet.open());
    const batches = [0, 1, 2, 3].map(() => [delivery(), delivery()]);
    await Promise.all(
      batches.map((batch, index) => together(destinations[index % instances] ?? sheet.open(), batch)),
    );
    expect(sheet.rows().filter(([cell]) => cell === columnNames[0])).toHaveLength(1);
    const sent = idsOf(batches.flat());
    expect(sheet.column("Signal ID").toSorted()).toEqual(sent.toSorted());
    expect(sheet.writes().filter(({ method }) => method === "PUT").length).toBeLessThanOrEqual(instances);
  });

  it("follows the customer's own column names and leaves that row and other columns unchanged", async () => {
    const header = ["signal id", "Owner", " COMPANY ", "Person"];
    sheet.setRows([header]);
    const [one, other] = [delivery(), delivery({ personName: "Pat Other", personCompany: null })];
    await together(sheet.open(), [one, other]);
    expect(sheet.rows()).toEqual([
      header,
      [one.payload.signalId, "", "Sample Industries", "Alex Sample"],
      [other.payload.signalId, "", "", "Pat Other"],
    ]);
  });

  it("starts at the customer's table and adds below its rows", async () => {
    sheet.setRows([
      ["", "Person", "Fit"],
      ["", "Earlier", 1],
    ]);
    await sheet.open().deliver(delivery());
    expect(sheet.rows().slice(1)).toEqual([
      ["", "Earlier", 1],
      ["", "Alex Sample", 84],
    ]);
  });

  it("reads the first row again after a while", async () => {
    const destination = sheet.open();
    sheet.setRows([["Person", "Fit"]]);
    await destination.deliver(delivery());
    sheet.setRows([["Fit", "Person"]]);
    await destination.deliver(delivery({}, { at: new Date(at.getTime() + 60_000) }));
    expect(sheet.rows()[1]).toEqual([84, "Alex Sample"]);
  });

  it.each(["=1+1", "+1", "-1", "@now", "=IMPORTXML(A1)", "'quoted", "0123", "TRUE", "1e5"])(
    "writes %j as plain text",
    async (text) => {
      await sheet.open().deliver(delivery({ personName: text, suggestedOpener: text }));
      expect(sheet.column("Person")).toEqual([text]);
      expect(sheet.column("Opener")).toEqual([text]);
    },
  );

  it("signs in once for many deliveries, and again when its token is revoked", async () => {
    const destination = sheet.open();
    await destination.deliver(delivery());
    await destination.deliver(delivery());
    sheet.fake().revokeTokens();
    const error = vi.spyOn(log, "error").mockReturnValue();
    expect(await destination.deliver(delivery())).toMatchObject({ verdict: "retry", status: 401 });
    expect(error).toHaveBeenCalledOnce();
    expect(await destination.deliver(delivery())).toMatchObject({ verdict: "delivered" });
    expect(sheet.fake().calls.filter(({ kind }) => kind === "token")).toHaveLength(2);
  });

  it("throws for a batch with two tabs", async () => {
    const other = delivery({}, { config: { ...config, spreadsheetId: "sheet-of-another" } });
    await expect(together(sheet.open(), [delivery(), other])).rejects.toThrow(/different tabs/);
    expect(sheet.fake().calls).toEqual([]);
  });
});

describe("turns", () => {
  it("are taken once per write and not for reads", async () => {
    const takeWriteSlot = vi.fn(async () => ({ ok: true as const }));
    const destination = sheet.open({ takeWriteSlot });
    await destination.deliver(delivery());
    await together(destination, [delivery(), delivery()]);
    expect(takeWriteSlot).toHaveBeenCalledTimes(sheet.writes().length);
    expect(sheet.writes()).toHaveLength(3);
  });

  it("without one, nothing is sent and the delivery is postponed", async () => {
    const destination = sheet.open({ takeWriteSlot: async () => ({ ok: false, retryAfterSeconds: 4 }) });
    expect(await together(destination, [delivery(), delivery()])).toMatchObject(
      [0, 1].map(() => ({ verdict: "postpone", status: null, retryAfterSeconds: 4 })),
    );
    expect(sheet.fake().calls).toEqual([]);
  });

  it("without one for the header, an empty tab stays empty", async () => {
    const turns = [{ ok: true as const }, { ok: false as const, retryAfterSeconds: 6 }];
    const destination = sheet.open({ takeWriteSlot: async () => turns.shift() ?? { ok: true } });
    expect(await destination.deliver(delivery())).toMatchObject({ verdict: "postpone" });
    expect(sheet.rows()).toEqual([]);
    expect(await destination.deliver(delivery())).toMatchObject({ verdict: "delivered" });
    expect(sheet.rows()).toHaveLength(2);
  });
});

it("is summarized by the tab's name and previewed with the layout of an empty tab", () => {
  const { payload } = delivery();
  expect(sheet.open().summarize(config)).toBe("It's ours");
  const preview = sheet.open().preview(payload, null);
  expect(preview.body).toMatchObject({ majorDimension: "ROWS", values: [columnNames, expect.any(Array)] });
  expect(JSON.stringify(preview.body)).toContain(payload.signalId);
});
