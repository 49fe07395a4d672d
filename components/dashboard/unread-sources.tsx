import { ButtonLink } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";
import { countOf } from "@/db/count-of";
import type { DashboardPending } from "@/lib/contracts/dashboard";
import { isolated } from "@/lib/contracts/isolated";
import { AttentionRow } from "./attention-row";

/** Sources that cannot be read: one with why, or several by name. */
export function UnreadSources({ sources: { total, data } }: { sources: DashboardPending["sources"] }) {
  const [first] = data;
  if (!first) return null;
  if (total === 1) {
    return (
      <AttentionRow title={first.displayName} action={<Open href={`/sources/${first.id}`} />}>
        <Reason source={first} />
      </AttentionRow>
    );
  }
  const names = data.map(({ displayName }) => isolated(displayName)).join(", ");
  return (
    <AttentionRow
      title={countOf(total, "source cannot be read", "sources cannot be read")}
      action={<Open href="/sources" />}
    >
      {total > data.length ? `${names} and ${total - data.length} more` : names}
    </AttentionRow>
  );
}

function Reason({ source }: { source: DashboardPending["sources"]["data"][number] }) {
  if (source.reason === "network") return "This source cannot be read: its network is not configured.";
  if (source.lastDiscoveryAt === null) return "This source has not been read yet. We keep trying.";
  return (
    <>
      This source was last read <RelativeTime at={source.lastDiscoveryAt} />. We keep trying.
    </>
  );
}

const Open = ({ href }: { href: string }) => (
  <ButtonLink size="sm" href={href}>
    View
  </ButtonLink>
);
