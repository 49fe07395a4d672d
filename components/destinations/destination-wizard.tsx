"use client";
import { useEffect, useRef, useState } from "react";
import { DialogBody, type DialogState } from "@/components/ui/dialog";
import { FormDialog } from "@/components/ui/form-dialog";
import { OneTimeSecret } from "@/components/ui/one-time-secret";
import { Steps } from "@/components/ui/steps";
import { useCreateDestination } from "@/lib/client/destinations";
import type { CreatedDestination, Destination } from "@/lib/contracts/destinations";
import type { ChatReturn } from "@/lib/contracts/destinations-chat";
import type { Routing } from "@/lib/contracts/routing";
import { ConnectionStep } from "./connection-step";
import { ConnectionTest } from "./console/connection-test";
import { DuplicateNotice } from "./duplicate-notice";
import { destinationKinds } from "./kinds/describe-kind";
import { KindChoice } from "./kinds/kind-choice";
import { chatMinStrength, tidyRouting, usualRouting } from "./routing/routing-draft";
import { RoutingStep } from "./routing/routing-step";

const chatHint = `People read a channel, so it starts with strong signals only: strength ${chatMinStrength} and up.`;
const steps = ["Type", "Signals", "Connection", "Test"];
/** Only webhooks are signed, with a secret that is shown once. */
const webhookSteps = ["Type", "Signals", "Connection", "Secret", "Test"];

/**
 * Adds a destination: type, routing, connection, secret (webhooks only), and a test. The connection is made last, with
 * the confirmed routing, because a destination receives signals as soon as it exists.
 */
export function DestinationWizard({
  open,
  onOpenChange,
  returnTo = "destinations",
}: DialogState & {
  /** Where a sign-in at another site comes back to. */
  returnTo?: ChatReturn;
}) {
  const create = useCreateDestination();
  const [kind, setKind] = useState<Destination["type"] | null>(null);
  /** Rules that nobody has changed are those that suit the kind. */
  const [edited, setEdited] = useState<Routing | null>(null);
  const routing = edited ?? usualRouting(kind);
  const [connecting, setConnecting] = useState<"not yet" | "now" | "later">("not yet");
  const [created, setCreated] = useState<CreatedDestination | null>(null);
  const [stored, setStored] = useState(false);
  const secret = created && !stored ? created.signatureSecret : undefined;
  const labels = kind === "webhook" ? webhookSteps : steps;
  const current = created
    ? labels.length - (secret ? 2 : 1)
    : kind === null
      ? 0
      : connecting === "now"
        ? 2
        : 1;

  const panel = useRef<HTMLDivElement>(null);
  const step = `${kind} ${current}`;
  const shown = useRef(step);

  // A step change unmounts the focused element: move focus to the first field of the new step, or to the step.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusFirst(panel.current);
  }, [step]);

  function close() {
    onOpenChange(false);
    setKind(null);
    setEdited(null);
    setConnecting("not yet");
    setCreated(null);
    setStored(false);
    create.reset();
  }

  function changeKind() {
    setKind(null);
    setConnecting("not yet");
    create.reset();
  }

  return (
    <FormDialog
      open={open}
      onClose={close}
      isDone={created !== null}
      title={kind ? `Add a destination: ${destinationKinds[kind].label.toLowerCase()}` : "Add a destination"}
      description="Signals are sent here automatically by routing, or manually."
      size="lg"
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        focusFirst(panel.current);
      }}
      // While the secret is visible, a click outside the dialog must not close it.
      onInteractOutside={(event) => secret && event.preventDefault()}
      onEscapeKeyDown={(event) => secret && event.preventDefault()}
    >
      <div className="px-5 pb-4">
        <Steps labels={labels} current={current} />
      </div>
      {created?.notice && (
        <div className="px-5 pb-4">
          <DuplicateNotice notice={created.notice} />
        </div>
      )}
      <div ref={panel} tabIndex={-1} className="flex min-h-0 flex-col outline-none">
        {secret ? (
          <DialogBody className="pb-5">
            <OneTimeSecret label="Signing secret" value={secret} onDone={() => setStored(true)} />
          </DialogBody>
        ) : created ? (
          <ConnectionTest destination={created} onDone={close} />
        ) : kind ? (
          <>
            {connecting !== "now" && (
              <RoutingStep
                draft={routing}
                onChange={setEdited}
                hint={kind === "chat" ? chatHint : undefined}
                onBack={changeKind}
                onCancel={close}
                onNext={() => setConnecting("now")}
              />
            )}
            {connecting !== "not yet" && (
              // Hidden, not unmounted, so that its input survives another look at the routing.
              <div hidden={connecting === "later"} className="contents">
                <ConnectionStep
                  kind={kind}
                  submit={kind === "webhook" ? "Create and show secret" : "Create"}
                  routing={tidyRouting(routing)}
                  returnTo={returnTo}
                  mutation={{
                    ...create,
                    mutate: (connection, { onError }) =>
                      create.mutate(
                        { destinationType: kind, routing: tidyRouting(routing), ...connection },
                        { onSuccess: setCreated, onError },
                      ),
                  }}
                  onCancel={close}
                  onBack={() => setConnecting("later")}
                />
              </div>
            )}
          </>
        ) : (
          <KindChoice onChoose={setKind} />
        )}
      </div>
    </FormDialog>
  );
}

function focusFirst(panel: HTMLElement | null): void {
  const fields = panel?.querySelectorAll<HTMLElement>("input, select, li button") ?? [];
  const first = [...fields].find((field) => !field.closest("[hidden]"));
  (first ?? panel)?.focus();
}
