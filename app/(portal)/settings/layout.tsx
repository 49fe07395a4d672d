import type { ReactNode } from "react";
import { currentIdentity } from "@/app/page-data";
import { PageSkeleton } from "@/components/layout/page-skeleton";
import { SettingsNav } from "@/components/settings/settings-nav";
import { settingsSections } from "../settings-sections";

/** Settings: section navigation next to the content. Sections that the role may not see are not listed. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const role = (await currentIdentity())?.customer?.role;
  return (
    <div className="lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-10">
      <SettingsNav sections={settingsSections(role)} />
      <div className="min-w-0 max-w-4xl">
        <div className="peer">{children}</div>
        <PageSkeleton />
      </div>
    </div>
  );
}
