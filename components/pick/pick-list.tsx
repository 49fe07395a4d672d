"use client";
import { cx } from "class-variance-authority";
import { Command } from "cmdk";
import { Check, Minus } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { KeySigns } from "@/components/keys/key-signs";
import { swallowSecondEnter } from "@/components/keys/swallow-second-enter";
import { rankMatches } from "./rank-matches";

export interface PickRow {
  id: string;
  /** What is searched, and the row's accessible name. */
  name: string;
  /** Also searched. */
  otherNames?: readonly string[];
  /** Shown before the name. */
  icon?: ReactNode;
  /** Shown at the end of the row. */
  detail?: ReactNode;
  /** What Enter does, in a word, shown while the row is highlighted. */
  does: string;
  /** The heading that it stands under. */
  group?: string;
  /** Whether it applies already; "mixed" if it does to some of many. Undefined where one of the rows is picked. */
  checked?: boolean | "mixed";
  isDisabled?: boolean;
}

/** The heading is drawn by cmdk, and so is reached by its attribute. */
const headingStyles = cx(
  "[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1",
  "[&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-muted [&_[cmdk-group-heading]]:text-xs",
);

/**
 * Rows to pick from by typing part of a name, by arrows and Enter, or by pointer; best matches come first. Enter does
 * what the highlighted row says, and a second one at once is ignored. `added` makes rows from what was typed.
 */
export function PickList<Picked extends PickRow>({
  label,
  placeholder,
  rows,
  added,
  atRest,
  isShort = false,
  empty,
  onPick,
}: {
  label: string;
  placeholder: string;
  rows: readonly Picked[];
  added?: (typed: string) => readonly Picked[];
  /** Once something was picked, comes first while nothing is typed and is highlighted: ends picking many. */
  atRest?: Picked;
  /** Few rows: phones show no keyboard for them. */
  isShort?: boolean;
  empty?: ReactNode;
  onPick: (row: Picked) => void;
}) {
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState("");
  const [hasPicked, setPicked] = useState(false);
  const text = typed.trim();
  const shown =
    text === ""
      ? [...(atRest && hasPicked ? [atRest] : []), ...rows]
      : [...rankMatches(rows, text), ...(added?.(text) ?? [])];

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    if (event.repeat) event.preventDefault();
    else swallowSecondEnter();
  }

  const root = useRef<HTMLDivElement>(null);
  // cmdk says which row is highlighted only if a key or the pointer did it, and not if `active` was set.
  useEffect(() => {
    const id = root.current?.querySelector("[cmdk-item][aria-selected=true]")?.id ?? "";
    for (const element of root.current?.querySelectorAll("[cmdk-input], [cmdk-list]") ?? [])
      element.setAttribute("aria-activedescendant", id);
  });

  return (
    <Command
      ref={root}
      // cmdk names the field by this.
      label={placeholder}
      loop
      shouldFilter={false}
      value={active}
      onValueChange={setActive}
      onKeyDown={onKeyDown}
      className="flex min-h-0 flex-col"
    >
      <Command.Input
        // Also where the rows come after the dialog, which focuses what it has when it opens.
        autoFocus
        data-autofocus
        placeholder={placeholder}
        inputMode={isShort ? "none" : "text"}
        enterKeyHint="done"
        value={typed}
        onValueChange={setTyped}
        className="mx-5 mb-2 h-8 rounded-md border border-control bg-surface px-3 text-sm pointer-coarse:h-10 pointer-coarse:text-lg"
      />
      <Command.List
        label={label}
        className="min-h-0 flex-1 scroll-py-2 overflow-y-auto border-line border-t px-3 pt-1 pb-3 sm:max-h-80"
      >
        <Command.Empty className="px-2 py-6 text-center text-ink-muted text-sm">{empty}</Command.Empty>
        {groupsOf(shown).map(({ group, members }) => (
          <Command.Group key={group ?? ""} heading={group} className={headingStyles}>
            {members.map((row) => (
              <Row
                key={row.id}
                row={row}
                onSelect={() => {
                  setTyped("");
                  setPicked(true);
                  setActive(atRest?.id ?? "");
                  onPick(row);
                }}
              />
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  );
}

function Row({ row, onSelect }: { row: PickRow; onSelect: () => void }) {
  const { id, name, icon, detail, does, checked, isDisabled = false } = row;
  return (
    <Command.Item
      value={id}
      disabled={isDisabled}
      onSelect={onSelect}
      aria-label={name}
      {...(checked !== undefined && { "aria-checked": checked })}
      className="group flex min-h-8 cursor-default items-center gap-2.5 rounded-md px-2 py-1 text-sm data-[selected=true]:bg-hover data-[disabled=true]:text-ink-faint pointer-coarse:min-h-11"
    >
      {checked !== undefined && <Mark checked={checked} />}
      {icon}
      <span className="min-w-0 flex-1 truncate">{name}</span>
      {detail && <span className="shrink-0 text-ink-muted text-xs">{detail}</span>}
      <span
        aria-hidden
        className="hidden shrink-0 items-center gap-1 text-ink-muted text-xs group-data-[selected=true]:flex pointer-coarse:group-data-[selected=true]:hidden"
      >
        {does}
        <KeySigns chords={["Enter"]} />
      </span>
    </Command.Item>
  );
}

function Mark({ checked }: { checked: boolean | "mixed" }) {
  const Icon = checked === "mixed" ? Minus : Check;
  return (
    <span
      aria-hidden
      className={cx(
        "inline-flex size-4 shrink-0 items-center justify-center rounded-sm border",
        checked ? "border-accent bg-accent text-on-accent" : "border-control bg-surface",
      )}
    >
      {checked && <Icon strokeWidth={3} className="size-3" />}
    </span>
  );
}

/** The rows under their headings, in the order of their best rows. */
function groupsOf<Picked extends PickRow>(rows: readonly Picked[]) {
  const groups = new Map<string | undefined, Picked[]>();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  return [...groups].map(([group, members]) => ({ group, members }));
}
