"use client";
import { X } from "lucide-react";
import { parseAsString, parseAsStringLiteral, useQueryState } from "nuqs";
import type { ReactNode } from "react";
import { Callout } from "@/components/ui/callout";
import { IconButton } from "@/components/ui/icon-button";
import type { ChatRefusal } from "@/lib/contracts/destinations-chat";

const refusals: Record<ChatRefusal, string> = {
  denied: "Access was refused in the chat. Nothing was connected.",
  expired: "It took longer than ten minutes. Start again.",
  invalid: "The chat sent you back with something that does not belong to this sign-in. Start again.",
  failed: "The chat did not complete the connection. Try again in a minute.",
  cap: "Your plan has no room for another active destination. Pause or delete one, then start again.",
  not_configured:
    "Signing in to the chat is not set up here. Add the channel by an incoming webhook's address.",
};

const isRefusal = (reason: string): reason is ChatRefusal => Object.hasOwn(refusals, reason);

/** Why no channel was connected, after the chat sent the browser back. */
export function ChatNotice() {
  const [reason, setReason] = useQueryState("chat", parseAsString);
  if (reason === null) return null;
  return (
    <Notice tone="warning" title="No channel was connected" onDismiss={() => setReason(null)}>
      {refusals[isRefusal(reason) ? reason : "failed"]}
    </Notice>
  );
}

/** That a channel was connected, on the page of its destination. */
export function ConnectedNotice() {
  const [connected, setConnected] = useQueryState("connected", parseAsStringLiteral(["1"] as const));
  if (!connected) return null;
  return (
    <Notice tone="success" title="The channel is connected" onDismiss={() => setConnected(null)}>
      Test the connection to see a sample signal there.
    </Notice>
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
