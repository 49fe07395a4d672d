"use client";
import { Mail } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { type AddressExamples, CompanyFields } from "@/components/setup/company-fields";
import { requestLink } from "@/components/sign-in/auth-requests";
import { CheckYourMail } from "@/components/sign-in/check-your-mail";
import { type Provider, ProviderButtons } from "@/components/sign-in/provider-buttons";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { TextField } from "@/components/ui/fields";
import { Link } from "@/components/ui/link";
import {
  type AnswerErrors,
  answersOf,
  type CompanyAnswers,
  missingAnswers,
  setupAddress,
} from "@/lib/contracts/company-answers";

type State =
  | { step: "asking" | "sending" }
  | { step: "failed"; advice: string }
  | { step: "sent"; email: string };

/**
 * Asks for an email address and company details, then emails a link to setup with these details prefilled. `sample`
 * is a company known to this installation, if any.
 */
export function SignUpForm({
  mailbox,
  examples,
  sample,
  providers,
  earlier,
}: {
  mailbox: boolean;
  providers: readonly Provider[];
  examples: AddressExamples;
  sample: CompanyAnswers | null;
  /** What was answered before, for example in a link that has expired since. */
  earlier: CompanyAnswers & { email: string };
}) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<AnswerErrors & { email?: string }>({});
  const [state, setState] = useState<State>({ step: "asking" });
  const [shownAnswers, setShownAnswers] = useState<CompanyAnswers>(earlier);
  const [defaultEmail, setDefaultEmail] = useState(earlier.email);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.step === "sending") return;
    const data = new FormData(event.currentTarget);
    const email = String(data.get("email") ?? "").trim();
    const answers = answersOf(data);
    const field = event.currentTarget.elements.namedItem("email");
    const isEmail = field instanceof HTMLInputElement && field.validity.valid && email !== "";
    const problems = {
      ...(!isEmail && { email: email ? "Enter a valid email address." : "Enter your email address." }),
      ...missingAnswers(answers),
    };
    setErrors(problems);
    const [first] = Object.keys(problems);
    if (first) {
      focusField(event.currentTarget, first);
      return;
    }
    setState({ step: "sending" });
    const advice = await requestLink(email, setupAddress(answers));
    // Going back in history restores the form.
    setShownAnswers(answers);
    setDefaultEmail(email);
    setState(advice === null ? { step: "sent", email } : { step: "failed", advice });
  }

  /** Also for someone who fills in the form and then signs in with another account: nothing is asked again. */
  const typedAddress = () => (form.current ? setupAddress(answersOf(new FormData(form.current))) : "/setup");

  function fillSample() {
    if (!form.current || !sample) return;
    for (const name of ["website", "companyNetworkUrl"] as const) {
      const field = form.current.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = sample[name];
    }
    setErrors({});
    focusField(form.current, "email");
  }

  if (state.step === "sent") {
    return (
      <CheckYourMail email={state.email} mailbox={mailbox} onOther={() => setState({ step: "asking" })} />
    );
  }
  return (
    <>
      <h1 className="font-semibold text-2xl tracking-tight">Create a workspace</h1>
      <p className="mt-1 text-ink-muted">
        We only need two details about your company, and ask for them once. We draft your ideal customer
        profile and suggest sources.
      </p>
      <ProviderButtons providers={providers} callbackUrl={typedAddress} />
      <form ref={form} onSubmit={send} noValidate className="mt-6 flex flex-col gap-4">
        <TextField
          label="Work email"
          error={errors.email}
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder="you@company.com"
          defaultValue={defaultEmail}
        />
        <CompanyFields answers={shownAnswers} errors={errors} examples={examples} />
        {state.step === "failed" && (
          <Callout tone="danger" title="Could not send the email">
            Nothing was created. {state.advice}
          </Callout>
        )}
        <Button type="submit" variant="primary" size="lg" pending={state.step === "sending"}>
          {state.step !== "sending" && <Mail aria-hidden />}
          Email me a link
        </Button>
      </form>
      <p className="mt-4 text-ink-muted text-sm">
        Already have a workspace?{" "}
        <Link href="/sign-in" className="rounded-sm text-accent-ink underline underline-offset-2">
          Sign in
        </Link>
      </p>
      {sample && (
        <div className="mt-6 border-line border-t pt-4 text-sm">
          <p className="text-ink-muted">This is a local installation with a sample network.</p>
          <Button size="sm" className="mt-2" onClick={fillSample}>
            Use the sample company
          </Button>
        </div>
      )}
    </>
  );
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
