import { expect, it } from "vitest";
import type { NotifiedMember } from "@/db/queries/notification-preferences";
import type { ShownNotification } from "@/db/queries/notifications";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { writeNotificationMail } from "./write-mail";

type Row = ShownNotification["row"];
const shown = (kind: Row["kind"], strength: number | null = null, data: Row["data"] = {}) =>
  ({
    ...{ row: { kind, data, signalId: newId(), destinationId: null } },
    ...{ personName: `Person ${strength}`, personTitle: null, company: null, strength },
    ...{ authorName: null, authorEmail: null, commentText: null, destinationName: "CRM" },
  }) as ShownNotification;
const member = { userId: newId(), workspace: "Acme", email: "ada@a.example" } as NotifiedMember;
const write = (notifications: ShownNotification[], most = 2) =>
  withRollback(({ ctx }) => writeNotificationMail(ctx, member, notifications, most));
const signals = (...strengths: number[]) => strengths.map((strength) => shown("strong_signal", strength));

it("a mail about several strong signals lists the strongest, and says so if there are more", async () => {
  const two = await write(signals(8, 9));
  expect(two?.subject).toContain("2 strong signals in");
  expect(two?.text).not.toContain("The strongest");
  expect(two?.text.indexOf("Person 9")).toBeLessThan(two?.text.indexOf("Person 8") ?? 0);
  const three = await write(signals(8, 9, 10));
  expect(three?.subject).toContain("3 strong signals in");
  expect(three?.text).toContain("The strongest 2:");
  expect(three?.text).toContain("Person 10");
  expect(three?.text).not.toContain("Person 8");
});

it.each([
  ["strong_signal", "View signal"],
  ["destination", "View destination"],
  ["connected_app", "View connected apps"],
  ["credits", "View credits"],
] as const)("a mail about one %s leads on with “%s”", async (kind, label) => {
  const data = {
    what: kind === "credits" ? ("top_up_declined" as const) : ("paused" as const),
    app: "An app",
  };
  const mail = await write([shown(kind, 8, data)]);
  expect(mail?.text).toContain(label);
  expect(mail?.headers?.["List-Unsubscribe"]).toMatch(/^<.*\/unsubscribe\//);
});

it("there is no mail about nothing", async () => {
  expect(await write([])).toBeNull();
});
