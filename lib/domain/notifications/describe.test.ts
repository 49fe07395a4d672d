import { describe, expect, it } from "vitest";
import type { ShownNotification } from "@/db/queries/notifications";
import { byStrength, describeNotification } from "./describe";

type Row = ShownNotification["row"];
const tell = (kind: Row["kind"], data: Row["data"] = {}, change: object = {}, row: object = {}) => {
  const shown = {
    ...{ row: { kind, data, signalId: null, destinationId: null, ...row } },
    ...{ personName: null, personTitle: null, company: null, strength: null },
    ...{ authorName: null, authorEmail: null, commentText: null, destinationName: null, ...change },
  } as ShownNotification;
  const { title, body, path } = describeNotification(shown, "Acme");
  // Names stand between marks that keep their writing direction.
  const plain = (text: string) => text.replace(/[\u2066-\u2069]/gu, "");
  return { title: plain(title), body: plain(body), path };
};

describe("notifications of signals", () => {
  it.each([
    [
      { personName: "Ada", strength: 8, personTitle: "CFO", company: "Northwind" },
      "Ada: strength 8",
      "CFO · Northwind",
    ],
    [{ personName: "Ada", strength: 8, company: "Northwind" }, "Ada: strength 8", "Northwind"],
    [{}, "Someone: strength unknown", ""],
  ])("of %j are “%s”, “%s”", (change, title, body) => {
    expect(tell("strong_signal", {}, change)).toMatchObject({ title, body });
  });

  it.each([
    [{ authorName: "Sam", authorEmail: "sam@a.example", commentText: "Look" }, "Sam mentioned you", "Look"],
    [{ authorEmail: "sam@a.example" }, "sam@a.example mentioned you", ""],
    [{}, "A member mentioned you", ""],
  ])("of the mention %j are “%s”", (change, title, body) => {
    expect(tell("mention", {}, change)).toMatchObject({ title, body });
  });

  it.each([
    [{}, { personName: "Ada", personTitle: "CFO" }, "Ada was assigned to you", "CFO"],
    [{ count: 1 }, { personName: "Ada" }, "Ada was assigned to you", ""],
    [{ count: 2 }, { personName: "Ada", personTitle: "CFO" }, "2 signals were assigned to you", ""],
    [{}, {}, "A signal was assigned to you", ""],
  ])("of the assignment %j, %j are “%s”", (data, change, title, body) => {
    expect(tell("assignment", data, change)).toMatchObject({ title, body });
  });

  it("lead to the signal, or else to one's own", () => {
    expect(tell("assignment", {}, {}, { signalId: "s-1" }).path).toBe("/signals/s-1");
    expect(tell("assignment").path).toBe("/signals?assignee=me");
  });

  it("are listed with the strongest first, and those without a strength last", () => {
    const shown = [3, null, 9, 5].map((strength) => ({ strength }) as ShownNotification);
    expect(byStrength(shown).map(({ strength }) => strength)).toEqual([9, 5, 3, null]);
  });
});

describe("notifications of a destination", () => {
  const crm = { destinationName: "CRM" };
  it.each<[Row["data"], string, RegExp]>([
    [
      { what: "filling", count: 45_000 },
      "CRM is nearly full",
      /has received 45,000 signals\. Its webhook accepts 50,000/,
    ],
    [
      { what: "refused", lastError: "Why." },
      "CRM is paused",
      /did not accept a notification\. Last error: Why\./,
    ],
    [
      { what: "paused", consecutiveFailures: 1, lastError: "Why." },
      "CRM is paused",
      /failed once\. Last error: Why\. Nothing is lost\. Signals are held/,
    ],
    [
      { what: "paused", consecutiveFailures: 20, lastError: "Why." },
      "CRM is paused",
      /failed 20 times in a row/,
    ],
    [
      { what: "failing", consecutiveFailures: 5, lastError: "Why." },
      "Deliveries to CRM are failing",
      /failed 5 times in a row.*will be paused/,
    ],
    [
      { what: "fields_missing", destinationType: "notes", fields: [{ name: "Fit", problem: "missing" }] },
      "",
      /Signals are still delivered/,
    ],
  ])("%j: %s", (data, title, body) => {
    const told = tell("destination", data, crm, { destinationId: "d-1" });
    expect(told.body).toMatch(body);
    expect(told.path).toBe("/destinations/d-1");
    if (title) expect(told.title).toBe(title);
    else expect(told.title).toMatch(/ in CRM$/);
  });

  it("name a deleted one by what it was, and lead to the list", () => {
    expect(tell("destination", { what: "paused" })).toMatchObject({
      title: "A destination is paused",
      path: "/destinations",
    });
  });
});

describe("notifications of credits", () => {
  it.each<[Row["data"], string]>([
    [{ percent: 80 }, "Acme has used 80% of its monthly credits"],
    [{ percent: 99 }, "Acme has used 99% of its monthly credits"],
    [{ percent: 100 }, "Acme has used all its monthly credits"],
    [{ percent: 100, isTrial: true }, "Acme has used all its trial credits"],
    [{ what: "top_up_declined" }, "The automatic top-up of Acme was declined"],
    [{ what: "duplicate_refunded", amountCents: 9_900 }, "A second payment for Acme was refunded"],
  ])("%j: %s", (data, title) => {
    expect(tell("credits", data).title).toBe(title);
  });

  it.each<[Row["data"], string]>([
    [{ percent: 80 }, "You can see what used them and how long the others will last."],
    [{ percent: 80, renewsOn: "December 1" }, "The next credits come on December 1."],
    [{ percent: 100 }, "New posts and people wait until there are credits again."],
    [{ percent: 80, isTrial: true }, "A trial uses up to 60 credits a day."],
    [{ what: "duplicate_refunded", amountCents: 9_900 }, "$99.00 goes back to its card"],
    [{ what: "duplicate_refunded", amountCents: 950, currency: "eur" }, "€9.50 goes back to its card"],
  ])("%j say: %s", (data, sentence) => {
    expect(tell("credits", data).body).toContain(sentence);
  });

  it("say when the next come, and the pace of a trial, only if that is so", () => {
    const { body } = tell("credits", { percent: 80 });
    expect(body).not.toMatch(/next credits|trial/);
  });
});

it("name a disconnected app, and a digest by its workspace", () => {
  expect(tell("connected_app", { app: "Helper" }).title).toBe("Helper was disconnected");
  expect(tell("connected_app").title).toBe("An app was disconnected");
  expect(tell("digest")).toEqual({ title: "Digest of Acme", body: "", path: "/signals" });
});
