import type { SettingsSection } from "@/components/layout/nav-items";
import type { Role } from "@/db/vocabulary";
import { listApiClients } from "@/lib/contracts/api-clients";
import { listAudit } from "@/lib/contracts/audit";
import type { Operation } from "@/lib/contracts/operation";
import { isRoleAllowed } from "./is-allowed";

/** Sections with the operation that determines who may see them; sections without one are visible to everyone. */
const sections: (SettingsSection & { needs?: Operation })[] = [
  { href: "/settings/profile", label: "Profile" },
  { href: "/settings/notifications", label: "Notifications" },
  { href: "/settings/sessions", label: "Sessions" },
  { href: "/settings/team", label: "Team" },
  { href: "/settings/tags", label: "Tags" },
  { href: "/settings/assignment", label: "Assignment" },
  { href: "/settings/billing", label: "Billing" },
  { href: "/settings/credits", label: "Credits" },
  { href: "/settings/api-keys", label: "API keys", needs: listApiClients },
  { href: "/settings/connected-apps", label: "Connected apps" },
  { href: "/settings/privacy", label: "Privacy" },
  { href: "/settings/audit", label: "Audit log", needs: listAudit },
];

/** The settings sections that a role may see. */
export const settingsSections = (role: Role | undefined): SettingsSection[] =>
  sections
    .filter(({ needs }) => !needs || isRoleAllowed(role, needs))
    .map(({ href, label }) => ({ href, label }));
