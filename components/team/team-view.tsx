"use client";
import { UserPlus } from "lucide-react";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { Loaded } from "@/components/page/loaded";
import { useApiQuery } from "@/components/page/use-api-query";
import { count } from "@/components/plan/plan-words";
import { RemedyButton } from "@/components/remedies/remedy-button";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { loadable } from "@/components/ui/loadable";
import { PageHeader } from "@/components/ui/page-header";
import { PartBar } from "@/components/ui/part-bar";
import { getTeam } from "@/lib/client/operations";
import type { Team } from "@/lib/contracts/team";
import { InviteList } from "./invite-list";
import { MemberList } from "./member-list";

const InviteDialog = loadable(() => import("./invite-dialog").then((file) => file.InviteDialog));

/** Members, pending invitations and the seats they use. `new=invite` in the URL opens the invite dialog. */
export function TeamView({
  ownId,
  mayInvite,
  mayManage,
}: {
  ownId: string;
  mayInvite: boolean;
  mayManage: boolean;
}) {
  const [asked, setAsked] = useQueryState("new", parseAsStringLiteral(["invite"] as const));
  const team = useApiQuery(getTeam);
  return (
    <>
      <PageHeader
        title="Team"
        description={
          mayManage
            ? "Members and pending invitations."
            : "Members and pending invitations. Admins can change roles and remove members."
        }
        actions={
          mayInvite && (
            <Button
              variant="primary"
              onPointerEnter={InviteDialog.load}
              onClick={() => void setAsked("invite")}
            >
              <UserPlus aria-hidden />
              Invite
            </Button>
          )
        }
      />
      <Loaded query={team} rows={4} what="the team" inCard>
        {(data) => (
          <div className="space-y-4">
            <Seats seats={data.seats} />
            <Card>
              <CardHeader title="Members" />
              <MemberList members={data.members} ownId={ownId} mayManage={mayManage} />
            </Card>
            <Card>
              <CardHeader
                title="Invitations"
                description="Sent but not accepted yet. Links work for 7 days."
              />
              <InviteList invites={data.invites} mayChange={mayInvite} />
            </Card>
          </div>
        )}
      </Loaded>
      {asked && mayInvite && <InviteDialog onClose={() => void setAsked(null)} />}
    </>
  );
}

function Seats({ seats: { used, cap } }: { seats: Team["seats"] }) {
  const usage =
    cap === null
      ? `${count(used, "seat", "seats")} in use`
      : `${used} of ${count(cap, "seat", "seats")} in use`;
  if (cap !== null && used >= cap) {
    return (
      <Callout
        tone="warning"
        title={cap === 1 ? "The only seat is in use" : `All ${cap} seats are in use`}
        action={<RemedyButton remedy="upgrade" source={null} />}
      >
        A pending invitation uses a seat until it is accepted, canceled or expired.
      </Callout>
    );
  }
  return (
    <Card>
      <CardBody className="pt-3">
        <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="font-medium text-ink tabular-nums">{usage}</span>
          <span className="text-ink-muted">Members and invites</span>
        </p>
        {cap !== null && <PartBar value={used} max={cap} label={usage} />}
      </CardBody>
    </Card>
  );
}
