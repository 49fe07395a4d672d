"use client";
import { useEffect } from "react";

const shownMs = 2_000;

/** Makes the copy buttons of a documentation page work: its content is plain HTML, and this is its only script. */
export function CopyButtons() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element && event.target.closest("button[data-copy]");
      if (button) void copy(button);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
  return null;
}

async function copy(button: Element): Promise<void> {
  const code = button.closest("figure")?.querySelector("code")?.textContent ?? "";
  const word = await navigator.clipboard.writeText(code).then(
    () => "Copied",
    () => "Select and copy",
  );
  say(button, word, word);
  setTimeout(() => say(button, "Copy", ""), shownMs);
}

function say(button: Element, shown: string, spoken: string): void {
  const [visible, status] = button.children;
  if (visible) visible.textContent = shown;
  if (status) status.textContent = spoken;
}
