"use client";
import { RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { StatusBadge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { LocalTime } from "@/components/ui/local-time";
import { readHealth } from "@/lib/client/health";
import type { Health } from "@/lib/contracts/probes";
import { describeHealth, describeParts } from "./describe-health";

const everyMs = 30_000;
const tones = { success: "success", warning: "warning", danger: "danger" } as const;

/** The health checks in words. Asks again every 30 seconds while the page is visible. */
export function StatusView({ initial, contact }: { initial: Health; contact: string | undefined }) {
  const { health, isReached, isAsking, ask } = useHealth(initial);
  const { status, title } = describeHealth(isReached ? health : null);
  return (
    <div className="mx-auto max-w-3xl px-4 py-10 sm:px-6 lg:py-14">
      <h1 className="font-semibold text-3xl text-ink tracking-tight">Status</h1>
      <div role="status" className="mt-6">
        <Callout tone={tones[status as keyof typeof tones]} title={title}>
          {isReached ? (
            <p>
              Checked at <LocalTime at={health.time} style="time" />, and again every 30 seconds.
            </p>
          ) : (
            <p>
              Below is its state at <LocalTime at={health.time} style="time" />. Check your own connection
              too.
            </p>
          )}
        </Callout>
      </div>
      <dl className="mt-6 divide-y divide-line rounded-lg border border-line bg-surface">
        {describeParts(health).map(({ name, status, label, detail }) => (
          <div key={name} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 p-4">
            <dt className="font-medium text-base text-ink">{name}</dt>
            <dd className="contents">
              <StatusBadge status={status}>{label}</StatusBadge>
              <span className="w-full text-ink-muted text-sm">{detail}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button pending={isAsking} onClick={ask}>
          {!isAsking && <RefreshCw aria-hidden />}
          Check now
        </Button>
        <p className="text-ink-muted text-sm">
          Version {health.version}. Monitoring can read the same at{" "}
          <a href="/api/health" className="docs-link">
            /api/health
          </a>
          .
        </p>
      </div>
      {contact && (
        <p className="mt-6 text-ink-muted text-sm">
          Something doesn't work for you?{" "}
          <a href={`mailto:${contact}`} className="docs-link">
            Write to {contact}
          </a>
        </p>
      )}
    </div>
  );
}

/** The last answer, and whether the newest question got one. */
function useHealth(initial: Health) {
  const [health, setHealth] = useState(initial);
  const [isReached, setReached] = useState(true);
  const [isAsking, setAsking] = useState(false);

  async function ask() {
    setAsking(true);
    const found = await readHealth();
    setAsking(false);
    setReached(found !== null);
    if (found) setHealth(found);
  }

  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState !== "visible") return;
      const found = await readHealth();
      setReached(found !== null);
      if (found) setHealth(found);
    };
    const timer = setInterval(refresh, everyMs);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, []);

  return { health, isReached, isAsking, ask };
}
