import { describe, expect, it } from "vitest";
import { config, delivery, doubted, idsOf, together, withSpreadsheet } from "@/tests/factories/spreadsheet";
import type { SpreadsheetBehaviour } from "@/tests/fakes/spreadsheet/spreadsheet";
import { columnNames } from "./columns";

const sheet = withSpreadsheet();

describe("after a failure that may have been a success", () => {
  const afterStoring: [string, SpreadsheetBehaviour][] = [
    ["no answer in time", { kind: "hang", stored: true }],
    ["a lost connection", { kind: "reset", stored: true }],
    ["a 500", { kind: "answer", status: 500, stored: true }],
    ["a response from something else", { kind: "answer", status: 200, body: "<html>", stored: true }],
  ];
  it.each(afterStoring)("(%s) adds each row only once", async (_, behaviour) => {
    sheet.setRows([[...columnNames]]);
    const destination = sheet.open({ timeoutMs: 3_000 });
    const batch = [delivery(), delivery()];
    sheet.fake().behave("write", [behaviour, { kind: "regular" }]);
    expect(await together(destination, batch)).toMatchObject([{ verdict: "retry" }, { verdict: "retry" }]);
    const late = delivery();
    const receipts = await together(destination, [...batch.map(doubted), late]);
    expect(receipts.map(({ verdict, error }) => [verdict, error])).toEqual([
      ["delivered", null],
      ["delivered", null],
      ["delivered", null],
    ]);
    expect(sheet.column("Signal ID")).toEqual(idsOf([...batch, late]));
  });

  it("adds rows that did not arrive", async () => {
    sheet.fake().behave("write", [{ kind: "reset" }, { kind: "regular" }]);
    const one = delivery();
    expect(await sheet.open().deliver(one)).toMatchObject({ verdict: "retry", status: null });
    expect(await sheet.open().deliver(doubted(one))).toMatchObject({ verdict: "delivered" });
    expect(sheet.column("Signal ID")).toEqual([one.payload.signalId]);
  });

  it("uses the link to find rows in a tab without ids", async () => {
    sheet.setRows([["Link", "Person"]]);
    const one = delivery();
    await sheet.open().deliver(one);
    expect(await sheet.open().deliver(doubted(one))).toMatchObject({ verdict: "delivered", status: 200 });
    expect(sheet.rows()).toHaveLength(2);
  });

  it.each([["Signal ID"], ["Link"]])(
    "does not take the first revision's row for a later one's: %s",
    async (name) => {
      sheet.setRows([["Person", name]]);
      const one = delivery();
      const stronger = { ...one, revision: 2 };
      await sheet.open().deliver(one);
      sheet.fake().behave("write", [{ kind: "answer", status: 500 }, { kind: "regular" }]);
      expect(await sheet.open().deliver(stronger)).toMatchObject({ verdict: "retry", status: 500 });
      expect(await sheet.open().deliver(doubted(stronger))).toMatchObject({ verdict: "delivered" });
      expect(await sheet.open().deliver(doubted(stronger))).toMatchObject({ verdict: "delivered" });
      expect(await sheet.open().deliver(doubted({ ...one, revision: 3 }))).toMatchObject({
        verdict: "delivered",
      });
      expect(await sheet.open().deliver(doubted(one))).toMatchObject({ verdict: "delivered" });
      expect(sheet.rows()).toHaveLength(4);
    },
  );

  it("adds the row again if the tab has neither: twice is better than never", async () => {
    sheet.setRows([["Person"]]);
    const one = delivery();
    await sheet.open().deliver(one);
    await sheet.open().deliver(doubted(one));
    expect(sheet.rows()).toHaveLength(3);
  });

  it("counts rows that are already there as delivered even if the others are rejected", async () => {
    const destination = sheet.open();
    const one = delivery();
    await destination.deliver(one);
    sheet.fake().share(config.spreadsheetId, "viewer");
    const receipts = await together(destination, [doubted(one), delivery()]);
    expect(receipts.map(({ verdict }) => verdict)).toEqual(["delivered", "pause_auth"]);
  });

  it("adds nothing if it cannot check for existing rows", async () => {
    sheet.setRows([[...columnNames]]);
    const destination = sheet.open();
    await destination.deliver(delivery());
    sheet.fake().behave("read", { kind: "answer", status: 500 });
    expect(await destination.deliver(doubted(delivery()))).toMatchObject({ verdict: "retry", status: 500 });
    expect(sheet.rows()).toHaveLength(2);
  });
});
