"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { startProvider } from "./auth-requests";

/** A provider that is configured here. */
export interface Provider {
  id: string;
  name: string;
}

/** Sign in with another account, above the form that asks for an email address; nothing if none is configured. */
export function ProviderButtons({
  providers,
  callbackUrl,
}: {
  providers: readonly Provider[];
  /** The page to open once signed in; a function if it depends on what is typed by then. */
  callbackUrl: string | (() => string);
}) {
  const [starting, setStarting] = useState<string | null>(null);
  const [advice, setAdvice] = useState<string | null>(null);
  if (providers.length === 0) return null;

  async function start(id: string) {
    const target = typeof callbackUrl === "string" ? callbackUrl : callbackUrl();
    setStarting(id);
    setAdvice(null);
    try {
      window.location.assign(await startProvider(id, target));
    } catch (error) {
      setStarting(null);
      setAdvice(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <div className="mt-6 flex flex-col gap-2">
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          size="lg"
          className="w-full"
          pending={starting === id}
          disabled={starting !== null && starting !== id}
          onClick={() => void start(id)}
        >
          Continue with {name}
        </Button>
      ))}
      {advice !== null && (
        <div role="alert">
          <Callout tone="danger" title="Could not start signing in">
            {advice}
          </Callout>
        </div>
      )}
      <p className="mt-4 flex items-center gap-3 text-ink-muted text-sm">
        <span aria-hidden className="h-px flex-1 bg-line" />
        or by email
        <span aria-hidden className="h-px flex-1 bg-line" />
      </p>
    </div>
  );
}
