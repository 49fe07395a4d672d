"use client";
import { X } from "lucide-react";
import { parseAsString, parseAsStringLiteral, useQueryState } from "nuqs";
import type { ReactNode } from "react";
import { Callout } from "@/components/ui/callout";
import { IconButton } from "@/components/ui/icon-button";
import type { ChatRefusal } from "@/lib/contracts/destinations-chat";

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

/** Confirms on the destination's page that a channel was connected. */
export function ConnectedNotice() {
  const [connected, setConnected] = useQueryState("connected", parseAsStringLiteral(["1"] as const));
  if (!connected) return null;
  return (
    <Notice tone="success" title="Channel connected" onDismiss={() => setConnected(null)}>
      Test the connection to post a sample signal there.
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
