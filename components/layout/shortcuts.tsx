"use client";
import { Fragment } from "react";
import type { Chord } from "@/components/keys/chord";
import { KeySigns } from "@/components/keys/key-signs";
import { everywhereKeys, type KeyTable, keyGroups, rowKeys, signalTables } from "@/components/keys/key-table";
import { Dialog, DialogBody, type DialogState } from "@/components/ui/dialog";
import { pagesOf, type Viewer } from "./nav-items";

interface Help {
  label: string;
  /** Chords that do the same; each may be several keys one after the other. */
  ways: readonly (readonly Chord[])[];
}

const helpOf = (tables: readonly KeyTable[]) =>
  keyGroups
    .map((group) => ({
      title: group,
      keys: tables
        .flatMap((table) => Object.values(table))
        .filter((shortcut) => shortcut.group === group)
        .map(({ label, chords }): Help => ({ label, ways: chords.map((chord) => [chord]) })),
    }))
    .filter(({ keys }) => keys.length > 0);

const pageKeys = (viewer: Viewer) => ({
  title: "Go to",
  keys: pagesOf(viewer).flatMap(({ letter, label }): Help[] =>
    letter ? [{ label, ways: [["G", letter]] }] : [],
  ),
});

/** The shortcuts available to this user, by group. */
export const shortcutsOf = (viewer: Viewer): { title: string; keys: Help[] }[] =>
  viewer.hasWorkspace
    ? [...helpOf([everywhereKeys, ...signalTables, rowKeys]), pageKeys(viewer)]
    : helpOf([everywhereKeys]);

/** All shortcuts available to this user, in one dialog. */
export function Shortcuts({ viewer, ...state }: DialogState & { viewer: Viewer }) {
  return (
    <Dialog {...state} title="Keyboard shortcuts" size="lg" className="lg:max-w-4xl">
      <DialogBody tabIndex={0} className="gap-x-8 pb-6 sm:columns-2 lg:columns-3">
        {shortcutsOf(viewer).map(({ title, keys }) => (
          <section key={title} aria-label={title} className="break-inside-avoid pb-5">
            <h3 className="pb-1 font-medium text-ink-muted text-xs">{title}</h3>
            <dl className="divide-y divide-line">
              {keys.map((help) => (
                <div key={help.label} className="flex min-h-8 items-center justify-between gap-3 py-1">
                  <dt className="text-sm">{help.label}</dt>
                  <dd className="flex shrink-0 items-center gap-1 text-ink-muted text-xs">
                    <Ways {...help} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p className="break-inside-avoid text-ink-muted text-xs">
          Keys act on the selected signals or, if none is selected, on the open one.
        </p>
      </DialogBody>
    </Dialog>
  );
}

function Ways({ ways }: Help) {
  return ways.map((chords, n) => (
    <Fragment key={chords.join()}>
      {n > 0 && "or"}
      <KeySigns chords={chords} />
    </Fragment>
  ));
}
