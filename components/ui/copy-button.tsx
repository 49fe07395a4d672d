"use client";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "./button";
import { copyText } from "./copy-text";
import { IconButton } from "./icon-button";

/** Copies `value` and confirms it visually and to screen readers. `compact` shows only the icon. */
export function CopyButton({
  value,
  label = "Copy",
  compact = false,
  onCopied,
}: {
  value: string;
  label?: string;
  compact?: boolean;
  onCopied?: () => void;
}) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    if (!(await copyText(value))) return;
    setCopied(true);
    onCopied?.();
  }

  const icon = copied ? <Check aria-hidden /> : <Copy aria-hidden />;
  return (
    <>
      {compact ? (
        <IconButton label={copied ? "Copied" : label} icon={icon} size="sm" onClick={copy} />
      ) : (
        <Button size="sm" onClick={copy}>
          {icon}
          {copied ? "Copied" : label}
        </Button>
      )}
      <span role="status" className="sr-only">
        {copied ? "Copied" : ""}
      </span>
    </>
  );
}
