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
    ["an answer of someone else", { kind: "answer", status: 200, body: "<html>", stored: true }],
  ];
  it.each(afterStoring)("(%s) each row is there once", async (_, behaviour) => {
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

  it("what did not arrive is added", async () => {
    sheet.fake().behave("write", [{ kind: "reset" }, { kind: "regular" }]);
    const one = delivery();
    expect(await sheet.open().deliver(one)).toMatchObject({ verdict: "retry", status: null });
    expect(await sheet.open().deliver(doubted(one))).toMatchObject({ verdict: "delivered" });
    expect(sheet.column("Signal ID")).toEqual([one.payload.signalId]);
  });

  it("a tab without ids tells by the link", async () => {
    sheet.setRows([["Link", "Person"]]);
    const one = delivery();
    await sheet.open().deliver(one);
    expect(await sheet.open().deliver(doubted(one))).toMatchObject({ verdict: "delivered", status: 200 });
    expect(sheet.rows()).toHaveLength(2);
  });

  it("a tab with neither takes the row again: better twice than never", async () => {
    sheet.setRows([["Person"]]);
    const one = delivery();
    await sheet.open().deliver(one);
    await sheet.open().deliver(doubted(one));
    expect(sheet.rows()).toHaveLength(3);
  });

  it("what is there counts as delivered, though the rest is refused", async () => {
    const destination = sheet.open();
    const one = delivery();
    await destination.deliver(one);
    sheet.fake().share(config.spreadsheetId, "viewer");
    const receipts = await together(destination, [doubted(one), delivery()]);
    expect(receipts.map(({ verdict }) => verdict)).toEqual(["delivered", "pause_auth"]);
  });

  it("where it cannot look, it adds nothing", async () => {
    sheet.setRows([[...columnNames]]);
    const destination = sheet.open();
    await destination.deliver(delivery());
    sheet.fake().behave("read", { kind: "answer", status: 500 });
    expect(await destination.deliver(doubted(delivery()))).toMatchObject({ verdict: "retry", status: 500 });
    expect(sheet.rows()).toHaveLength(2);
  });
});
