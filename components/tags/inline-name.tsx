"use client";
import { cx } from "class-variance-authority";
import { Pencil } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { controlStyles } from "@/components/ui/input";

/** A name edited in place: Enter or blur saves, Escape cancels. */
export function InlineName({
  name,
  label,
  className,
  onRename,
}: {
  name: string;
  label: string;
  className?: string;
  onRename: (name: string) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);

  // The field is unmounted after editing, so focus returns to the button that opened it.
  useEffect(() => {
    if (draft !== null || !returning.current) return;
    returning.current = false;
    button.current?.focus();
  }, [draft]);

  function keep() {
    const next = draft?.trim();
    if (next && next !== name) onRename(next);
    setDraft(null);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    returning.current = true;
    if (event.key === "Enter") keep();
    else setDraft(null);
  }

  if (draft !== null) {
    return (
      <input
        // biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed
        autoFocus
        aria-label={label}
        maxLength={50}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={handleKey}
        onBlur={keep}
        className={cx(controlStyles, "h-7 max-w-72 px-1 pointer-coarse:h-9")}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      title="Rename"
      onClick={() => setDraft(name)}
      className={cx(
        "group inline-flex h-7 min-w-0 max-w-full items-center gap-1.5 rounded-sm px-1 text-ink hover:bg-hover",
        className,
      )}
    >
      <span className="truncate">{name}</span>
      <Pencil
        aria-hidden
        className="size-3 shrink-0 text-ink-faint opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:opacity-100"
      />
    </button>
  );
}
