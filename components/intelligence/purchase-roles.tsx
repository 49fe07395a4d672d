import { UserRoundSearch } from "lucide-react";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { CommitteeRole, RoleMember, RolesOfPurchase } from "@/lib/contracts/v1/purchase-roles";
import type { ReportPerson } from "@/lib/contracts/v1/report-parts";
import { Claim, Claims, References } from "./claim";
import { buyingRoleLabels } from "./describe-report";
import { TitlesToFind } from "./next-step";
import { PersonLink } from "./person-link";
import { RoleMap } from "./role-map";

/** The buying committee by role: who fills it with which evidence, what is covered, and whom to look for. */
export function PurchaseRoles({
  committee,
  members,
  reportId,
}: {
  committee: RolesOfPurchase;
  members: ReportPerson[];
  /** Null where no reports on people can be started. */
  reportId: string | null;
}) {
  const { coverage } = committee;
  const roles = committee.roles.filter(({ expected, people }) => expected || people.length > 0);
  const placed = new Set(roles.flatMap(({ people }) => people.map(({ networkUrl }) => networkUrl)));
  const others = members.filter(({ networkUrl }) => !placed.has(networkUrl));
  return (
    <Card>
      <CardHeader title="Buying committee" description={coverage.text} />
      <RoleMap roles={roles} />
      <ul className="border-line border-t">
        {roles.map((role) => (
          <RoleRow key={role.role} role={role} reportId={reportId} />
        ))}
      </ul>
      {others.length > 0 && (
        <p className="border-line border-t px-4 py-3 text-ink-muted text-sm">
          <span className="font-medium text-ink">Also known: </span>
          {others.map(({ name, title }) => (title ? `${name} (${title})` : name)).join(", ")}
        </p>
      )}
    </Card>
  );
}

function RoleRow({ role, reportId }: { role: CommitteeRole; reportId: string | null }) {
  const { people, gap } = role;
  return (
    <li className="grid gap-x-4 gap-y-2 border-line border-b px-4 py-3 last:border-b-0 sm:grid-cols-[9rem_1fr]">
      <h3 className="pt-1 font-medium text-ink-muted text-sm">{buyingRoleLabels[role.role]}</h3>
      <div className="min-w-0 space-y-3">
        {people.map((person) => (
          <PersonInRole
            key={person.networkUrl}
            person={person}
            isPossible={role.role === "economic_buyer" && person.confirmed === false}
            reportId={reportId}
          />
        ))}
        {(people.length === 0 || gap) && (
          <div className="flex break-inside-avoid items-start gap-3">
            <span className="flex size-8 shrink-0 items-center justify-center rounded-full border border-control border-dashed text-ink-muted">
              <UserRoundSearch aria-hidden className="size-4" />
            </span>
            <div className="min-w-0 pt-1 text-sm">
              <p className="text-ink">
                {gap ? gap.text.split(" Look for:")[0] : "No one seen."}{" "}
                {gap && <References sources={gap.sources} />}
              </p>
              {gap && <TitlesToFind titles={gap.titles} />}
            </div>
          </div>
        )}
      </div>
    </li>
  );
}

function PersonInRole({
  person,
  isPossible,
  reportId,
}: {
  person: RoleMember;
  /** Whether the title alone says the role. */
  isPossible: boolean;
  reportId: string | null;
}) {
  const { name, title, networkUrl, evidence } = person;
  const [byTitle, ...shown] = evidence;
  return (
    <div className="flex break-inside-avoid items-start gap-3">
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <p className="min-w-0 text-sm">
            <PersonLink person={person} />
            {title && <span className="text-ink-muted">, {title}</span>}
            {isPossible && (
              <Badge tone="warning" className="ml-2">
                Possible, not confirmed
              </Badge>
            )}
          </p>
          {reportId && (
            <Link
              href={`/intelligence?${new URLSearchParams({ new: "report", person: networkUrl, from: reportId })}`}
              className="shrink-0 rounded-sm text-accent-ink text-xs hover:underline print:hidden"
            >
              Report
              <span className="sr-only">
                {" "}
                on <bdi>{name}</bdi>
              </span>
            </Link>
          )}
        </div>
        {shown.length > 0 && (
          <div className="mt-1">
            <Claims claims={shown} />
          </div>
        )}
        {byTitle && (
          <p className="mt-1 text-ink-muted text-sm">
            <Claim claim={byTitle} />
          </p>
        )}
      </div>
    </div>
  );
}
