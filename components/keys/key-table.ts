/**
 * Every shortcut, once: the handlers, the help, the hints in buttons and menus, and the command menu are made from
 * these tables, so a key without help, or help without a key, is a type error.
 */
import type { Chord } from "./chord";

/** The groups of the help, in its order. */
export const keyGroups = [
  "Work on signals",
  "Judge and contact",
  "Move",
  "Select",
  "Lists",
  "Everywhere",
] as const;

export interface Shortcut {
  /** The first is the one that hints show. */
  chords: readonly [Chord, ...Chord[]];
  group: (typeof keyGroups)[number];
  /** What it does, as the help and the menus say it. */
  label: string;
  /** Whether holding the key down repeats it. Actions happen once. */
  repeats?: true;
}

export type KeyTable = Readonly<Record<string, Shortcut>>;

/** On every page. */
export const everywhereKeys = {
  menu: {
    chords: ["Mod+K"],
    group: "Everywhere",
    label: "Search everything",
  },
  help: { chords: ["?"], group: "Everywhere", label: "Show keyboard shortcuts" },
  close: { chords: ["Escape"], group: "Everywhere", label: "Close the open dialog or menu" },
  send: { chords: ["Mod+Enter"], group: "Everywhere", label: "Send the comment being written" },
} as const satisfies KeyTable;

/** Where signals are listed or read. */
export const moveKeys = {
  next: { chords: ["J", "ArrowDown"], group: "Move", label: "Next signal", repeats: true },
  previous: { chords: ["K", "ArrowUp"], group: "Move", label: "Previous signal", repeats: true },
} as const satisfies KeyTable;

/** On the other pages with a list; Enter opens the focused row, as it does any link. */
export const rowKeys = {
  next: { chords: ["J"], group: "Lists", label: "Next row", repeats: true },
  previous: { chords: ["K"], group: "Lists", label: "Previous row", repeats: true },
  search: { chords: ["/"], group: "Lists", label: "Search the list" },
} as const satisfies KeyTable;

/** In the list of signals only. */
export const listKeys = {
  open: { chords: ["Enter"], group: "Move", label: "Open the signal's page" },
  search: { chords: ["/"], group: "Move", label: "Search signals" },
  select: { chords: ["X"], group: "Select", label: "Select or deselect the signal" },
  extendDown: {
    chords: ["Shift+J", "Shift+ArrowDown"],
    group: "Select",
    label: "Extend the selection down",
    repeats: true,
  },
  extendUp: {
    chords: ["Shift+K", "Shift+ArrowUp"],
    group: "Select",
    label: "Extend the selection up",
    repeats: true,
  },
  deselect: { chords: ["Escape"], group: "Select", label: "Clear the selection" },
} as const satisfies KeyTable;

/** On the board: from column to column. */
export const boardKeys = {
  right: { chords: ["ArrowRight"], group: "Move", label: "Board: column to the right", repeats: true },
  left: { chords: ["ArrowLeft"], group: "Move", label: "Board: column to the left", repeats: true },
} as const satisfies KeyTable;

/** Actions on the selected signals, or else on the open one. */
export const actionKeys = {
  archive: { chords: ["E"], group: "Work on signals", label: "Done for me" },
  finish: { chords: ["Shift+E"], group: "Work on signals", label: "Done for everyone" },
  snooze: { chords: ["H"], group: "Work on signals", label: "Snooze" },
  assignToMe: { chords: ["I"], group: "Work on signals", label: "Assign to me" },
  assign: { chords: ["A"], group: "Work on signals", label: "Assign to someone" },
  stage: { chords: ["S"], group: "Work on signals", label: "Move to a stage" },
  stageOn: { chords: ["]", "Shift+ArrowRight"], group: "Work on signals", label: "Move to the next stage" },
  stageBack: {
    chords: ["[", "Shift+ArrowLeft"],
    group: "Work on signals",
    label: "Move to the previous stage",
  },
  unread: { chords: ["U"], group: "Work on signals", label: "Mark as read or unread" },
  tag: { chords: ["T"], group: "Work on signals", label: "Tag" },
  comment: { chords: ["C"], group: "Work on signals", label: "Write a comment" },
  deliver: { chords: ["D"], group: "Work on signals", label: "Deliver" },
  copyOpener: { chords: ["O"], group: "Judge and contact", label: "Copy the opener" },
  contacted: { chords: ["M"], group: "Judge and contact", label: "Mark as contacted" },
  goodFit: { chords: ["Y"], group: "Judge and contact", label: "Good fit" },
  notFit: { chords: ["N"], group: "Judge and contact", label: "Not a fit" },
  profile: { chords: ["P"], group: "Judge and contact", label: "Open the profile" },
} as const satisfies KeyTable;
export type SignalAction = keyof typeof actionKeys;

/** Takes back the last action, wherever signals are shown. */
export const undoKeys = {
  undo: { chords: ["Z", "Mod+Z"], group: "Work on signals", label: "Undo the last change" },
} as const satisfies KeyTable;

/** The tables of the pages with signals. */
export const signalTables: readonly KeyTable[] = [moveKeys, listKeys, boardKeys, actionKeys, undoKeys];
