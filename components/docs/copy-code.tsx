"use client";
import { useState } from "react";

/** Copies the adjacent code. Leaves out the icons and toasts of the portal's button to keep the docs pages small. */
export function CopyCode({ value, title }: { value: string; title: string }) {
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  async function copy() {
    const done = await navigator.clipboard.writeText(value).then(
      () => "copied" as const,
      () => "refused" as const,
    );
    setState(done);
    setTimeout(() => setState("idle"), 2_000);
  }
  const word = { idle: "Copy", copied: "Copied", refused: "Select and copy" }[state];
  return (
    <button type="button" onClick={copy} aria-label={`Copy: ${title}`}>
      <span aria-hidden>{word}</span>
      <span role="status" className="sr-only">
        {state === "idle" ? "" : word}
      </span>
    </button>
  );
}
