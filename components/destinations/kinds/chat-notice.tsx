"use client";
import { X } from "lucide-react";
import { parseAsString, parseAsStringLiteral, useQueryState, useQueryStates } from "nuqs";
import type { ReactNode } from "react";
import { useApiQuery } from "@/components/page/use-api-query";
import { Callout } from "@/components/ui/callout";
import { IconButton } from "@/components/ui/icon-button";
import { listDestinations } from "@/lib/client/operations";
import type { ChatRefusal } from "@/lib/contracts/destinations-chat";
import { sameAddressNotice } from "@/lib/contracts/same-address-notice";
import { DuplicateNotice } from "../duplicate-notice";

const refusals: Record<ChatRefusal, string> = {
  denied: "Access was denied in the chat tool. Nothing was connected.",
  expired: "The sign-in took longer than ten minutes. Start again.",
  invalid: "The chat's response does not match this sign-in. Start again.",
  failed: "The chat did not complete the connection. Try again in a minute.",
  cap: "Your plan doesn't allow another active destination. Pause or delete one, then start again.",
  not_configured: "Chat sign-in is not set up here. Add the channel with an incoming webhook URL.",
};

const isRefusal = (reason: string): reason is ChatRefusal => Object.hasOwn(refusals, reason);

/** Says why no channel was connected after the chat redirected back. */
export function ChatNotice() {
  const [reason, setReason] = useQueryState("chat", parseAsString);
  if (reason === null) return null;
  return (
    <Notice tone="warning" title="Channel not connected" onDismiss={() => setReason(null)}>
      {refusals[isRefusal(reason) ? reason : "failed"]}
    </Notice>
  );
}

/** Confirms that a channel was connected, and says whether another of these destinations posts there too. */
export function ConnectedNotice() {
  const [{ connected, twin }, setState] = useQueryStates({
    connected: parseAsStringLiteral(["1"] as const),
    twin: parseAsString,
  });
  if (!connected) return null;
  return (
    <>
      <Notice
        tone="success"
        title="Channel connected"
        onDismiss={() => setState({ connected: null, twin: null })}
      >
        Test the connection to post a sample signal there.
      </Notice>
      {twin && <TwinNotice twinId={twin} />}
    </>
  );
}

/** Says that another of the destinations, if it is one, posts to the same channel. */
function TwinNotice({ twinId }: { twinId: string }) {
  const destinations = useApiQuery(listDestinations);
  const twin = destinations.data?.data.find(({ id }) => id === twinId);
  if (!twin) return null;
  return (
    <div className="mb-4">
      <DuplicateNotice notice={sameAddressNotice(twin.name)} />
    </div>
  );
}

function Notice({
  tone,
  title,
  onDismiss,
  children,
}: {
  tone: "warning" | "success";
  title: string;
  onDismiss: () => void;
  children: ReactNode;
}) {
  return (
    <div role="status" className="mb-4">
      <Callout
        tone={tone}
        title={title}
        action={<IconButton size="sm" label="Dismiss" icon={<X />} onClick={onDismiss} />}
      >
        {children}
      </Callout>
    </div>
  );
}
