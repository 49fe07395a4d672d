"use client";
import type { ComponentProps } from "react";
import { messageOf } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { getTeam } from "@/lib/client/operations";

/** For members who may not pay: names the admins who may, with their addresses. */
export function AskAdmin({ size = "md" }: Pick<ComponentProps<typeof Button>, "size">) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button size={size}>Ask an admin</Button>
      </PopoverTrigger>
      <PopoverContent label="Admins of this workspace" align="end" className="w-72">
        <Admins />
      </PopoverContent>
    </Popover>
  );
}

function Admins() {
  const team = useApiQuery(getTeam);
  if (team.isPending) {
    return (
      <p role="status" className="text-ink-muted text-sm">
        Loading admins
      </p>
    );
  }
  if (team.isLoadingError) return <p className="text-danger-ink text-sm">{messageOf(team.error)}</p>;
  const admins = team.data.members.filter(({ role }) => role === "admin");
  return (
    <>
      <p className="text-ink-muted text-xs">These admins can change the plan and buy credits.</p>
      <ul className="mt-2 space-y-2">
        {admins.map(({ userId, name, email }) => (
          <li key={userId} className="flex items-center gap-2 text-sm">
            <span className="min-w-0 flex-1">
              {name && <span className="block truncate font-medium text-ink">{name}</span>}
              <a
                href={`mailto:${email}?subject=${encodeURIComponent("Signal-to-Action: our plan and credits")}`}
                className="block truncate rounded-sm text-accent-ink underline underline-offset-2"
              >
                {email}
              </a>
            </span>
            <CopyButton value={email} label={`Copy ${email}`} compact />
          </li>
        ))}
      </ul>
    </>
  );
}
