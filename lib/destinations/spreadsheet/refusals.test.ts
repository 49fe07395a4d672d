import { afterEach, describe, expect, it, vi } from "vitest";
import { log } from "@/lib/log";
import { config, delivery, withSpreadsheet } from "@/tests/factories/spreadsheet";
import { type SpreadsheetBehaviour, startSpreadsheetFake } from "@/tests/fakes/spreadsheet/spreadsheet";
import type { ServiceAccount } from "./account";

const sheet = withSpreadsheet();
afterEach(() => {
  vi.restoreAllMocks();
});

describe("a rejection", () => {
  it.each<[string, () => void, string, RegExp]>([
    [
      "a spreadsheet that is not shared",
      () => sheet.fake().share(config.spreadsheetId, null),
      "pause_auth",
      /not shared with rows@project\.service\.example/,
    ],
    [
      "a spreadsheet that is shared read-only",
      () => sheet.fake().share(config.spreadsheetId, "viewer"),
      "pause_auth",
      /as an editor/,
    ],
    [
      "a tab that is missing",
      () => sheet.fake().addSpreadsheet(config.spreadsheetId, { Other: [] }),
      "pause_auth",
      /no tab named "It's ours"/,
    ],
    [
      "a first row with other names",
      () => sheet.setRows([["Owner", "Next step"]]),
      "pause_auth",
      /first row of the tab .+ has none of our column names/,
    ],
    [
      "a tab that is too narrow",
      () => sheet.setRows([], { columnCount: 3 }),
      "retry",
      /rejected the row \(400\).+narrower than 24 columns/,
    ],
  ])("of %s", async (_, arrange, verdict, sentence) => {
    arrange();
    const before = sheet.fake().calls.length;
    const receipt = await sheet.open().deliver(delivery());
    expect(receipt).toMatchObject({
      verdict,
      error: expect.stringMatching(sentence),
      retryAfterSeconds: null,
    });
    expect(
      sheet
        .writes()
        .slice(before)
        .every(({ status }) => status >= 400),
    ).toBe(true);
  });

  it("of a spreadsheet that does not exist", async () => {
    const gone = { ...config, spreadsheetId: "no-such-sheet" };
    expect(await sheet.open().deliver(delivery({}, { config: gone }))).toMatchObject({
      verdict: "pause_auth",
      status: 404,
      error: expect.stringMatching(/spreadsheet does not exist/),
    });
  });

  it("is checked again once it is fixed", async () => {
    const destination = sheet.open();
    sheet.setRows([["Owner"]]);
    expect(await destination.deliver(delivery())).toMatchObject({ verdict: "pause_auth" });
    sheet.setRows([["Owner", "Person"]]);
    expect(await destination.deliver(delivery())).toMatchObject({ verdict: "delivered" });
  });

  it.each([
    [429, undefined, 60],
    [429, "5", 60],
    [429, "300", 300],
    [503, "120", 120],
    [500, "120", null],
    [502, undefined, null],
  ])("with status %i and Retry-After %s waits %s seconds", async (status, after, seconds) => {
    sheet
      .fake()
      .behave("write", { kind: "answer", status, ...(after && { headers: { "retry-after": after } }) });
    expect(await sheet.open().deliver(delivery())).toMatchObject({
      verdict: "retry",
      status,
      retryAfterSeconds: seconds,
      error: expect.stringContaining(String(status)),
    });
  });

  it.each([
    [400, "Unable to parse range: A1", "pause_auth", /no tab named/],
    [400, "This range is protected", "retry", /rejected the row \(400\)/],
    [404, "Unable to parse range: A1", "pause_auth", /does not exist/],
    [409, "Unable to parse range: A1", "retry", /returned status 409/],
  ])("with status %i and the message %j", async (status, message, verdict, sentence) => {
    sheet.fake().behave("write", { kind: "answer", status, body: { error: { message } } });
    expect(await sheet.open().deliver(delivery())).toMatchObject({
      ...{ verdict, error: expect.stringMatching(sentence) },
    });
  });

  it("by the vendor's rate limit waits a minute", async () => {
    const { privateKey } = sheet.fake();
    const strict = await startSpreadsheetFake({ writesPerMinute: 1, privateKey });
    strict.addSpreadsheet(config.spreadsheetId, { [config.sheetName]: [] });
    const account = sheet.account({ apiUrl: strict.url, tokenUrl: strict.tokenUrl });
    const receipt = await sheet.open({ account }).deliver(delivery());
    await strict.close();
    expect(receipt).toMatchObject({ verdict: "retry", status: 429, retryAfterSeconds: 60 });
  });

  it.each<[string, SpreadsheetBehaviour]>([
    ["no response", { kind: "hang" }],
    ["a lost connection", { kind: "reset" }],
    ["an invalid response", { kind: "answer", status: 200, body: "<html>" }],
  ])("of a read by %s is retried", async (_, behaviour) => {
    sheet.fake().behave("read", behaviour);
    expect(await sheet.open({ timeoutMs: 3_000 }).deliver(delivery())).toMatchObject({
      verdict: "retry",
      status: null,
      error: expect.stringMatching(/^The spreadsheet service .+\.$/),
    });
    expect(sheet.writes()).toEqual([]);
  });
});

