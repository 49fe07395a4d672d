import type { Metadata } from "next";
import { ConfirmSignIn, LinkRefused } from "@/components/sign-in/confirm-sign-in";
import { answersIn } from "@/lib/contracts/company-answers";
import { isAddress } from "@/lib/http/auth-requests";

export const metadata: Metadata = {
  title: "Confirm sign-in",
  // The URL contains the token and must not leak to other sites. With `no-referrer`, a form's Origin would be null.
  referrer: "same-origin",
  robots: { index: false, follow: false },
};

export default async function ConfirmPage({
  searchParams,
}: {
  searchParams: Promise<{ token?: string; email?: string; callbackUrl?: string }>;
}) {
  const { token, email, callbackUrl } = await searchParams;
  if (!token || !email) return <LinkRefused email={email ?? null} answers={null} />;
  const onward = callbackUrl && isAddress(callbackUrl) ? callbackUrl : "/dashboard";
  return <ConfirmSignIn token={token} email={email} callbackUrl={onward} answers={answersIn(onward)} />;
}
