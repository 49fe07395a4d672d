"use client";
import { Mail } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { TextField } from "@/components/ui/fields";
import { Link } from "@/components/ui/link";
import { requestLink } from "./auth-requests";
import { CheckYourMail } from "./check-your-mail";
import { type Provider, ProviderButtons } from "./provider-buttons";

type State =
  | { step: "asking" | "sending" }
  | { step: "failed"; advice: string }
  | { step: "sent"; email: string };

/** Requests a sign-in link by email. `demoAccounts` are listed if there are any. */
export function SignInForm({
  callbackUrl,
  defaultEmail,
  mailbox,
  demoAccounts,
  providers,
  problem: providerProblem,
}: {
  callbackUrl: string;
  providers: readonly Provider[];
  /** Why an attempt with a provider failed. */
  problem: { title: string; advice: string } | null;
  defaultEmail: string;
  mailbox: boolean;
  demoAccounts: readonly string[];
}) {
  // Uncontrolled, so text typed before hydration is kept.
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [state, setState] = useState<State>({ step: "asking" });

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const address = field.current?.value.trim() ?? "";
    if (!event.currentTarget.checkValidity()) {
      setProblem(address ? "Enter a valid email address." : "Enter your email address.");
      return;
    }
    setProblem(undefined);
    setState({ step: "sending" });
    const advice = await requestLink(address, callbackUrl);
    setState(advice === null ? { step: "sent", email: address } : { step: "failed", advice });
  }

  function fill(account: string) {
    if (field.current) field.current.value = account;
    field.current?.focus();
  }

  if (state.step === "sent") {
    return (
      <CheckYourMail email={state.email} mailbox={mailbox} onOther={() => setState({ step: "asking" })} />
    );
  }
  return (
    <>
      <h1 className="font-semibold text-2xl tracking-tight">Sign in</h1>
      <p className="mt-1 text-ink-muted">
        {providers.length > 0 ? "No password needed." : "We'll email you a sign-in link. No password needed."}
      </p>
      {providerProblem && (
        <div role="alert" className="mt-4">
          <Callout tone="danger" title={providerProblem.title}>
            {providerProblem.advice}
          </Callout>
        </div>
      )}
      <ProviderButtons providers={providers} callbackUrl={callbackUrl} />
      <form onSubmit={send} noValidate className="mt-6 flex flex-col gap-4">
        <TextField
          label="Email"
          error={problem}
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder="you@company.com"
          defaultValue={defaultEmail}
          ref={field}
        />
        {state.step === "failed" && (
          <Callout tone="danger" title="Could not send the email">
            {state.advice}
          </Callout>
        )}
        <Button type="submit" variant="primary" size="lg" pending={state.step === "sending"}>
          {state.step !== "sending" && <Mail aria-hidden />}
          Send me a link
        </Button>
      </form>
      <p className="mt-4 text-ink-muted text-sm">
        New here?{" "}
        <Link href="/sign-up" className="rounded-sm font-medium text-accent-ink underline underline-offset-2">
          Set up a workspace
        </Link>
      </p>
      {demoAccounts.length > 0 && (
        <div className="mt-8 border-line border-t pt-4 text-sm">
          <p className="text-ink-muted">This is a local installation. Sample accounts:</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {demoAccounts.map((account) => (
              <li key={account}>
                <Button size="sm" onClick={() => fill(account)}>
                  {account}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