describe("a fault on our side is logged as an error and pauses no destination", () => {
  const fault = { verdict: "retry", error: expect.stringMatching(/on our side/) };

  it.each<[string, Partial<ServiceAccount>]>([
    ["an account that the vendor does not know", { email: "other@project.service.example" }],
    ["an invalid key", { privateKey: "-----BEGIN PRIVATE KEY-----\nnone" }],
  ])("%s", async (_, change) => {
    const error = vi.spyOn(log, "error").mockReturnValue();
    const account = sheet.account(change);
    expect(await sheet.open({ account }).deliver(delivery())).toMatchObject(fault);
    expect(error).toHaveBeenCalledOnce();
    expect(JSON.stringify(error.mock.calls)).not.toContain("PRIVATE KEY");
    expect(sheet.fake().calls.filter(({ kind }) => kind !== "token")).toEqual([]);
  });

  it("an API that is not enabled", async () => {
    vi.spyOn(log, "error").mockReturnValue();
    const body = { error: { code: 403, message: "off", details: [{ reason: "SERVICE_DISABLED" }] } };
    sheet.fake().behave("read", { kind: "answer", status: 403, body });
    expect(await sheet.open().deliver(delivery())).toMatchObject(fault);
  });

  it("no account at all", async () => {
    expect(await sheet.open({ account: null }).deliver(delivery())).toMatchObject(fault);
  });

  it.each([
    [400, true],
    [401, true],
    [428, true],
    [429, false],
    [499, true],
    [500, false],
  ])("counts a token endpoint's status %i as one: %s", async (status, isOurs) => {
    const error = vi.spyOn(log, "error").mockReturnValue();
    sheet.fake().behave("token", { kind: "answer", status });
    const receipt = await sheet.open().deliver(delivery());
    expect(receipt).toMatchObject({
      verdict: "retry",
      error: expect.stringContaining(isOurs ? "on our side" : "temporarily unavailable"),
    });
    expect(error).toHaveBeenCalledTimes(isOurs ? 1 : 0);
  });

  it("does not include a token endpoint that is not reached", async () => {
    const error = vi.spyOn(log, "error").mockReturnValue();
    sheet.fake().behave("token", { kind: "reset" });
    expect(await sheet.open().deliver(delivery())).toMatchObject({ verdict: "retry", status: null });
    expect(error).not.toHaveBeenCalled();
  });

  it("does not include a token endpoint that is down, which is called once", async () => {
    const error = vi.spyOn(log, "error").mockReturnValue();
    sheet.fake().behave("token", { kind: "answer", status: 503 });
    expect(await sheet.open().deliver(delivery())).toMatchObject({ verdict: "retry", status: null });
    expect(error).not.toHaveBeenCalled();
    expect(sheet.fake().calls).toHaveLength(1);
  });

  it("does not include a key with escaped line breaks, which works", async () => {
    const account = sheet.account({ privateKey: sheet.fake().privateKey.replaceAll("\n", "\\n") });
    expect(await sheet.open({ account }).deliver(delivery())).toMatchObject({ verdict: "delivered" });
  });
});
