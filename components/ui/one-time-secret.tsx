"use client";
import { useState } from "react";
import { Button } from "./button";
import { Callout } from "./callout";
import { CopyButton } from "./copy-button";

/** Shows a secret once. Continue is enabled after copying it or confirming that it is stored. */
export function OneTimeSecret({
  label,
  value,
  onDone,
  done = "Continue",
}: {
  label: string;
  value: string;
  onDone: () => void;
  done?: string;
}) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <Callout tone="warning" title="Shown only once">
        Store it where your receiver can read it. If you lose it, rotate it to get a new one.
      </Callout>
      <div className="flex flex-col gap-1.5">
        <span className="font-medium text-sm">{label}</span>
        <div className="flex items-start gap-2 rounded-md border border-line bg-sunken p-2 pl-3">
          <code className="min-w-0 flex-1 select-all break-all py-1 font-mono text-sm">{value}</code>
          <CopyButton value={value} onCopied={() => setCopied(true)} />
        </div>
      </div>
      <div className="flex justify-end">
        <Button variant={copied ? "primary" : "secondary"} onClick={onDone}>
          {copied ? done : "I have stored it"}
        </Button>
      </div>
    </div>
  );
}
