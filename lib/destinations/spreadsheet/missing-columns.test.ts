/** Columns that a customer renames, deletes, moves or never had. */
import { expect, it } from "vitest";
import type { Receipt } from "@/lib/destinations/destination";
import { at, delivery, doubted, together, withSpreadsheet } from "@/tests/factories/spreadsheet";
import { columnNames } from "./columns";

const sheet = withSpreadsheet();
const rename = (names: Record<string, string>) => columnNames.map((name) => names[name] ?? name);
const lacking = ({ fields = [] }: Receipt) => fields.flatMap(({ name, problem }) => (problem ? name : []));

it("are read for each write, so that the next row names all that are missing", async () => {
  const destination = sheet.open();
  expect(lacking(await destination.deliver(delivery()))).toEqual([]);
  sheet.setRows([rename({ Company: "Account", Fit: "" })]);
  const receipt = await destination.deliver(delivery());
  expect(receipt).toMatchObject({ verdict: "delivered", status: 200, error: null });
  expect(lacking(receipt)).toEqual(["Company", "Fit"]);
  expect(receipt.fields).toContainEqual({
    ...{ name: "Company", problem: "missing", readAt: at },
    isExpected: true,
  });
  sheet.setRows([rename({})]);
  expect(lacking(await destination.deliver(delivery()))).toEqual([]);
});

it("are not expected in a tab that was made with a few of them", async () => {
  sheet.setRows([["Person", "Owner", "Company"]]);
  const { fields = [] } = await sheet.open().deliver(delivery());
  expect(fields.filter(({ problem }) => !problem).map(({ name }) => name)).toEqual(["Person", "Company"]);
  expect(fields.some(({ isExpected }) => isExpected)).toBe(false);
});

it("are found in any order, case and spacing, and while one of two with the same name is left", async () => {
  const header = [...rename({ Person: " PERSON ", Fit: "fit" }), "Company", "My own"].toReversed();
  sheet.setRows([header]);
  const destination = sheet.open();
  expect(lacking(await destination.deliver(delivery()))).toEqual([]);
  sheet.setRows([header.toSpliced(header.indexOf("Company"), 1)]);
  expect(lacking(await destination.deliver(delivery()))).toEqual([]);
});

it("are written again to a first row that was cleared", async () => {
  sheet.setRows([[], ["kept"]]);
  expect(lacking(await sheet.open().deliver(delivery()))).toEqual([]);
  expect(sheet.rows()[0]).toEqual(columnNames);
  expect(sheet.rows()[1]).toEqual(["kept"]);
});

it("hold the delivery if none is left, as in a tab whose first row was sorted away", async () => {
  sheet.setRows([["2026-03-01", "Alex Sample"], [...columnNames]]);
  const receipt = await sheet.open().deliver(delivery());
  expect(receipt).toMatchObject({ verdict: "pause_auth" });
  expect(receipt).not.toHaveProperty("fields");
});

it("are the same for each row of a request, also for one that is already there", async () => {
  sheet.setRows([rename({ Company: "Account" })]);
  const destination = sheet.open();
  const earlier = delivery();
  await destination.deliver(earlier);
  const receipts = await together(destination, [doubted(earlier), delivery()]);
  expect(receipts.map(lacking)).toEqual([["Company"], ["Company"]]);
});

it("are not reported by a request that failed", async () => {
  sheet.fake().behave("write", { kind: "answer", status: 500 });
  expect(await sheet.open().deliver(delivery())).not.toHaveProperty("fields");
});
