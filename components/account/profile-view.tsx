"use client";
import { Check } from "lucide-react";
import { humanize } from "@/components/labels/describe-signal";
import { Loaded } from "@/components/page/loaded";
import { notifyFailed } from "@/components/page/notify-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Detail, DetailsList } from "@/components/ui/details-list";
import { PageHeader } from "@/components/ui/page-header";
import { useWorkspaceSwitch } from "@/lib/client/account";
import { getMe, listWorkspaces } from "@/lib/client/operations";
import type { Workspace } from "@/lib/contracts/account";
import { ProfileCard } from "./profile-card";
import { WorkspaceNameForm } from "./workspace-name-form";

/** The signed-in user and their workspaces. */
export function ProfileView() {
  const me = useApiQuery(getMe);
  return (
    <>
      <PageHeader title="Profile" description="Your account and your workspaces." />
      <div className="space-y-4">
        <ProfileCard />
        <Card>
          <CardHeader title="Account" />
          <CardBody>
            <Loaded query={me} rows={3} what="your profile">
              {(data) => (
                <DetailsList>
                  <Detail label="Email">{data.user.email}</Detail>
                  <Detail label="Workspace">
                    {data.user.role === "admin" && data.customer ? (
                      <WorkspaceNameForm name={data.customer.name} />
                    ) : (
                      (data.customer?.name ?? "None")
                    )}
                  </Detail>
                  {data.user.role && <Detail label="Role">{humanize(data.user.role)}</Detail>}
                </DetailsList>
              )}
            </Loaded>
          </CardBody>
        </Card>
        <Workspaces />
      </div>
    </>
  );
}

function Workspaces() {
  const workspaces = useApiQuery(listWorkspaces);
  return (
    <Card>
      <CardHeader title="Workspaces" description="Switching only affects this session." />
      <Loaded query={workspaces} rows={2} what="workspaces">
        {(data) => (
          <ul className="divide-y divide-line border-line border-t">
            {data.data.map((workspace) => (
              <WorkspaceRow key={workspace.id} workspace={workspace} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

function WorkspaceRow({ workspace }: { workspace: Workspace }) {
  const { mutate, isPending } = useWorkspaceSwitch();
  const change = () =>
    mutate(workspace.id, {
      onError: (error) => notifyFailed("Could not switch workspace", error),
    });
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2">
      <Avatar name={workspace.name} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-ink text-sm">{workspace.name}</p>
        <p className="text-ink-muted text-xs">{humanize(workspace.role)}</p>
      </div>
      {workspace.isCurrent ? (
        <Badge tone="accent">
          <Check aria-hidden />
          Current
        </Badge>
      ) : (
        <Button size="sm" pending={isPending} onClick={change}>
          Switch
          <span className="sr-only">
            {" "}
            to <bdi>{workspace.name}</bdi>
          </span>
        </Button>
      )}
    </li>
  );
}
