import { describe, expect, it } from "vitest";
import {
  destinationFillingMail,
  destinationWarningMail,
  inviteMail,
  onboardingReadyMail,
  signInMail,
} from "./templates";

const url = "https://portal.example/go?token=abc&next=%2Fsignals";
const hostile = `<img src=x onerror="alert('1')">&\r\nBcc: evil@example.com`;

const mails = {
  "sign-in": signInMail({ url, minutes: 15 }),
  invite: inviteMail({ workspace: hostile, inviter: hostile, role: "manager", url, days: 7 }),
  review: onboardingReadyMail({ workspace: hostile, url }),
  warning: destinationWarningMail({
    destination: hostile,
    workspace: hostile,
    consecutiveFailures: 10,
    lastError: hostile,
    isPaused: false,
    url,
  }),
  filling: destinationFillingMail({
    destination: hostile,
    workspace: hostile,
    count: 45_000,
    limit: 50_000,
    url,
  }),
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

it("distinguishes a paused destination from a failing one", () => {
  const warning = { destination: "CRM", workspace: "Demo", lastError: "It answered with 500.", url };
  const failing = destinationWarningMail({ ...warning, consecutiveFailures: 5, isPaused: false });
  expect(failing.subject).toBe("Deliveries to CRM are failing");
  expect(failing.text).toContain("5 times in a row. Last error: It answered with 500.");
  const paused = destinationWarningMail({ ...warning, consecutiveFailures: 1, isPaused: true });
  expect(paused.subject).toBe("CRM is paused");
  expect(paused.text).toContain("failed once");
});

it("says how full a destination is and what to do", () => {
  const { text } = mails.filling;
  for (const part of ["45,000 signals", "accepts 50,000", "new webhook"]) expect(text).toContain(part);
});

it("rejects links that are not web addresses", () => {
  expect(() => signInMail({ url: "javascript:alert(1)", minutes: 15 })).toThrow(/web addresses only/);
});
