import { describe, expect, it } from "vitest";
import { inviteMail, onboardingReadyMail } from "./templates";
import { notificationMail } from "./templates-notifications";
import { existingAccountMail, newAccountMail, signInMail, signUpMail } from "./templates-sign-in";

const url = "https://portal.example/go?token=abc&next=%2Fsignals";
const hostile = `<img src=x onerror="alert('1')">&\r\nBcc: evil@example.com`;

const mails = {
  "sign-in": signInMail({ url, minutes: 15 }),
  "sign-up": signUpMail({ url, minutes: 15, workspace: hostile }),
  "existing account": existingAccountMail({ url, minutes: 15 }),
  "new account": newAccountMail({ url, minutes: 15 }),
  invite: inviteMail({ workspace: hostile, inviter: hostile, role: "manager", url, days: 7 }),
  review: onboardingReadyMail({ workspace: hostile, url }),
  notification: notificationMail(
    {
      title: hostile,
      paragraphs: [hostile],
      items: [{ title: hostile, text: hostile, url }],
      action: { label: "View", url },
    },
    { kind: "digest", workspace: hostile, url: "https://portal.example/unsubscribe/v1.a.b.c" },
  ),
};

describe.each(Object.entries(mails))("the %s mail", (_name, { subject, text, html }) => {
  it("contains the link as text and as HTML", () => {
    expect(text).toContain(`\n${url}\n`);
    expect(html).toContain(`href="${url.replace("&", "&amp;")}"`);
  });

  it("escapes user input", () => {
    expect(html).not.toContain("<img");
    expect(html).not.toContain('onerror="');
    expect(html.match(/<script|<img|javascript:/g)).toBeNull();
  });

  it("does not allow a forged header or line", () => {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject.length).toBeLessThanOrEqual(150);
    expect(text).not.toMatch(/^Bcc/m);
  });
});

it("says when a link expires and which role an invitation grants", () => {
  expect(mails["sign-in"].text).toContain("15 minutes");
  const invite = inviteMail({ workspace: "Demo", inviter: "Ann", role: "user", url, days: 7 });
  expect(invite.subject).toBe("Ann invited you to Demo");
  expect(invite.text).toContain("as user");
  expect(invite.text).toContain("7 days");
});

it("can be unsubscribed from, in the mail and by a mail program", () => {
  const { text, html, headers } = mails.notification;
  const address = "https://portal.example/unsubscribe/v1.a.b.c";
  expect(text).toContain(`Unsubscribe: ${address}`);
  expect(html).toContain(`href="${address}"`);
  expect(headers).toEqual({
    "List-Unsubscribe": `<${address}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

it("keeps names of another direction from turning the sentence around them", () => {
  const names = { workspace: "עדי", inviter: "دانا" };
  const { subject } = inviteMail({ ...names, role: "user", url, days: 7 });
  expect(subject).toBe("\u2068دانا\u2069 invited you to \u2068עדי\u2069");
  expect(onboardingReadyMail({ workspace: names.workspace, url }).subject).toContain("\u2068עדי\u2069 is");
  expect(signUpMail({ url, minutes: 15, workspace: names.workspace }).text).toContain("\u2068עדי\u2069.");
});

it("rejects links that are not web addresses", () => {
  expect(() => signInMail({ url: "javascript:alert(1)", minutes: 15 })).toThrow(/web addresses only/);
});
