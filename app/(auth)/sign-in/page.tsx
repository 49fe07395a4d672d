import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { hasLocalMailbox } from "@/app/dev/mailbox/local-mailbox";
import { currentIdentity } from "@/app/page-data";
import { LinkRefused } from "@/components/sign-in/confirm-sign-in";
import { SignInForm } from "@/components/sign-in/sign-in-form";
import { describeSignInProblem } from "@/components/sign-in/sign-in-problems";
import { answersIn } from "@/lib/contracts/company-answers";

import { shownProviders } from "../shown-providers";

export const metadata: Metadata = { title: "Sign in" };

/** Accounts seeded by an embedded start. */
const demoAccounts = ["admin@demo.example", "manager@demo.example", "user@demo.example"];

export default async function SignInPage({
  searchParams,
}: {
  searchParams: Promise<{ callbackUrl?: string; email?: string; error?: string }>;
}) {
  const { callbackUrl, email, error } = await searchParams;
  if (error === "Verification")
    return <LinkRefused email={email ?? null} answers={answersIn(callbackUrl ?? "")} />;
  if (await currentIdentity()) redirect("/dashboard");
  const local = hasLocalMailbox();
  return (
    <SignInForm
      callbackUrl={ownPath(callbackUrl)}
      defaultEmail={email ?? ""}
      providers={shownProviders()}
      problem={describeSignInProblem(error)}
      mailbox={local}
      demoAccounts={local ? demoAccounts : []}
    />
  );
}

/** Only paths on this site; otherwise a crafted link could redirect users elsewhere after sign-in. */
function ownPath(address: string | undefined): string {
  const base = "http://portal.invalid";
  if (!address || !URL.canParse(address, base)) return "/dashboard";
  const url = new URL(address, base);
  return url.origin === base ? `${url.pathname}${url.search}` : "/dashboard";
}
