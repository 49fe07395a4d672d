"use client";
import { UserMinus } from "lucide-react";
import { notifyFailed } from "@/components/page/notify-failed";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { DialogIconButton } from "@/components/ui/dialog-button";
import { loadable } from "@/components/ui/loadable";
import { RelativeTime } from "@/components/ui/relative-time";
import { Select } from "@/components/ui/select";
import { notify } from "@/components/ui/toast";
import type { Role } from "@/db/vocabulary";
import { useRoleChange } from "@/lib/client/team";
import { isolated } from "@/lib/contracts/isolated";
import type { TeamMember } from "@/lib/contracts/team";
import { roleTexts } from "./describe-role";

const RemoveMemberDialog = loadable(() =>
  import("./remove-member-dialog").then((file) => file.RemoveMemberDialog),
);

const roleChoices = Object.entries(roleTexts);
const isRole = (value: string): value is Role => value in roleTexts;
const nameOf = ({ name, email }: TeamMember) => name ?? email;

/** Members with their roles. Users cannot change their own role; another admin can. */
export function MemberList({
  members,
  ownId,
  mayManage,
}: {
  members: TeamMember[];
  ownId: string;
  mayManage: boolean;
}) {
  const { mutateAsync } = useRoleChange();

  async function give(member: TeamMember, role: Role, undoable = true) {
    const name = nameOf(member);
    try {
      await mutateAsync({ userId: member.userId, role });
      const undo = { label: "Undo", onSelect: () => void give(member, member.role, false) };
      notify({
        text: `${isolated(name)}'s role is now ${roleTexts[role].label.toLowerCase()}`,
        description: roleTexts[role].may,
        tone: "success",
        ...(undoable && { action: undo }),
      });
    } catch (error) {
      notifyFailed(`Could not change the role of ${isolated(name)}`, error);
    }
  }

  return (
    <ul className="divide-y divide-line border-line border-t">
      {members.map((member) => {
        const isSelf = member.userId === ownId;
        return (
          <li key={member.userId} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2">
            <Avatar name={nameOf(member)} chosen={member.initials} />
            <div className="min-w-0 flex-1 basis-40 text-sm">
              <p className="flex items-center gap-2">
                <span className="truncate font-medium text-ink">{nameOf(member)}</span>
                {isSelf && <Badge tone="accent">You</Badge>}
              </p>
              <p className="truncate text-ink-muted text-xs">
                {member.name ? `${member.email}, joined ` : "Joined "}
                <RelativeTime at={member.joinedAt} />
              </p>
            </div>
            {mayManage && !isSelf ? (
              <span className="flex items-center gap-2 max-sm:w-full max-sm:pl-11">
                <Select
                  aria-label={`Role of ${nameOf(member)}`}
                  className="w-28 max-sm:flex-1"
                  value={member.role}
                  onChange={({ target }) => {
                    if (isRole(target.value)) void give(member, target.value);
                  }}
                >
                  {roleChoices.map(([value, { label }]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
                <DialogIconButton
                  label={`Remove ${nameOf(member)}`}
                  icon={<UserMinus />}
                  size="sm"
                  load={RemoveMemberDialog.load}
                  dialog={(state) => <RemoveMemberDialog member={member} {...state} />}
                />
              </span>
            ) : (
              <Badge className="shrink-0">{roleTexts[member.role].label}</Badge>
            )}
          </li>
        );
      })}
    </ul>
  );
}
