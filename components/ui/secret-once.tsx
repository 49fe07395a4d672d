"use client";
import { useState } from "react";
import { Button } from "./button";
import { Callout } from "./callout";
import { CopyButton } from "./copy-button";

/** A secret that can be seen this once. Going on is offered after a copy, or by saying that it is kept. */
export function SecretOnce({
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
      <Callout tone="warning" title="Shown only this once">
        Keep it where your receiver reads it. If it is lost, rotate it to get a new one.
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
