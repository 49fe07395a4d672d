"use client";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { humanize } from "@/components/labels/describe-signal";
import { notifyFailed } from "@/components/page/notify-failed";
import { QueryFailed } from "@/components/page/query-failed";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Detail, DetailsList } from "@/components/ui/details-list";
import { PageHeader } from "@/components/ui/page-header";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useWorkspaceSwitch } from "@/lib/client/account";
import { getMe, listWorkspaces } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import type { Workspace } from "@/lib/contracts/account";
import { ProfileCard } from "./profile-card";
import { WorkspaceNameForm } from "./workspace-name-form";

/** The signed-in user and their workspaces. */
export function ProfileView() {
  const me = useQuery(query(getMe));
  return (
    <>
      <PageHeader title="Profile" description="Your account and your workspaces." />
      <div className="space-y-4">
        <ProfileCard />
        <Card>
          <CardHeader title="Account" />
          <CardBody>
            {me.isPending ? (
              <SkeletonRows rows={3} label="Loading your profile" />
            ) : me.isLoadingError ? (
              <QueryFailed title="Your profile could not be loaded" query={me} />
            ) : (
              <DetailsList>
                <Detail label="Email">{me.data.user.email}</Detail>
                <Detail label="Workspace">
                  {me.data.user.role === "admin" && me.data.customer ? (
                    <WorkspaceNameForm name={me.data.customer.name} />
                  ) : (
                    (me.data.customer?.name ?? "None")
                  )}
                </Detail>
                {me.data.user.role && <Detail label="Role">{humanize(me.data.user.role)}</Detail>}
              </DetailsList>
            )}
          </CardBody>
        </Card>
        <Workspaces />
      </div>
    </>
  );
}

function Workspaces() {
  const workspaces = useQuery(query(listWorkspaces));
  return (
    <Card>
      <CardHeader title="Workspaces" description="Switching only affects this session." />
      {workspaces.isPending ? (
        <SkeletonRows rows={2} label="Loading workspaces" />
      ) : workspaces.isLoadingError ? (
        <QueryFailed title="The workspaces could not be loaded" query={workspaces} />
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {workspaces.data.data.map((workspace) => (
            <WorkspaceRow key={workspace.id} workspace={workspace} />
          ))}
        </ul>
      )}
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
