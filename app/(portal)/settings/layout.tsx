import type { ReactNode } from "react";
import { currentIdentity } from "@/app/page-data";
import { PageSkeleton } from "@/components/layout/page-skeleton";
import { SettingsNav, type SettingsSection } from "@/components/settings/settings-nav";
import { listApiClients } from "@/lib/contracts/api-clients";
import { listAudit } from "@/lib/contracts/audit";
import type { Operation } from "@/lib/contracts/operation";
import { isRoleAllowed } from "../is-allowed";

/**
 * Settings sections with the operation that determines who may see them; sections without one are visible to
 * everyone.
 */
const sections: (SettingsSection & { needs?: Operation })[] = [
  { href: "/settings/profile", label: "Profile" },
  { href: "/settings/sessions", label: "Sessions" },
  { href: "/settings/team", label: "Team" },
  { href: "/settings/tags", label: "Tags" },
  { href: "/settings/billing", label: "Billing" },
  { href: "/settings/credits", label: "Credits" },
  { href: "/settings/api-keys", label: "API keys", needs: listApiClients },
  { href: "/settings/privacy", label: "Privacy" },
  { href: "/settings/audit", label: "Audit log", needs: listAudit },
];

/** Settings: section navigation next to the content. Sections that the role may not see are not listed. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const role = (await currentIdentity())?.customer?.role;
  const isOpen = ({ needs }: (typeof sections)[number]) => !needs || isRoleAllowed(role, needs);
  return (
    <div className="lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-10">
      <SettingsNav sections={sections.filter(isOpen).map(({ href, label }) => ({ href, label }))} />
      <div className="min-w-0 max-w-4xl">
        <div className="peer">{children}</div>
        <PageSkeleton />
      </div>
    </div>
  );
}
