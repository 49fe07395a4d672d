import { Gauge, type LucideIcon, Radar, Send, Sparkles } from "lucide-react";

/** The pages of the portal in the order of a working day; the sidebar and the drawer both draw them. */
export const navItems: { href: string; label: string; icon: LucideIcon }[] = [
  { href: "/dashboard", label: "Dashboard", icon: Gauge },
  { href: "/signals", label: "Signals", icon: Sparkles },
  { href: "/sources", label: "Sources", icon: Radar },
  { href: "/destinations", label: "Destinations", icon: Send },
];

/** Whether a path lies on a page or under it. */
export const isUnder = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`);
