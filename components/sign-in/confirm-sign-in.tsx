"use client";
import { LogIn } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Link } from "@/components/ui/link";
import { policy } from "@/db/policy";
import { type CompanyAnswers, setupAddress } from "@/lib/contracts/company-answers";
import { AnswersList } from "./answers-list";
import { redeemAddress, redeemLink } from "./auth-requests";

/**
 * Redeems the emailed link on click, so that link scanners cannot use it. The form also works before hydration. With
 * the `answers` of a sign-up, says what will be created from them.
 */
export function ConfirmSignIn({
  token,
  email,
  callbackUrl,
  answers,
}: {
  token: string;
  email: string;
  callbackUrl: string;
  answers: CompanyAnswers | null;
}) {
  const [state, setState] = useState<"ready" | "signing-in" | "refused" | "failed">("ready");

  async function signIn(event: FormEvent) {
    event.preventDefault();
    setState("signing-in");
    try {
      const next = await redeemLink({ token, email, callbackUrl });
      if (next) window.location.assign(next);
      else setState("refused");
    } catch {
      setState("failed");
    }
  }

  if (state === "refused") return <LinkRefused email={email} answers={answers} />;
  return (
    <>
      <h1 className="break-words font-semibold text-2xl tracking-tight">
        {answers ? "Confirm your email" : `Sign in as ${email}`}
      </h1>
      <p className="mt-1 break-words text-ink-muted">
        {answers
          ? `We create your workspace for ${email} and start reading your company's page.`
          : "Click to finish signing in."}
      </p>
      {answers && (
        <div className="mt-4 border-line border-y">
          <AnswersList answers={answers} />
        </div>
      )}
      {state === "failed" && (
        <div className="mt-4">
          <Callout tone="danger" title="The server did not respond">
            Your link still works. Try again.
          </Callout>
        </div>
      )}
      <form method="post" action={redeemAddress({ token, email, callbackUrl })} onSubmit={signIn}>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="mt-6 w-full"
          pending={state === "signing-in"}
        >
          {state !== "signing-in" && <LogIn aria-hidden />}
          {answers ? "Confirm and set up" : "Sign in"}
        </Button>
      </form>
      {answers && (
        <p className="mt-4 text-ink-muted text-sm">
          Not right?{" "}
          <Link
            href={signUpAgain(email, answers)}
            className="rounded-sm text-accent-ink underline underline-offset-2"
          >
            Edit your answers
          </Link>
          . You get a new link.
        </p>
      )}
    </>
  );
}

/** The sign-up form with what was answered before. */
const signUpAgain = (email: string, answers: CompanyAnswers): string =>
  `${setupAddress(answers, "/sign-up")}&email=${encodeURIComponent(email)}`;

/** Shown for an invalid, used or expired link; offers a new one, and keeps the answers of a sign-up. */
export function LinkRefused({ email, answers }: { email: string | null; answers: CompanyAnswers | null }) {
  const again = email ? `/sign-in?email=${encodeURIComponent(email)}` : "/sign-in";
  return (
    <div role="alert">
      <h1 className="font-semibold text-2xl tracking-tight">This link no longer works</h1>
      <p className="mt-1 text-ink-muted">
        A link works once and expires after {policy.signInLinkMinutes} minutes. This one was used, has
        expired, or is incomplete.
      </p>
      <ButtonLink
        href={answers ? signUpAgain(email ?? "", answers) : again}
        variant="primary"
        size="lg"
        className="mt-6 w-full"
      >
        {answers ? "Check your answers and get a new link" : "Send me a new link"}
      </ButtonLink>
      {answers && (
        <p className="mt-4 text-ink-muted text-sm">
          Did you confirm it already?{" "}
          <Link href={again} className="rounded-sm text-accent-ink underline underline-offset-2">
            Sign in
          </Link>
        </p>
      )}
    </div>
  );
}
