import {
  Activity,
  BookText,
  Building2,
  CircleSlash,
  Eye,
  FileSearch,
  Gauge,
  type LucideIcon,
  Radar,
  Rocket,
  Send,
  Settings,
  ShieldCheck,
  Sparkles,
  Target,
} from "lucide-react";
import type { Chord } from "@/components/keys/chord";

export interface NavItem {
  href: string;
  label: string;
  icon: LucideIcon;
  /** The key that opens the page after `g`. */
  letter?: Chord;
}

export interface SettingsSection {
  href: string;
  label: string;
}

export interface NavGroup {
  label: string | null;
  items: NavItem[];
}

/** The portal's pages in navigation order, used by the sidebar, the drawer and the command menu. */
const daily: NavGroup[] = [
  {
    label: null,
    items: [
      { href: "/dashboard", label: "Dashboard", icon: Gauge, letter: "D" },
      { href: "/signals", label: "Signals", icon: Sparkles, letter: "S" },
      { href: "/companies", label: "Companies", icon: Building2, letter: "C" },
    ],
  },
  {
    label: "Find",
    items: [
      { href: "/sources", label: "Sources", icon: Radar, letter: "O" },
      { href: "/watchlist", label: "Watched posts", icon: Eye, letter: "W" },
      { href: "/icp", label: "Ideal customer", icon: Target, letter: "I" },
      { href: "/rejections", label: "Not signals", icon: CircleSlash, letter: "N" },
    ],
  },
  {
    label: "Act",
    items: [
      { href: "/destinations", label: "Destinations", icon: Send, letter: "T" },
      { href: "/intelligence", label: "Intelligence", icon: FileSearch, letter: "R" },
      { href: "/activity", label: "Activity", icon: Activity, letter: "A" },
    ],
  },
];

const settings: NavItem = { href: "/settings", label: "Settings", icon: Settings, letter: "," };
const docs: NavItem = { href: "/docs", label: "API docs", icon: BookText };
const operators: NavItem = { href: "/admin", label: "Platform", icon: ShieldCheck };

const setUp: NavItem = { href: "/setup", label: "Set up", icon: Rocket };

/** Decides which pages a user sees. */
export interface Viewer {
  isOperator: boolean;
  /** False before sign-up is complete and for operators without a workspace. */
  hasWorkspace: boolean;
  /** Whether the workspace is active: only then are there signals, saved views and reports. */
  isActive: boolean;
  /** The settings sections that the user's role may see. */
  settings: readonly SettingsSection[];
}

/** Navigation groups for this user; platform operators have an extra page. */
export function navGroups({ isOperator, hasWorkspace }: Viewer): NavGroup[] {
  const platform = isOperator ? [operators] : [];
  if (!hasWorkspace) return [{ label: null, items: [...platform, setUp, docs] }];
  return [...daily, { label: "Workspace", items: [settings, docs, ...platform] }];
}

/** All of these pages, ungrouped. */
export const pagesOf = (viewer: Viewer): NavItem[] => navGroups(viewer).flatMap(({ items }) => items);

/** Whether a path is a page or one of its subpages. */
export const isUnder = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`);
