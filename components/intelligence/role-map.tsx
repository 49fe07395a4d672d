import { UserRoundSearch } from "lucide-react";
import { Avatar } from "@/components/ui/avatar";
import { countOf } from "@/db/count-of";
import type { CommitteeRole } from "@/lib/contracts/v1/purchase-roles";
import { buyingRoleLabels } from "./describe-report";

/** How many people of a role are drawn. */
const drawn = 3;

/** The roles of a purchase side by side: who is seen in each, and which of those to expect nobody fills. */
export function RoleMap({ roles }: { roles: readonly CommitteeRole[] }) {
  return (
    <ul aria-label="Map of roles" className="grid grid-cols-2 gap-2 px-4 pb-4 sm:flex">
      {roles.map((role) => (
        <RoleTile key={role.role} role={role} />
      ))}
    </ul>
  );
}

function RoleTile({ role: { role, people, gap } }: { role: CommitteeRole }) {
  const unconfirmed = role === "economic_buyer" && people.every(({ confirmed }) => confirmed === false);
  const isOpen = people.length === 0 || gap !== null;
  return (
    <li
      className={`flex min-w-0 break-inside-avoid flex-col gap-1.5 rounded-md border px-3 py-2 sm:flex-1 ${
        isOpen ? "border-control border-dashed" : "border-accent-line bg-accent-surface"
      }`}
    >
      <span className="truncate text-ink-muted text-xs">{buyingRoleLabels[role]}</span>
      <span className="flex h-6 items-center gap-1">
        {people.slice(0, drawn).map(({ networkUrl, name }) => (
          <Avatar key={networkUrl} name={name} size="sm" />
        ))}
        {people.length > drawn && (
          <span className="text-ink-muted text-xs tabular-nums">+{people.length - drawn}</span>
        )}
        {people.length === 0 && <UserRoundSearch aria-hidden className="size-4 text-ink-muted" />}
      </span>
      <span className={`truncate text-sm ${isOpen ? "text-ink-muted" : "font-medium text-ink"}`}>
        {describePeople(people, unconfirmed)}
      </span>
    </li>
  );
}

/** "Missing", "Ada Lovelace", "3 people", and whether they only may have the role. */
function describePeople(people: CommitteeRole["people"], unconfirmed: boolean): string {
  const [first, ...others] = people;
  if (!first) return "Missing";
  if (unconfirmed) return others.length > 0 ? `${people.length} possible` : "Possible";
  return others.length > 0 ? countOf(people.length, "person", "people") : first.name;
}
