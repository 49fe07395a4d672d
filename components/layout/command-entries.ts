import { defaultFilter } from "cmdk";
import {
  Building,
  FileSearch,
  Keyboard,
  KeyRound,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Plus,
  Settings,
  Sun,
  UserPlus,
} from "lucide-react";
import type { Chord } from "@/components/keys/chord";
import { everywhereKeys } from "@/components/keys/key-table";
import { pagesOf, type Viewer } from "./nav-items";

/** A static entry of the command menu. */
export interface CommandEntry {
  /** Tells entries with equal labels apart. */
  id?: string;
  label: string;
  icon: LucideIcon;
  /** Synonyms that also find it. */
  keywords?: string[];
  keys?: readonly Chord[];
  does:
    | { kind: "page"; href: string }
    | { kind: "theme"; theme: "light" | "dark" | "system" }
    | { kind: "shortcuts" }
    | { kind: "signOut" };
}

/** Below this score, letters only match by chance: cmdk scores words at 0.9 and parts of words at 0.17. */
const leastScore = 0.1;

const page = (href: string) => ({ kind: "page", href }) as const;
const theme = (name: "light" | "dark" | "system") => ({ kind: "theme", theme: name }) as const;

/** The pages available to this user, with their shortcuts. */
export const pageEntries = (viewer: Viewer): CommandEntry[] =>
  pagesOf(viewer).map(({ href, label, icon, letter }) => ({
    label,
    icon,
    keys: letter ? ["G", letter] : [],
    does: page(href),
  }));

/** Other words for a settings section. */
const settingsKeywords: Record<string, string[]> = {
  "/settings/profile": ["name", "email", "account", "theme", "time zone", "workspace"],
  "/settings/notifications": ["alerts", "digest", "quiet hours", "mentions", "chat channel"],
  "/settings/sessions": ["devices", "browsers", "sign out everywhere"],
  "/settings/team": ["members", "invites", "roles", "seats"],
  "/settings/tags": ["labels", "categories"],
  "/settings/assignment": ["stages", "rules", "round robin", "routing to people"],
  "/settings/billing": ["plan", "invoices", "payment", "upgrade", "cancel"],
  "/settings/credits": ["usage", "ledger", "packs", "top-up"],
  "/settings/api-keys": ["API clients", "secrets", "tokens", "developers"],
  "/settings/connected-apps": ["agents", "assistants", "MCP", "OAuth", "disconnect"],
  "/settings/privacy": ["suppressions", "erase a person", "export a person", "data"],
  "/settings/audit": ["history", "changes"],
};

/** The settings sections available to this user. */
export const settingsEntries = ({ settings }: Viewer): CommandEntry[] =>
  settings.map(({ href, label }) => ({
    label,
    icon: Settings,
    keywords: ["settings", ...(settingsKeywords[href] ?? [])],
    does: page(href),
  }));

const workActions: CommandEntry[] = [
  { label: "Add a source", icon: Plus, does: page("/sources?new=source") },
  { label: "Add a destination", icon: Plus, does: page("/destinations?new=destination") },
  { label: "Invite a teammate", icon: UserPlus, does: page("/settings/team?new=invite") },
  { label: "Start report", icon: FileSearch, does: page("/intelligence?new=report") },
];

const ownActions: CommandEntry[] = [
  { label: "Light theme", icon: Sun, does: theme("light") },
  { label: "Dark theme", icon: Moon, does: theme("dark") },
  { label: "System theme", icon: Monitor, does: theme("system") },
  {
    label: "Keyboard shortcuts",
    icon: Keyboard,
    keywords: ["shortcuts", "keys"],
    keys: everywhereKeys.help.chords,
    does: { kind: "shortcuts" },
  },
  { label: "Sign out", icon: LogOut, keywords: ["log out"], does: { kind: "signOut" } },
];

const operatorActions: CommandEntry[] = [
  {
    label: "Find a customer",
    icon: Building,
    keywords: ["customers", "workspaces", "platform", "suspend", "grant credits"],
    does: page("/admin/customers"),
  },
  {
    label: "Review API clients",
    icon: KeyRound,
    keywords: ["clients", "approve", "deny", "platform"],
    does: page("/admin"),
  },
];

/** Actions available to this user on every page. */
export const actionEntries = ({ hasWorkspace, isOperator }: Viewer): CommandEntry[] => [
  ...(hasWorkspace ? workActions : []),
  ...(isOperator ? operatorActions : []),
  ...ownActions,
];

/** Entries that match the text, best match first; all of them, in order, if the text is empty. */
export function entriesFor(entries: readonly CommandEntry[], text: string): CommandEntry[] {
  if (text === "") return [...entries];
  return entries
    .map((entry) => ({ entry, score: defaultFilter(entry.label, text, entry.keywords) }))
    .filter(({ score }) => score > leastScore)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}
