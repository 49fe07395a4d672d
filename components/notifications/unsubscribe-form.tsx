"use client";
import { useState } from "react";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { call } from "@/lib/client/call";
import { unsubscribe } from "@/lib/client/operations";

/** Asks before it stops mail: link scanners open pages, but don't press buttons. */
export function UnsubscribeForm({
  token,
  name,
  workspace,
  email,
  isSubscribed,
}: {
  token: string;
  /** Of the kind of mail, such as "digests". */
  name: string;
  workspace: string;
  email: string;
  isSubscribed: boolean;
}) {
  const [state, setState] = useState<"asked" | "pending" | "done">("asked");
  const [error, setError] = useState<unknown>(null);

  async function stop() {
    setState("pending");
    try {
      await call(unsubscribe, { params: { token } });
      setState("done");
    } catch (error) {
      setError(error);
      setState("asked");
    }
  }

  if (state === "done" || !isSubscribed) {
    return (
      <div role="status">
        <h1 className="font-semibold text-ink text-xl">You're unsubscribed</h1>
        <p className="mt-2 text-ink-muted text-sm">
          {email} gets no more mail about {name} in <bdi>{workspace}</bdi>. You can turn it on again in the{" "}
          <Link href="/settings/notifications" className="text-accent-ink underline">
            notification settings
          </Link>
          .
        </p>
      </div>
    );
  }
  return (
    <>
      <h1 className="font-semibold text-ink text-xl">Unsubscribe?</h1>
      <p className="mt-2 text-ink-muted text-sm">
        {email} will get no more mail about {name} in <bdi>{workspace}</bdi>. Notifications in the portal stay
        as they are.
      </p>
      {error !== null && state === "asked" && (
        <p role="alert" className="mt-4 text-danger-ink text-sm">
          {messageOf(error)}
        </p>
      )}
      <Button
        variant="primary"
        className="mt-4 w-full"
        pending={state === "pending"}
        onClick={() => void stop()}
      >
        Unsubscribe
      </Button>
    </>
  );
}
