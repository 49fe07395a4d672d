import { Badge } from "@/components/ui/badge";
import { Mark } from "./mark";

/** The name and plan of the workspace. */
export function WorkspaceName({ name, plan }: { name: string; plan: string | null }) {
  return (
    <div className="flex min-w-0 items-center gap-2">
      <Mark className="size-6 shrink-0" />
      <span className="truncate font-semibold text-ink text-sm">
        <bdi>{name}</bdi>
      </span>
      {plan && <Badge>{plan}</Badge>}
    </div>
  );
}
