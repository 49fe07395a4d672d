/** Which mail answers a request for a link. The request's answer is the same for all of them. */
import { expect, it } from "vitest";
import { insertMember } from "@/db/queries/team";
import type { Context } from "@/lib/context";
import { type CompanyAnswers, setupAddress } from "@/lib/contracts/company-answers";
import { withRollback } from "@/tests/factories/context";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { areConfirmed } from "./confirmed-answers";
import { writeLinkMail } from "./link-mail";

const appUrl = "https://portal.example";
const secret = "a secret of tests that is long enough";
const answers: CompanyAnswers = {
  workspaceName: "Tally & Hawk",
  website: "https://www.tallyhawk.example/?a=1",
  companyNetworkUrl: "company/tallyhawk",
  profileUrl: "",
};

async function mailFor(ctx: Context, email: string, callbackUrl: string) {
  const query = new URLSearchParams({ token: "t", email, callbackUrl });
  const url = `${appUrl}/api/auth/callback/email?${query}`;
  const mail = await writeLinkMail(ctx.db, { email, url, appUrl, secret, minutes: 15 });
  const link = new URL(mail.text.match(/https:\S+/)?.[0] ?? "");
  return { ...mail, target: new URL(link.searchParams.get("callbackUrl") ?? "", appUrl) };
}

it("asks a new address to confirm the workspace that was named, with answers that only its mail carries", () =>
  withRollback(async ({ ctx }) => {
    const email = "new@customer.example";
    const { subject, text, target } = await mailFor(ctx, email, setupAddress(answers));
    expect(subject).toBe("Confirm your email to create the workspace Tally & Hawk");
    expect(text).toContain("Confirm email:");
    expect(text).not.toContain("Sign in");
    const seal = target.searchParams.get("seal") ?? "";
    expect(target.pathname).toBe("/setup");
    expect(areConfirmed(secret, { email, answers }, seal)).toBe(true);
    expect(areConfirmed(secret, { email: "other@customer.example", answers }, seal)).toBe(false);
    expect(areConfirmed(secret, { email, answers: { ...answers, website: "x" } }, seal)).toBe(false);
    expect(areConfirmed("another secret", { email, answers }, seal)).toBe(false);
    expect(areConfirmed(secret, { email, answers }, "")).toBe(false);
  }));

it("asks someone without a workspace for the same, whether or not they have signed in before", () =>
  withRollback(async ({ ctx }) => {
    const { email } = await insertUser(ctx, { role: null });
    expect((await mailFor(ctx, email, setupAddress(answers))).subject).toMatch(/^Confirm your email/);
  }));

it("tells an address that belongs to a workspace that it has an account, and creates nothing", () =>
  withRollback(async ({ ctx, clock }) => {
    await insertCustomer(ctx);
    const { id: userId, email } = await insertUser(ctx, { role: null });
    await insertMember(ctx.db, { customerId: ctx.customerId, userId, role: "user", now: clock.now() });
    const { subject, text, target } = await mailFor(ctx, email, setupAddress(answers));
    expect(subject).toBe("Sign in to Signal-to-Action: you already have an account");
    expect(text).toContain("Nothing was created or changed");
    expect(target.href).toBe(`${appUrl}/dashboard`);
  }));

it("is a sign-in mail for an account, and says if there is none", () =>
  withRollback(async ({ ctx }) => {
    const { email } = await insertUser(ctx, { role: null });
    for (const callbackUrl of ["/signals?view=all", "/setup"]) {
      expect((await mailFor(ctx, email, callbackUrl)).subject).toBe("Sign in to Signal-to-Action");
    }
    const { subject, text, target } = await mailFor(ctx, "stranger@people.example", "/signals?view=all");
    expect(subject).toBe("Confirm your email to create an account");
    expect(text).toContain("this address has no account yet");
    expect(target.href).toBe(`${appUrl}/signals?view=all`);
  }));

it.each([
  "Win a prize at evil.example",
  "https://evil.example",
  "call me@evil.example",
  "A very long story that no one would give as the name of a workspace",
  "",
])("does not repeat %j, which a stranger may have typed", (workspaceName) =>
  withRollback(async ({ ctx }) => {
    const { subject, text } = await mailFor(
      ctx,
      "x@customer.example",
      setupAddress({ ...answers, workspaceName }),
    );
    expect(subject).toBe("Confirm your email to create your workspace");
    if (workspaceName) expect(text.replace(/https:\S+/g, "")).not.toContain(workspaceName);
  }),
);
