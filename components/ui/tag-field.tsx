"use client";
import { cx } from "class-variance-authority";
import { Plus, X } from "lucide-react";
import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useId, useRef, useState } from "react";
import { Field, type FieldControl } from "./field";

/** With more options than this, they are listed by the input instead of shown as buttons. */
const mostButtons = 8;

/** A labeled list of words. */
export function TagField({
  label,
  hint,
  error,
  optional,
  ...input
}: Omit<ComponentProps<typeof TagInput>, "control"> &
  Pick<ComponentProps<typeof Field>, "label" | "hint" | "error" | "optional">) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => <TagInput control={control} {...input} />}
    </Field>
  );
}

/**
 * A list of words: Enter adds the typed text, Backspace in the empty field removes the last one, pasted lines are
 * added separately. `offered` are suggestions labeled by `words`; other text is accepted too.
 */
function TagInput({
  control,
  values,
  onChange,
  offered = [],
  format = (value) => value,
  placeholder,
  maxLength = 100,
  most = 100,
}: {
  control: FieldControl;
  values: readonly string[];
  onChange: (values: string[]) => void;
  offered?: readonly string[];
  format?: (value: string) => string;
  placeholder?: string;
  maxLength?: number;
  most?: number;
}) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const open = offered.filter((value) => !values.includes(value));
  const asButtons = offered.length <= mostButtons;

  function add(texts: readonly string[]) {
    const next = [...values];
    for (const one of texts) {
      const value = meaningOf(one.trim().slice(0, maxLength));
      const isNew = !next.some((other) => other.toLowerCase() === value.toLowerCase());
      if (value && isNew && next.length < most) next.push(value);
    }
    setText("");
    if (next.length === values.length) return;
    setSaid(`${next.slice(values.length).map(format).join(", ")} added`);
    onChange(next);
  }

  function remove(value: string) {
    setSaid(`${format(value)} removed`);
    onChange(values.filter((other) => other !== value));
    input.current?.focus();
  }

  /** Typed text that matches a suggestion's label selects that suggestion. */
  function meaningOf(typed: string): string {
    const lower = typed.toLowerCase();
    return offered.find((value) => format(value).toLowerCase() === lower || value === lower) ?? typed;
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && text.trim()) {
      event.preventDefault();
      add([text]);
    }
    const last = values.at(-1);
    if (event.key === "Backspace" && text === "" && last !== undefined) {
      event.preventDefault();
      remove(last);
    }
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const lines = event.clipboardData.getData("text").split(/\r?\n/);
    if (lines.length < 2) return;
    event.preventDefault();
    add(lines);
  }

  return (
    <div>
      <div
        className={cx(
          "flex min-h-8 w-full flex-wrap items-center gap-1 rounded-md border bg-surface p-1 transition-colors",
          "duration-100 has-[input:focus-visible]:border-ring has-[input:focus-visible]:outline-1",
          "has-[input:focus-visible]:outline-ring in-disabled:border-line in-disabled:bg-sunken",
          control["aria-invalid"] ? "border-danger" : "border-control hover:border-ink-faint",
        )}
      >
        {values.length > 0 && (
          <ul className="contents">
            {values.map((value) => (
              <li
                key={value}
                className="inline-flex h-6 max-w-full items-center gap-0.5 rounded-sm border border-line bg-sunken pr-0.5 pl-2 text-ink text-sm pointer-coarse:h-8 in-disabled:pr-2"
              >
                <span className="truncate">{format(value)}</span>
                <button
                  type="button"
                  aria-label={`Remove ${format(value)}`}
                  onClick={() => remove(value)}
                  className="inline-flex size-5 shrink-0 items-center justify-center rounded-sm text-ink-muted hover:bg-hover hover:text-ink pointer-coarse:size-7 in-disabled:hidden"
                >
                  <X aria-hidden className="size-3.5" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          {...control}
          ref={input}
          type="text"
          value={text}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={values.length === 0 ? placeholder : undefined}
          list={!asButtons ? listId : undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKey}
          onPaste={handlePaste}
          onBlur={() => text.trim() && add([text])}
          className="h-6 min-w-16 flex-1 bg-transparent px-1.5 text-ink text-sm outline-none placeholder:text-ink-faint disabled:cursor-not-allowed pointer-coarse:h-8 pointer-coarse:text-lg"
        />
      </div>
      {!asButtons && (
        <datalist id={listId}>
          {open.map((value) => (
            <option key={value} value={format(value)} />
          ))}
        </datalist>
      )}
      {asButtons && open.length > 0 && (
        <div className="mt-1.5 flex flex-wrap gap-1 in-disabled:hidden">
          {open.map((value) => (
            <button
              key={value}
              type="button"
              onClick={() => add([value])}
              className="inline-flex h-6 items-center gap-0.5 rounded-sm border border-line border-dashed px-1.5 text-ink-muted text-xs hover:bg-hover hover:text-ink pointer-coarse:h-8"
            >
              <Plus aria-hidden className="size-3" />
              <span className="sr-only">Add </span>
              {format(value)}
            </button>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}
